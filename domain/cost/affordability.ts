import { MAGNITUDE_SPELLINGS, spellings } from '../amount/spellings.ts'
import { AFFORDABILITY_FIELDS, type AffordabilityField } from './affordability-parameters.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import { CRORE, formatInr, LAKH, sumText } from '../price/money.ts'

/** Rupees a month for a loan, and rupees of one's own; absent: no limit. */
export type Affordability = Readonly<Partial<Record<AffordabilityField, number>>>

/** More is a slip of the keyboard. */
export const MAX_AFFORDABILITY: Readonly<Record<AffordabilityField, number>> = {
  emi: CRORE,
  cash: 1000 * CRORE,
}

/** An address's amounts, and texts that are no amount, which limit nothing. */
export type RequestedAffordability = Affordability & {
  readonly unread?: Readonly<Partial<Record<AffordabilityField, string>>>
}

/** Reads the amounts that were typed ('50k', '20 lakh'). Zero is an amount. */
export function readAffordability(params: URLSearchParams): RequestedAffordability {
  const affordability: Partial<Record<AffordabilityField, number>> = {}
  const unread: Partial<Record<AffordabilityField, string>> = {}
  for (const name of AFFORDABILITY_FIELDS) {
    const text = params.get(name)?.trim() ?? ''
    const amount = readRupees(text)
    if (amount !== undefined && amount <= MAX_AFFORDABILITY[name]) affordability[name] = amount
    // Nobody types a longer amount.
    else if (text !== '') unread[name] = text.slice(0, 40)
  }
  return { ...affordability, ...(Object.keys(unread).length > 0 && { unread }) }
}

/** The amounts alone; undefined where there is none. */
export const affordabilityOf = ({ emi, cash }: Affordability): Affordability | undefined =>
  emi === undefined && cash === undefined ? undefined : withoutUndefined({ emi, cash })

/** '₹ 50,000 a month, ₹ 20 L of your own'; '' where there is no amount. */
export function affordabilityText({ emi, cash }: Affordability, joint = ', '): string {
  const whole = (rupees: number) => `₹ ${formatInr(rupees, 0)}`
  return [
    emi !== undefined && `${whole(emi)} a month`,
    cash !== undefined && `${cash < LAKH ? whole(cash) : sumText(cash)} of your own`,
  ]
    .filter(Boolean)
    .join(joint)
}

const POWERS = new Map([
  ...spellings(MAGNITUDE_SPELLINGS).map(([text, power]) => [text, Number(power)] as const),
  ['thousand', 3] as const,
])

const AMOUNT = new RegExp(
  String.raw`^(?:₹|rs\.?|inr)?(\d+(?:\.\d+)?|\.\d+)(${[...POWERS.keys()].join('|')})?\.?(?:\/-)?(?:rupees)?$`,
)

/**
 * A sum as people type it into a field, in whole rupees: '50k', '₹50,000', '20 lakh', '1.5 cr'.
 * Undefined for what is no amount, or less than none.
 */
function readRupees(text: string): number | undefined {
  const [, digits, magnitude = ''] = AMOUNT.exec(text.toLowerCase().replace(/[\s,]/g, '')) ?? []
  return digits === undefined
    ? undefined
    : Math.round(Number(digits) * 10 ** (POWERS.get(magnitude) ?? 0))
}
