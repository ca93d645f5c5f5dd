import { costSheet, type ChargesOf } from './cost-sheet.ts'
import type { PricedUnit } from './priced-unit.ts'

/** What a purchase costs, in whole rupees: the price, and the taxes and fees on top of it. */
export type Purchase = { readonly price: number; readonly charges: number }

/** The purchase of a unit by a man: GST, stamp duty and registration, as far as they are known. */
export function purchaseOf(unit: Pick<PricedUnit, 'price' | 'gst'>, charges: ChargesOf): Purchase {
  const { price, total } = costSheet(unit, 'man', charges)
  return { price, charges: total - price }
}

/** The purchase of the cheapest of some units; undefined where there is none. */
export function cheapestPurchase(
  units: readonly PricedUnit[],
  charges: ChargesOf,
): Purchase | undefined {
  return units
    .map((unit) => purchaseOf(unit, charges))
    .toSorted((a, b) => a.price - b.price || a.charges - b.charges)[0]
}
