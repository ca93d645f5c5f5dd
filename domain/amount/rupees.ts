import { MAGNITUDE_SPELLINGS, spellings } from './spellings.ts'

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
export function readRupees(text: string): number | undefined {
  const [, digits, magnitude = ''] = AMOUNT.exec(text.toLowerCase().replace(/[\s,]/g, '')) ?? []
  return digits === undefined
    ? undefined
    : Math.round(Number(digits) * 10 ** (POWERS.get(magnitude) ?? 0))
}
