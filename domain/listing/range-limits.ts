import { areaAmountText, SQUARE_FEET } from '../area/square-feet.ts'
import { CRORE, LAKH, rupeesText } from '../price/money.ts'
import {
  mapBounds,
  rangeInFull,
  scaleOf,
  type Bounds,
  type ListingScope,
  type Range,
  type RangeUnit,
} from './range-units.ts'

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
