import { areaAmountText, SQUARE_FEET } from '../area/square-feet.ts'
import { CRORE, LAKH, rupeesText } from '../price/money.ts'

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

export type RangeName = 'budget' | 'area'

export type BoundName = `${RangeName}${'Min' | 'Max'}`

/** What a bound may be, in rupees or square feet. */
export const boundLimits = (name: RangeName, scope: ListingScope) =>
  name === 'budget'
    ? { min: LAKH, max: scaleOf('Cr', scope).max * CRORE }
    : { min: scaleOf('sqft', scope).min, max: scaleOf('acre', scope).max * SQUARE_FEET.acre }

/**
 * Whether a unit's slider reaches a bound inside its ends: a handle at the end means an open bound.
 */
const reaches = (end: 'min' | 'max', value: number, unit: RangeUnit, scope: ListingScope) => {
  const limits = scaleOf(unit, scope)
  return value >= limits.min && value <= limits.max && value !== limits[end]
}

/**
 * Bounds in rupees or square feet as a range in the first unit whose slider reaches both, else in
 * `defaultUnit`. Undefined where a bound is beyond `boundLimits`.
 */
export function rangeOf<Unit extends RangeUnit>(
  name: RangeName,
  bounds: Bounds,
  units: readonly Unit[],
  defaultUnit: Unit,
  scope: ListingScope = 'listing',
): Range<Unit> | undefined {
  const { min, max } = boundLimits(name, scope)
  const ends = [bounds.min, bounds.max].filter((end) => end !== undefined)
  // NaN, which a search gives for an amount that nobody can be sure of, is within no limits either:
  // the words of that amount are left over.
  if (!ends.every((end) => end >= min && end <= max)) return undefined
  // Rounding takes away the noise of a division; parts of an acre get two decimals.
  const decimals = name === 'budget' ? 9 : 2
  const inUnit = (unit: Unit) =>
    mapBounds(bounds, (value) => Number((value / scaleOf(unit, scope).worth).toFixed(decimals)))
  const unit = units.find((one) => {
    const { min, max } = inUnit(one)
    return (
      (min === undefined || reaches('min', min, one, scope)) &&
      (max === undefined || reaches('max', max, one, scope))
    )
  })
  return { ...inUnit(unit ?? defaultUnit), unit: unit ?? defaultUnit }
}

/**
 * A bound as an address and a field write it: a bare number where the unit's slider reaches it,
 * else with its unit: '50 L'.
 */
export function boundText(range: Range, end: 'min' | 'max'): string | undefined {
  const value = range[end]
  if (value === undefined || reaches(end, value, range.unit, 'listing'))
    return value === undefined ? undefined : String(value)
  const full = rangeInFull(range)[end] ?? 0
  if (range.unit === 'Cr' || range.unit === 'L') return rupeesText(full).replace('₹ ', '')
  return full < SQUARE_FEET.acre
    ? areaAmountText(full, 'sqft')
    : areaAmountText(Number((full / SQUARE_FEET.acre).toFixed(6)), 'acre')
}
