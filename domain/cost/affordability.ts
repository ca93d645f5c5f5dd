import { parseRupees } from '../amount/read-rupees.ts'
import { CRORE, formatInr, LAKH, rupeesText } from '../price/money.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import { AFFORDABILITY_FIELDS, type AffordabilityField } from './affordability-fields.ts'

/** Rupees a month for a loan, and rupees of one's own; an absent amount sets no limit. */
export type Affordability = Readonly<Partial<Record<AffordabilityField, number>>>

/** A larger amount is a slip of the keyboard. */
export const MAX_AFFORDABILITY: Readonly<Record<AffordabilityField, number>> = {
  emi: CRORE,
  cash: 1000 * CRORE,
}

/** The amounts of an address; `unread` has texts that are no amount, which limit nothing. */
export type RequestedAffordability = Affordability & {
  readonly unread?: Readonly<Partial<Record<AffordabilityField, string>>>
}

/** The amounts alone; undefined where there is none. */
export const affordabilityOf = ({ emi, cash }: Affordability): Affordability | undefined =>
  emi === undefined && cash === undefined ? undefined : withoutUndefined({ emi, cash })

/** '₹ 50,000 a month, ₹ 20 L of your own'; '' where there is no amount. */
export function affordabilityText({ emi, cash }: Affordability, joint = ', '): string {
  const whole = (rupees: number) => `₹ ${formatInr(rupees, 0)}`
  return [
    emi !== undefined && `${whole(emi)} a month`,
    cash !== undefined && `${cash < LAKH ? whole(cash) : rupeesText(cash)} of your own`,
  ]
    .filter(Boolean)
    .join(joint)
}

/** Reads the amounts that were typed ('50k', '20 lakh'). Zero is an amount. */
export function readAffordability(params: URLSearchParams): RequestedAffordability {
  const affordability: Partial<Record<AffordabilityField, number>> = {}
  const unread: Partial<Record<AffordabilityField, string>> = {}
  for (const name of AFFORDABILITY_FIELDS) {
    const text = params.get(name)?.trim() ?? ''
    const amount = parseRupees(text, () => 1)
    if (amount !== undefined && amount <= MAX_AFFORDABILITY[name])
      affordability[name] = Math.round(amount)
    // Nobody types a longer amount.
    else if (text !== '') unread[name] = text.slice(0, 40)
  }
  return { ...affordability, ...(Object.keys(unread).length > 0 && { unread }) }
}
