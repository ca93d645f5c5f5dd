import { FACETS } from './facets.ts'
import {
  EMPTY_QUERY,
  rangeOf,
  toggleValue,
  withBounds,
  withAffordability,
  type ListingQuery,
  type RangeName,
} from './listing-query.ts'
import { affordabilityText } from '../cost/affordability.ts'
import { areaAmountText } from '../area/area.ts'
import { sumText } from '../price/money.ts'

/** One filter that is on: its words, and the query without it. */
export type ActiveFilter = {
  readonly key: string
  readonly label: string
  readonly without: ListingQuery
}

/** The filters that are on, in the order of the form. The type has a toggle of its own. */
export function activeFilters(query: ListingQuery): readonly ActiveFilter[] {
  const { areaMin, areaMax, areaUnit } = query
  const { min, max } = rangeOf(query, 'budget')
  const budget = rangeText(min, max, sumText)
  const area = rangeText(areaMin, areaMax, (value) => areaAmountText(value, areaUnit))
  const affordability = affordabilityText(query)
  return [
    ...FACETS.flatMap(({ name }) =>
      query[name].map((value) => ({
        key: `${name}:${value}`,
        label: value,
        without: toggleValue(query, name, value),
      })),
    ),
    ...(affordability
      ? [{ key: 'affordability', label: affordability, without: withAffordability(query, {}) }]
      : []),
    ...(budget ? [{ key: 'budget', label: budget, without: withoutRange(query, 'budget') }] : []),
    ...(area ? [{ key: 'area', label: area, without: withoutRange(query, 'area') }] : []),
  ]
}

/** The query with no filter but the type; its order stays. */
export function withoutFilters({ type, sort }: ListingQuery): ListingQuery {
  return { ...EMPTY_QUERY, ...(type && { type }), sort }
}

// The unit goes with its range, so that it does not stay in the address alone.
const withoutRange = (query: ListingQuery, name: RangeName): ListingQuery => ({
  ...withBounds(query, name, {}),
  [`${name}Unit`]: EMPTY_QUERY[`${name}Unit`],
})

function rangeText(
  min: number | undefined,
  max: number | undefined,
  word: (value: number) => string,
): string | undefined {
  if (min !== undefined && max !== undefined) return `${word(min)} – ${word(max)}`
  if (min !== undefined) return `From ${word(min)}`
  return max === undefined ? undefined : `Up to ${word(max)}`
}
