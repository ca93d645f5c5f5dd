import { SQUARE_FEET } from '../area/square-feet.ts'
import { CRORE, LAKH } from '../price/money.ts'

export const BUDGET_UNITS = ['L', 'Cr'] as const
export const LISTING_AREA_UNITS = ['sqft', 'sqyd', 'acre'] as const

export type RangeUnit = (typeof BUDGET_UNITS | typeof LISTING_AREA_UNITS)[number]

/** Both ends of a range filter, inclusive; an absent end is open. */
export type Bounds = { min?: number | undefined; max?: number | undefined }

/** Bounds in their unit. */
export type Range<Unit extends RangeUnit = RangeUnit> = Readonly<Bounds> & { readonly unit: Unit }

export type SliderLimits = { min: number; max: number; step: number }

/**
 * The page whose slider is meant: a budget goes up to 500 on the listing, and up to 100 on a
 * developer's page.
 */
export type ListingScope = 'listing' | 'developer'

const BUDGET: SliderLimits = { min: 1, max: 500, step: 0.1 }
const AREA: SliderLimits = { min: 100, max: 100_000, step: 10 }

/** What a unit is worth in rupees or square feet, and how far its slider goes (docs/product.md, 'Listing and filters'). */
const SCALES: Readonly<Record<RangeUnit, SliderLimits & { worth: number }>> = {
  L: { ...BUDGET, worth: LAKH },
  Cr: { ...BUDGET, worth: CRORE },
  sqft: { ...AREA, worth: SQUARE_FEET.sqft },
  sqyd: { ...AREA, worth: SQUARE_FEET.sqyd },
  acre: { min: 0.1, max: 100, step: 0.1, worth: SQUARE_FEET.acre },
}

export const scaleOf = (unit: RangeUnit, scope: ListingScope) =>
  scope === 'developer' && (unit === 'L' || unit === 'Cr')
    ? { ...SCALES[unit], max: 100 }
    : SCALES[unit]

/** Bounds with a function applied to each; an open bound stays open. */
export const mapBounds = (
  { min, max }: Bounds,
  low: (value: number) => number,
  high: (value: number) => number = low,
): Bounds => ({
  min: min === undefined ? undefined : low(min),
  max: max === undefined ? undefined : high(max),
})

/** A range in rupees or square feet, without the noise of binary numbers. */
export const rangeInFull = (range: Range): Bounds =>
  mapBounds(range, (value) => Number((value * SCALES[range.unit].worth).toFixed(6)))

const DECIMALS = 1000

/**
 * The same range in another unit, rounded outward to three decimals, so that nothing is lost that was
 * found before; `widened` where a bound lay beyond the new unit's limits.
 */
export function withUnit<Unit extends RangeUnit>(
  range: Range,
  unit: Unit,
  scope: ListingScope,
): { range: Range<Unit>; widened: boolean } {
  const limits = scaleOf(unit, scope)
  // Rounding takes away the noise of a division: 1.15 Cr are 115 L.
  const exact = (amount: number) => Number(((amount / limits.worth) * DECIMALS).toFixed(6))
  const bounds = mapBounds(
    rangeInFull(range),
    (min) => Math.floor(exact(min)) / DECIMALS,
    (max) => Math.ceil(exact(max)) / DECIMALS,
  )
  const { min, max } = mapBounds(bounds, (value) =>
    Math.min(Math.max(value, limits.min), limits.max),
  )
  return {
    // An end at its slider's own limit is open.
    range: {
      min: min === limits.min ? undefined : min,
      max: max === limits.max ? undefined : max,
      unit,
    },
    widened: min !== bounds.min || max !== bounds.max,
  }
}
