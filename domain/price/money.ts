/** Rupees in a lakh and in a crore. */
export const LAKH = 1e5
export const CRORE = 1e7

/**
 * A number times `10 ** places`, moved in its decimal notation: 1.005 by two places is 100.5, not
 * 100.49999999999999. Prices are rounded in decimal, never in binary.
 */
export function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounded half up (away from zero) to at most `places` decimals. */
export function roundHalfUp(value: number, places: number): number {
  return Math.sign(value) * shift(Math.round(shift(Math.abs(value), places)), -places)
}

/** A share of a sum in whole rupees, rounded half up. */
export function percentOf(rupees: number, percent: number): number {
  // Fifteen digits are without the noise of binary numbers.
  return roundHalfUp(Number(((rupees * percent) / 100).toPrecision(15)), 0)
}

const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 })
const WITH_PAISE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** A number with Indian grouping and all its digits: '12,34,567.5'. */
export const toIndianText = (value: number): string => GROUPED.format(value)

/** A number with Indian grouping and two decimals or none, rounded half up: '12,34,567.50'. */
export function formatInr(amount: number, decimals: 0 | 2 = 2): string {
  const rounded = Number.isFinite(amount) ? roundHalfUp(amount, decimals) : 0
  return (decimals === 2 ? WITH_PAISE : GROUPED).format(rounded)
}

/**
 * A sum in the unit it is read in, rounded half up to two decimals: '2.25 Cr' from 1e7, '95 L' from
 * 1e5, else '75,000'. 99,99,999 rupees are 1 crore, not 100 lakh (docs/product.md, 'Prices').
 */
export function scaledText(rupees: number, lakh = 'L'): string {
  const rounded = (power: number) => roundHalfUp(shift(rupees, -power), 2)
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

/** A sum with all its digits, in crores from a crore on, below in lakhs: '₹ 1.4 Cr', '₹ 90 L'. */
export function sumText(rupees: number): string {
  const [power, unit] = rupees >= CRORE ? [7, 'Cr'] : [5, 'L']
  return `₹ ${toIndianText(shift(rupees, -power))} ${unit}`
}
