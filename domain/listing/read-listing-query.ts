import { parseSize } from '../amount/read-area-size.ts'
import { parseNumber } from '../amount/read-number.ts'
import { parseRupees } from '../amount/read-rupees.ts'
import { toSquareFeet } from '../area/square-feet.ts'
import { readAffordability } from '../cost/read-affordability.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'
import { byFacet, type FacetName } from './facets.ts'
import { EMPTY_QUERY, LISTING_TYPES, requestedPage, type ListingQuery } from './listing-query.ts'
import { isMapRequested } from './listing-parameters.ts'
import {
  type BoundName,
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  type ListingScope,
  type Range,
  type RangeName,
  rangeOf,
  type RangeUnit,
  scaleOf,
} from './range-units.ts'
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

/**
 * Reads a range from the texts of its two fields, which may name a unit each: '80 lakh',
 * '₹ 12000000', '200 gaj'. A bare number has the range's unit and must be within its slider's limits;
 * at the limit itself the end is open. The ends are put in order.
 * @param units the range's unit, then others in which it may be said instead
 * @returns `unread`: texts that are no amount, or out of range
 */
function readRange<Unit extends RangeUnit>(
  name: RangeName,
  texts: Readonly<Record<'min' | 'max', string>>,
  [unit, ...units]: readonly [Unit, ...Unit[]],
  defaultUnit: Unit,
  scope: ListingScope,
): { range: Range<Unit>; unread: Partial<Record<BoundName, string>> } {
  const limits = scaleOf(unit, scope)
  const unread: Partial<Record<BoundName, string>> = {}
  const read = (end: 'min' | 'max') => {
    const text = texts[end].trim()
    const bare = parseNumber(text)
    const isBare = bare !== undefined && bare >= limits.min && bare <= limits.max
    const value = isBare ? bare * limits.worth : inFull(name, text)
    if (value !== undefined && rangeOf(name, { min: value }, [unit], unit, scope))
      return [{ value, isBare }]
    // Nobody types a longer amount.
    if (text !== '') unread[`${name}${end === 'min' ? 'Min' : 'Max'}`] = text.slice(0, 40)
    return []
  }
  const [min, max] = [read('min'), read('max')]
  const sortedEnds = [...min, ...max].toSorted((one, other) => one.value - other.value)
  const [low, high] = sortedEnds.length === 2 ? sortedEnds : [min[0], max[0]]
  const isOpen = (end: typeof low, limit: number) =>
    end?.isBare && end.value === limit * limits.worth
  const bounds = {
    min: isOpen(low, limits.min) ? undefined : low?.value,
    max: isOpen(high, limits.max) ? undefined : high?.value,
  }
  const range = rangeOf(name, bounds, [unit, ...units], defaultUnit, scope) ?? { unit }
  return { range, unread }
}

/** Rupees or square feet of an amount with its unit or the sign of the rupee. */
function inFull(name: RangeName, text: string): number | undefined {
  if (name === 'budget') return parseRupees(text, () => Number.NaN)
  const size = parseSize(text)
  return size && toSquareFeet(size.value, size.unit)
}
