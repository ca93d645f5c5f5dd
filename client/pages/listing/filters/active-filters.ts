import { FACETS } from '../../../../domain/listing/listing-options.ts'
import {
  EMPTY_QUERY,
  toggleValue,
  type ListingAreaUnit,
  type ListingQuery,
} from '../../../../domain/listing/listing-query.ts'
import { formatInr } from '../../../../domain/price/money.ts'

/** One filter that is on: its words, and the query without it. */
export type ActiveFilter = {
  readonly key: string
  readonly label: string
  readonly without: ListingQuery
}

const AREA_UNITS: Readonly<Record<ListingAreaUnit, string>> = {
  sqft: 'sq. ft.',
  sqyd: 'sq. yd.',
  acre: 'acres',
}

/** The filters that are on, in the order of the form. The type has a toggle of its own. */
export function activeFilters(query: ListingQuery): readonly ActiveFilter[] {
  const { budgetMin, budgetMax, budgetUnit, areaMin, areaMax, areaUnit } = query
  const budget = rangeText(budgetMin, budgetMax, (value) => `₹ ${amount(value)} ${budgetUnit}`)
  const area = rangeText(areaMin, areaMax, (value) => `${amount(value)} ${AREA_UNITS[areaUnit]}`)
  return [
    ...FACETS.flatMap((facet) =>
      query[facet].map((value) => ({
        key: `${facet}:${value}`,
        label: value,
        without: toggleValue(query, facet, value),
      })),
    ),
    ...(budget ? [{ key: 'budget', label: budget, without: withoutBudget(query) }] : []),
    ...(area ? [{ key: 'area', label: area, without: withoutArea(query) }] : []),
  ]
}

/** The query with no filter but the type; its order stays. */
export function withoutFilters({ type, sort }: ListingQuery): ListingQuery {
  return { ...EMPTY_QUERY, ...(type && { type }), sort }
}

/** The query with other bounds of budget or area; an absent one is open. */
export function withBounds(
  query: ListingQuery,
  name: 'budget' | 'area',
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
): ListingQuery {
  const bare = name === 'budget' ? withoutBudget(query) : withoutArea(query)
  return {
    ...bare,
    ...(min !== undefined && { [`${name}Min`]: min }),
    ...(max !== undefined && { [`${name}Max`]: max }),
    budgetUnit: query.budgetUnit,
    areaUnit: query.areaUnit,
  }
}

function withoutBudget(query: ListingQuery): ListingQuery {
  const { budgetMin: _min, budgetMax: _max, ...rest } = query
  return { ...rest, budgetUnit: EMPTY_QUERY.budgetUnit, page: 1 }
}

function withoutArea(query: ListingQuery): ListingQuery {
  const { areaMin: _min, areaMax: _max, ...rest } = query
  return { ...rest, areaUnit: EMPTY_QUERY.areaUnit, page: 1 }
}

function rangeText(
  min: number | undefined,
  max: number | undefined,
  word: (value: number) => string,
): string | undefined {
  if (min !== undefined && max !== undefined) return `${word(min)} – ${word(max)}`
  if (min !== undefined) return `From ${word(min)}`
  return max === undefined ? undefined : `Up to ${word(max)}`
}

const amount = (value: number): string => formatInr(value, Number.isInteger(value) ? 0 : 1)
