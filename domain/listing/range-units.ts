import {
  rangeOf,
  scaleOf,
  withBounds,
  type Bounds,
  type ListingQuery,
  type ListingScope,
  type RangeName,
  type RangeUnit,
  type SliderLimits,
} from './listing-query.ts'

/**
 * The same range in another unit, on page 1; `widened` where a bound lay beyond the new unit's
 * limits, so that the range is wider than it was.
 */
export function withUnit(
  query: ListingQuery,
  name: RangeName,
  unit: RangeUnit,
  scope: ListingScope,
): { query: ListingQuery; widened: boolean } {
  const scale = scaleOf(unit, scope)
  const converted = convert(rangeOf(query, name), scale.worth)
  const { bounds, widened } = fit(converted, scale)
  return { query: withBounds({ ...query, [`${name}Unit`]: unit }, name, bounds), widened }
}

const DECIMALS = 1000

/** Rounded outward to three decimals, so that nothing is lost that was found before. */
function convert({ min, max }: Bounds, worth: number): Bounds {
  // Without the noise of a division: 1.15 Cr are 115 L.
  const exact = (amount: number) => Number(((amount / worth) * DECIMALS).toFixed(6))
  return {
    min: min === undefined ? undefined : Math.floor(exact(min)) / DECIMALS,
    max: max === undefined ? undefined : Math.ceil(exact(max)) / DECIMALS,
  }
}

/** Moves bounds into the limits, which can only widen the range; one at its own limit is open. */
function fit({ min, max }: Bounds, limits: SliderLimits): { bounds: Bounds; widened: boolean } {
  const into = (value: number | undefined) =>
    value === undefined ? undefined : Math.min(Math.max(value, limits.min), limits.max)
  const moved = { min: into(min), max: into(max) }
  return {
    bounds: {
      min: moved.min === limits.min ? undefined : moved.min,
      max: moved.max === limits.max ? undefined : moved.max,
    },
    widened: moved.min !== min || moved.max !== max,
  }
}
