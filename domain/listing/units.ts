import { fromSquareFeet } from '../area/area.ts'
import { CRORE, LAKH } from '../price/money.ts'
import {
  AREA_LIMITS,
  areaOf,
  BUDGET_LIMITS,
  budgetOf,
  withBounds,
  type Bounds,
  type BudgetUnit,
  type ListingAreaUnit,
  type ListingQuery,
  type ListingScope,
  type SliderLimits,
} from './listing-query.ts'

export type Converted = {
  readonly query: ListingQuery
  /** True where a bound lay beyond the new unit's limits: the range is wider than it was. */
  readonly widened: boolean
}

/** The same budget in another unit, on page 1. */
export function withBudgetUnit(
  query: ListingQuery,
  budgetUnit: BudgetUnit,
  scope: ListingScope,
): Converted {
  const rupees = budgetUnit === 'L' ? LAKH : CRORE
  const bounds = convert(budgetOf(query), (amount) => amount / rupees)
  const fitted = fit(bounds, BUDGET_LIMITS[scope])
  return { ...fitted, query: withBounds({ ...query, budgetUnit }, 'budget', fitted.bounds) }
}

/** The same area in another unit, on page 1. */
export function withAreaUnit(query: ListingQuery, areaUnit: ListingAreaUnit): Converted {
  const bounds = convert(areaOf(query), (amount) => fromSquareFeet(amount, areaUnit))
  const fitted = fit(bounds, AREA_LIMITS[areaUnit])
  return { ...fitted, query: withBounds({ ...query, areaUnit }, 'area', fitted.bounds) }
}

const DECIMALS = 1000

/** Rounded outward to three decimals, so that nothing is lost that was found before. */
function convert({ min, max }: Bounds, toUnit: (amount: number) => number): Bounds {
  // Without the noise of a division: 1.15 Cr are 115 L.
  const exact = (amount: number) => Number((toUnit(amount) * DECIMALS).toFixed(6))
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
