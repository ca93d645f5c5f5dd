import { readRupees } from '../amount/rupees.ts'
import { MEANS, type MeansName } from './means-parameters.ts'
import { CRORE, formatInr, LAKH, sumText } from '../price/money.ts'

/** Rupees a month for a loan, and rupees of one's own; absent: no limit. */
export type Means = { readonly [Name in MeansName]?: number }

/** More is a slip of the keyboard. */
export const MAX_MEANS: Readonly<Record<MeansName, number>> = { emi: CRORE, cash: 1000 * CRORE }

/** Nobody types a longer amount. */
const LONGEST = 40

/** An address's amounts, and texts that are no amount, which limit nothing. */
export type MeansAsked = Means & {
  readonly unread?: { readonly [Name in MeansName]?: string }
}

/** Reads the amounts that were typed ('50k', '20 lakh'). Zero is an amount. */
export function readMeans(params: URLSearchParams): MeansAsked {
  const means: { [Name in MeansName]?: number } = {}
  const unread: { [Name in MeansName]?: string } = {}
  for (const name of MEANS) {
    const text = params.get(name)?.trim() ?? ''
    const amount = readRupees(text)
    if (amount !== undefined && amount <= MAX_MEANS[name]) means[name] = amount
    else if (text !== '') unread[name] = text.slice(0, LONGEST)
  }
  return { ...means, ...(Object.keys(unread).length > 0 && { unread }) }
}

/** The amounts alone; undefined where there is none. */
export function meansOf({ emi, cash }: Means): Means | undefined {
  if (emi === undefined && cash === undefined) return undefined
  return { ...(emi !== undefined && { emi }), ...(cash !== undefined && { cash }) }
}

/** '₹ 50,000 a month, ₹ 20 L of your own'; '' where there is no amount. */
export function meansText({ emi, cash }: Means, joint = ', '): string {
  return [
    emi === undefined ? '' : `₹ ${formatInr(emi, 0)} a month`,
    cash === undefined
      ? ''
      : `${cash < LAKH ? `₹ ${formatInr(cash, 0)}` : sumText(cash)} of your own`,
  ]
    .filter((part) => part !== '')
    .join(joint)
}
