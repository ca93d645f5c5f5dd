import { FACETS } from './facets.ts'
import { EMPTY_QUERY, toggleValue, type ListingQuery } from './listing-query.ts'
import { rangeInFull, type Bounds } from './range-units.ts'
import { affordabilityText } from '../cost/affordability.ts'
import { areaAmountText } from '../area/square-feet.ts'
import { rupeesText } from '../price/money.ts'

/**
 * The filters that are on, each in words and with the query without it, in the order of the form;
 * the type is left out, as a toggle shows it.
 */
export function activeFilters(query: ListingQuery) {
  const { emi: _emi, cash: _cash, unread: _unread, ...others } = query
  const { area, budget } = EMPTY_QUERY
  const filters = [
    {
      key: 'affordability',
      label: affordabilityText(query),
      without: { ...others, page: 1 },
    },
    {
      key: 'budget',
      label: rangeText(rangeInFull(query.budget), rupeesText),
      // The unit goes with its range, so that no unit stays in the address alone.
      without: { ...query, budget, page: 1 },
    },
    {
      key: 'area',
      label: rangeText(query.area, (value) => areaAmountText(value, query.area.unit)),
      without: { ...query, area, page: 1 },
    },
  ]
  return [
    ...FACETS.flatMap(({ name }) =>
      query[name].map((value) => ({
        key: `${name}:${value}`,
        label: value,
        without: toggleValue(query, name, value),
      })),
    ),
    ...filters.filter(({ label }) => label !== ''),
  ]
}

/** The query with no filter but the type; its order and its map stay. */
export function withoutFilters({ type, sort, view }: ListingQuery): ListingQuery {
  return { ...EMPTY_QUERY, ...(type && { type }), sort, ...(view && { view }) }
}

function rangeText({ min, max }: Bounds, word: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${word(min)} – ${word(max)}`
  if (min !== undefined) return `From ${word(min)}`
  return max === undefined ? '' : `Up to ${word(max)}`
}
