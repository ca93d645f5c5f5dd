import { readAffordability, type RequestedAffordability } from '../cost/affordability.ts'
import { byFacet, type Facet } from './facets.ts'
import type { ProjectKind } from '../project/project.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'
import { LISTING_PARAMETERS } from './listing-parameters.ts'
import {
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  orderedBounds,
  scaleOf,
  type ListingScope,
  type Range,
  type RangeUnit,
  type SliderLimits,
} from './ranges.ts'
import { LISTING_SORTS, type ListingSort } from './sorting.ts'

export const LISTING_TYPES = ['residential', 'commercial'] as const

/** The filters that have two ends and a unit. */
export type RangeName = 'budget' | 'area'

/** The filters, order and page of a listing, as its address holds them (docs/product.md, 'Listing and filters'). */
export type ListingQuery = Readonly<Record<Facet, readonly string[]>> &
  RequestedAffordability & {
    /** Absent: both kinds. */
    readonly type?: ProjectKind
    readonly budget: Range<(typeof BUDGET_UNITS)[number]>
    readonly area: Range<(typeof LISTING_AREA_UNITS)[number]>
    readonly sort: ListingSort
    readonly page: number
  }

/** No filter, file order, the first page. */
export const EMPTY_QUERY: ListingQuery = {
  ...byFacet(() => []),
  budget: { unit: 'Cr' },
  area: { unit: 'sqft' },
  sort: 'relevance',
  page: 1,
}

/** An address cannot make a listing compare without end. */
const MOST_VALUES = 50

/**
 * Reads a listing's address. What is unknown, malformed or out of range is ignored; a bound at its
 * slider's own limit is none; reversed bounds are put in order.
 * @param canonical a value as the options spell it, undefined where it is not known at all; absent:
 * every value counts
 */
export function parseListingQuery(
  params: URLSearchParams,
  scope: ListingScope = 'listing',
  canonical: (facet: Facet, value: string) => string | undefined = (_facet, value) => value,
): ListingQuery {
  const range = <Unit extends RangeUnit>(
    name: RangeName,
    units: readonly Unit[],
    usual: Range<Unit>,
  ): Range<Unit> => {
    const unit = units.find((one) => one === params.get(`${name}Unit`)) ?? usual.unit
    const limits = scaleOf(unit, scope)
    const read = (end: 'Min' | 'Max') => readNumber(params.get(name + end), limits)
    return { ...orderedBounds(read('Min'), read('Max'), limits), unit }
  }
  const type = LISTING_TYPES.find((value) => value === params.get('type'))
  const sort = LISTING_SORTS.find(({ value }) => value === params.get('sort'))?.value
  return {
    ...(type && { type }),
    ...byFacet(({ name }) =>
      distinctTexts(
        params
          .getAll(name)
          .slice(0, MOST_VALUES)
          .map((value) => canonical(name, collapseSpaces(value)) ?? ''),
      ),
    ),
    ...readAffordability(params),
    budget: range('budget', BUDGET_UNITS, EMPTY_QUERY.budget),
    area: range('area', LISTING_AREA_UNITS, EMPTY_QUERY.area),
    sort: sort ?? EMPTY_QUERY.sort,
    page: pageAsked(params),
  }
}

/** The address of a query: '' or '?…', always in the same order, defaults left out. */
export function listingSearch(query: ListingQuery): string {
  const params = new URLSearchParams()
  const [values, defaults] = [addressValues(query), addressValues(EMPTY_QUERY)]
  for (const name of LISTING_PARAMETERS) {
    const value = values[name]
    if (value === undefined || value === defaults[name]) continue
    for (const one of [value].flat()) params.append(name, String(one))
  }
  return params.size > 0 ? `?${params}` : ''
}

/** A query by the names of the address. What is no amount stays, so that the page can say so. */
function addressValues({ budget, area, unread, ...rest }: ListingQuery) {
  const values: Readonly<Record<string, unknown>> = {
    ...unread,
    ...rest,
    budgetMin: budget.min,
    budgetMax: budget.max,
    budgetUnit: budget.unit,
    areaMin: area.min,
    areaMax: area.max,
    areaUnit: area.unit,
  }
  return values
}

/** The query with one value chosen or no longer chosen; every change of a filter goes to page 1. */
export function toggleValue(query: ListingQuery, facet: Facet, value: string): ListingQuery {
  const chosen = query[facet]
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value]
  return { ...query, [facet]: next, page: 1 }
}

function readNumber(text: string | null, { min, max }: SliderLimits): number | undefined {
  if (text === null || !/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** The page of a list that an address's query asks for; 1 where it names none. */
export function pageAsked(params: URLSearchParams): number {
  const text = params.get('page')
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
