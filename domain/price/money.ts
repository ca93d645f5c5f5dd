export const LAKH = 1e5
export const CRORE = 1e7

/**
 * A number times `10 ** places`, moved in its decimal notation: 1.005 by two places is 100.5, not
 * 100.49999999999999. Prices are rounded in decimal, never in binary.
 */
export function shiftDecimals(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounded half up (away from zero) to at most `places` decimals. */
export function roundHalfUp(value: number, places: number): number {
  return (
    Math.sign(value) * shiftDecimals(Math.round(shiftDecimals(Math.abs(value), places)), -places)
  )
}

/** A share of an amount in whole rupees, rounded half up. */
export function percentOf(rupees: number, percent: number): number {
  // Fifteen digits leave out the noise of binary numbers.
  return roundHalfUp(Number(((rupees * percent) / 100).toPrecision(15)), 0)
}

/** A number with Indian grouping and all its digits: '12,34,567.5'. */
export function toIndianText(value: number): string {
  // The browser's own `Intl.NumberFormat`, when first made, keeps a cheap phone from answering for 170 ms.
  // A whole number of 22 digits is '1e+21' as a number's own text.
  const digits = Number.isInteger(value) ? String(BigInt(value)) : String(value)
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** A number with Indian grouping and two decimals or none, rounded half up: '12,34,567.50'. */
export function formatInr(amount: number, decimals: 0 | 2 = 2): string {
  const text = toIndianText(Number.isFinite(amount) ? roundHalfUp(amount, decimals) : 0)
  if (decimals === 0) return text
  const [whole = '', paise = ''] = text.split('.')
  return `${whole}.${paise.padEnd(2, '0')}`
}

/**
 * An amount in the unit it is read in, rounded half up to two decimals: '2.25 Cr' from 1e7, '95 L' from
 * 1e5, else '75,000'. 99,99,999 rupees are 1 crore, not 100 lakh (docs/product.md, 'Prices').
 */
export function scaledText(rupees: number, lakh = 'L'): string {
  const rounded = (power: number) => roundHalfUp(shiftDecimals(rupees, -power), 2)
  // Rounding in a smaller unit is finer, so the small unit decides whether the next one is reached.
  if (rounded(5) >= 100) return `${toIndianText(rounded(7))} Cr`
  return rounded(0) >= LAKH ? `${toIndianText(rounded(5))} ${lakh}` : toIndianText(rounded(0))
}

/**
 * A number of rupees as pages show it (docs/product.md, 'Prices'):
 * '₹ 2.25 Cr', '₹ 95 Lakh', '₹ 75,000'; 'Contact Us' where there is none.
 */
export const displayRupees = (rupees: number | undefined): string =>
  rupees !== undefined && Number.isFinite(rupees) ? `₹ ${scaledText(rupees, 'Lakh')}` : 'Contact Us'

/** An amount with all its digits, in crores from a crore on, below in lakhs: '₹ 1.4 Cr', '₹ 90 L'. */
export function rupeesText(rupees: number): string {
  const [power, unit] = rupees >= CRORE ? [7, 'Cr'] : [5, 'L']
  return `₹ ${toIndianText(shiftDecimals(rupees, -power))} ${unit}`
}

/** The spaces of an amount: behind its sign, before its unit, and in 'sq. ft.'. */
const SPACES =
  /(?<=₹) (?=\d)|(?<=\d) (?=(?:Cr|L|Lakh|K|BHK|sq|acres?|hectares?|cents?|guntha|grounds?|km|mins?)\b)|(?<=\bsq\.) (?=\w)/g

/**
 * Joins '₹ 2.5 Cr', '3 BHK' and '1,850 sq. ft.' with no-break spaces, so that a line never ends between a number
 * and its unit, and a range breaks at its dash only. For texts that people read, not for addresses and fields.
 */
export const noBreakAmounts = (text: string): string => text.replace(SPACES, '\u00A0')
