import { readAffordability } from '../cost/read-affordability.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'
import type { RangeName } from './range-limits.ts'
import { byFacet, type FacetName } from './facets.ts'
import { EMPTY_QUERY, LISTING_TYPES, requestedPage, type ListingQuery } from './listing-query.ts'
import { isMapRequested } from './map-address.ts'
import {
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  type ListingScope,
  type Range,
  type RangeUnit,
} from './range-units.ts'
import { readRange } from './read-range.ts'
import { LISTING_SORTS } from './sort-options.ts'

/** The most values of one filter that are read from an address, as each has to be compared. */
const MAX_VALUES = 50

/**
 * Reads a listing's address. What is unknown is ignored; an amount that cannot be read or is out of
 * range filters nothing and is kept in `unread`; a bare bound at its slider's own limit is open;
 * reversed bounds are put in order.
 * @param asOption a value as the options spell it, undefined where it is not known at all; absent:
 * every value counts
 */
export function readListingQuery(
  params: URLSearchParams,
  scope: ListingScope = 'listing',
  asOption: (facet: FacetName, value: string) => string | undefined = (_facet, value) => value,
): ListingQuery {
  const range = <Unit extends RangeUnit>(
    name: RangeName,
    units: readonly Unit[],
    defaultRange: Range<Unit>,
  ): Range<Unit> => {
    const requestedUnit =
      units.find((one) => one === params.get(`${name}Unit`)) ?? defaultRange.unit
    const texts = { min: params.get(`${name}Min`) ?? '', max: params.get(`${name}Max`) ?? '' }
    const read = readRange(
      name,
      texts,
      [requestedUnit, defaultRange.unit, ...units.toReversed()],
      defaultRange.unit,
      scope,
    )
    Object.assign(unread, read.unread)
    return read.range
  }
  const { unread: unreadAffordability, ...affordability } = readAffordability(params)
  const unread: NonNullable<ListingQuery['unread']> = { ...unreadAffordability }
  const budget = range('budget', BUDGET_UNITS, EMPTY_QUERY.budget)
  const area = range('area', LISTING_AREA_UNITS, EMPTY_QUERY.area)
  const type = LISTING_TYPES.find((value) => value === params.get('type'))
  const sort = LISTING_SORTS.find(({ value }) => value === params.get('sort'))?.value
  return {
    ...(type && { type }),
    ...byFacet(({ name }) =>
      distinctTexts(
        params
          .getAll(name)
          .slice(0, MAX_VALUES)
          .map((value) => asOption(name, collapseSpaces(value)) ?? ''),
      ),
    ),
    ...affordability,
    ...(Object.keys(unread).length > 0 && { unread }),
    budget,
    area,
    sort: sort ?? EMPTY_QUERY.sort,
    ...(isMapRequested(params) && { view: 'map' }),
    page: requestedPage(params),
  }
}
