import { readRupees } from '../amount/rupees.ts'
import { AFFORDABILITY_FIELDS, type AffordabilityField } from './affordability-parameters.ts'
import { CRORE, formatInr, LAKH, sumText } from '../price/money.ts'

/** Rupees a month for a loan, and rupees of one's own; absent: no limit. */
export type Affordability = { readonly [Name in AffordabilityField]?: number }

/** More is a slip of the keyboard. */
export const MAX_AFFORDABILITY: Readonly<Record<AffordabilityField, number>> = {
  emi: CRORE,
  cash: 1000 * CRORE,
}

/** Nobody types a longer amount. */
const LONGEST = 40

/** An address's amounts, and texts that are no amount, which limit nothing. */
export type RequestedAffordability = Affordability & {
  readonly unread?: { readonly [Name in AffordabilityField]?: string }
}

/** Reads the amounts that were typed ('50k', '20 lakh'). Zero is an amount. */
export function readAffordability(params: URLSearchParams): RequestedAffordability {
  const affordability: { [Name in AffordabilityField]?: number } = {}
  const unread: { [Name in AffordabilityField]?: string } = {}
  for (const name of AFFORDABILITY_FIELDS) {
    const text = params.get(name)?.trim() ?? ''
    const amount = readRupees(text)
    if (amount !== undefined && amount <= MAX_AFFORDABILITY[name]) affordability[name] = amount
    else if (text !== '') unread[name] = text.slice(0, LONGEST)
  }
  return { ...affordability, ...(Object.keys(unread).length > 0 && { unread }) }
}

/** The amounts alone; undefined where there is none. */
export function affordabilityOf({ emi, cash }: Affordability): Affordability | undefined {
  if (emi === undefined && cash === undefined) return undefined
  return { ...(emi !== undefined && { emi }), ...(cash !== undefined && { cash }) }
}

/** '₹ 50,000 a month, ₹ 20 L of your own'; '' where there is no amount. */
export function affordabilityText({ emi, cash }: Affordability, joint = ', '): string {
  return [
    emi === undefined ? '' : `₹ ${formatInr(emi, 0)} a month`,
    cash === undefined
      ? ''
      : `${cash < LAKH ? `₹ ${formatInr(cash, 0)}` : sumText(cash)} of your own`,
  ]
    .filter((part) => part !== '')
    .join(joint)
}
