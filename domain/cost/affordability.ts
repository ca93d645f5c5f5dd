import { CRORE, formatInr, LAKH, rupeesText } from '../price/money.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import type { AffordabilityField } from './affordability-fields.ts'

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
