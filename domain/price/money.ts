import {
  decimalFrom,
  isAtLeast,
  roundHalfUp,
  shift,
  toIndianText,
  type Decimal,
} from './decimal.ts'

/** Rupees in a lakh and in a crore. */
export const LAKH = 1e5
export const CRORE = 1e7

/** A value of rupees in the unit it is read in, rounded half up to two decimals. */
export type ScaledRupees = { value: Decimal; unit: 'crore' | 'lakh' | 'rupee' }

/**
 * Chooses the unit (crore from 1e7, lakh from 1e5, else the rupee), rounds half up to two decimals,
 * then chooses the unit again: 99,99,999 rupees are 1 crore, not 100 lakh (docs/product.md, 'Prices').
 */
export function scaleRupees(rupees: Decimal): ScaledRupees {
  const crore = roundHalfUp(shift(rupees, -7), 2)
  const lakh = roundHalfUp(shift(rupees, -5), 2)
  const rupee = roundHalfUp(rupees, 2)
  // Rounding in a smaller unit is finer, so the small unit decides whether the next one is reached.
  if (isAtLeast(lakh, 100n)) return { value: crore, unit: 'crore' }
  if (isAtLeast(rupee, 100_000n)) return { value: lakh, unit: 'lakh' }
  return { value: rupee, unit: 'rupee' }
}

/**
 * A number of rupees as pages show it (docs/product.md, 'Prices'):
 * '₹ 2.25 Cr', '₹ 95 Lakh', '₹ 75,000'; 'Contact Us' where there is none.
 */
export function displayRupees(rupees: number | undefined): string {
  if (rupees === undefined || !Number.isFinite(rupees)) return 'Contact Us'
  const { value, unit } = scaleRupees(decimalFrom(rupees))
  const suffix = { crore: ' Cr', lakh: ' Lakh', rupee: '' }[unit]
  return `₹ ${toIndianText(value)}${suffix}`
}

/** A sum with all its digits, in crores from a crore on, below in lakhs: '₹ 1.4 Cr', '₹ 90 L'. */
export function sumText(rupees: number): string {
  const [power, unit] = rupees >= CRORE ? [7, 'Cr'] : [5, 'L']
  return `₹ ${toIndianText(shift(decimalFrom(rupees), -power))} ${unit}`
}

/**
 * A number with Indian grouping and exactly `decimals` decimals, rounded half up: '12,34,567.50'.
 * Our own, because Intl's answer differs between Node's and browsers' locale data.
 */
export function formatInr(amount: number, decimals = 2): string {
  if (!Number.isFinite(amount)) return formatInr(0, decimals)
  return toIndianText(roundHalfUp(decimalFrom(amount), decimals), decimals)
}
