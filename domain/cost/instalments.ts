import { decimalFrom, roundHalfUp, shift, toNumber } from '../price/decimal.ts'

/** A share of a sum in whole rupees, rounded half up; both are taken exactly as they are written. */
export function percentOf(rupees: number, percent: number): number {
  const [one, other] = [decimalFrom(rupees), decimalFrom(percent)]
  const product = { digits: one.digits * other.digits, scale: one.scale + other.scale }
  return toNumber(roundHalfUp(shift(product, -2), 0))
}

/**
 * The amount of each instalment of a payment plan in whole rupees: the price's share rounded half
 * up, and for the last one what is left, so that they add up to the price exactly.
 * @param price whole rupees
 * @param percentages of the price, in the plan's order
 */
export function instalmentAmounts(price: number, percentages: readonly number[]): number[] {
  const amounts = percentages.slice(0, -1).map((percent) => percentOf(price, percent))
  const paid = amounts.reduce((sum, amount) => sum + amount, 0)
  return percentages.length === 0 ? [] : [...amounts, price - paid]
}

/** The sum of all amounts up to and with each. */
export function runningTotals(amounts: readonly number[]): number[] {
  let total = 0
  return amounts.map((amount) => (total += amount))
}
