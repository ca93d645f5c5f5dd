import { SQUARE_FEET } from '../area/area.ts'
import {
  readAffordability,
  type Affordability,
  type RequestedAffordability,
} from '../cost/affordability.ts'
import { byFacet, type Facet } from './facets.ts'
import { CRORE, LAKH } from '../price/money.ts'
import type { ProjectKind } from '../project/project.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import { LISTING_PARAMETERS } from './listing-parameters.ts'
import { LISTING_SORTS, type ListingSort } from './sorting.ts'

export const LISTING_TYPES = ['residential', 'commercial'] as const
export const BUDGET_UNITS = ['L', 'Cr'] as const
export const LISTING_AREA_UNITS = ['sqft', 'sqyd', 'acre'] as const

/** A unit of the budget or of the area. */
export type RangeUnit = (typeof BUDGET_UNITS | typeof LISTING_AREA_UNITS)[number]

/** The filters, order and page of a listing, as its address holds them (docs/product.md, 'Listing and filters'). */
export type ListingQuery = Readonly<Record<Facet, readonly string[]>> &
  RequestedAffordability & {
    /** Absent: both kinds. */
    readonly type?: ProjectKind
    /** In `budgetUnit`; absent: open. */
    readonly budgetMin?: number
    readonly budgetMax?: number
    readonly budgetUnit: (typeof BUDGET_UNITS)[number]
    /** In `areaUnit`; absent: open. */
    readonly areaMin?: number
    readonly areaMax?: number
    readonly areaUnit: (typeof LISTING_AREA_UNITS)[number]
    readonly sort: ListingSort
    readonly page: number
  }

/** Both ends of a range filter, inclusive; an absent one is open. */
export type Bounds = { min?: number | undefined; max?: number | undefined }

export type SliderLimits = { min: number; max: number; step: number }

/** Which slider a page has: the listing's budget goes to 500, a developer's page's to 100. */
export type ListingScope = 'listing' | 'developer'

/** The filters that have two ends and a unit. */
export type RangeName = 'budget' | 'area'

/** A unit of a range: what one is worth in rupees or square feet, and how far its slider goes. */
export type Scale = SliderLimits & { readonly worth: number }

const BUDGET: SliderLimits = { min: 1, max: 500, step: 0.1 }
const AREA: SliderLimits = { min: 100, max: 100_000, step: 10 }

/** Every unit of the ranges (docs/product.md, 'Listing and filters'). */
const SCALES: Readonly<Record<RangeUnit, Scale>> = {
  L: { ...BUDGET, worth: LAKH },
  Cr: { ...BUDGET, worth: CRORE },
  sqft: { ...AREA, worth: SQUARE_FEET.sqft },
  sqyd: { ...AREA, worth: SQUARE_FEET.sqyd },
  acre: { min: 0.1, max: 100, step: 0.1, worth: SQUARE_FEET.acre },
}

/** A unit on a page of either scope. */
export const scaleOf = (unit: RangeUnit, scope: ListingScope): Scale =>
  scope === 'developer' && (unit === 'L' || unit === 'Cr')
    ? { ...SCALES[unit], max: 100 }
    : SCALES[unit]

/** No filter, file order, the first page. */
export const EMPTY_QUERY: ListingQuery = {
  ...byFacet(() => []),
  budgetUnit: 'Cr',
  areaUnit: 'sqft',
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
  {
    canonical = (_facet, value) => value,
    scope = 'listing',
  }: {
    canonical?: (facet: Facet, value: string) => string | undefined
    scope?: ListingScope
  } = {},
): ListingQuery {
  const type = oneOf(LISTING_TYPES, params.get('type'))
  const budgetUnit = oneOf(BUDGET_UNITS, params.get('budgetUnit')) ?? 'Cr'
  const areaUnit = oneOf(LISTING_AREA_UNITS, params.get('areaUnit')) ?? 'sqft'
  const sort = LISTING_SORTS.find(({ value }) => value === params.get('sort'))?.value
  const budget = readBounds(params, 'budget', scaleOf(budgetUnit, scope))
  const area = readBounds(params, 'area', scaleOf(areaUnit, scope))
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
    ...ends('budget', budget),
    budgetUnit,
    ...ends('area', area),
    areaUnit,
    sort: sort ?? EMPTY_QUERY.sort,
    page: pageAsked(params),
  }
}

/** The address of a query: '' or '?…', always in the same order, defaults left out. */
export function listingSearch(query: ListingQuery): string {
  const params = new URLSearchParams()
  for (const name of LISTING_PARAMETERS) {
    // What is no amount stays, so that the page can say so.
    const value =
      query[name] ?? (name === 'emi' || name === 'cash' ? query.unread?.[name] : undefined)
    if (value === undefined || value === EMPTY_QUERY[name]) continue
    for (const one of [value].flat()) params.append(name, String(one))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** The query with one value chosen or no longer chosen; every change of a filter goes to page 1. */
export function toggleValue(query: ListingQuery, facet: Facet, value: string): ListingQuery {
  const chosen = query[facet]
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value]
  return { ...query, [facet]: next, page: 1 }
}

/** The query with other bounds of budget or area, in their unit; every change goes to page 1. */
export function withBounds(query: ListingQuery, name: RangeName, bounds: Bounds): ListingQuery {
  const { [`${name}Min` as const]: _min, [`${name}Max` as const]: _max, ...others } = query
  return { ...others, ...ends(name, bounds), page: 1 }
}

/** The query with other limits of what can be spent; every change goes to page 1. */
export function withAffordability(query: ListingQuery, affordability: Affordability): ListingQuery {
  const { emi: _emi, cash: _cash, unread: _unread, ...others } = query
  return { ...others, ...affordability, page: 1 }
}

/** The bounds under the names that a query has for them; an open one is absent. */
const ends = (name: RangeName, { min, max }: Bounds): Partial<ListingQuery> =>
  withoutUndefined({ [`${name}Min`]: min, [`${name}Max`]: max })

/** A range in rupees or square feet, whatever its unit; an open end is absent. */
export function rangeOf(query: ListingQuery, name: RangeName): { min?: number; max?: number } {
  const { worth } = SCALES[query[`${name}Unit`]]
  // Without the noise of binary numbers; nobody counts parts of a rupee.
  const inFull = (value: number | undefined) =>
    value === undefined ? value : Number((value * worth).toFixed(name === 'budget' ? 0 : 6))
  const { [`${name}Min` as const]: min, [`${name}Max` as const]: max } = query
  return withoutUndefined<{ min?: number; max?: number }>({ min: inFull(min), max: inFull(max) })
}

function readBounds(params: URLSearchParams, name: RangeName, limits: SliderLimits): Bounds {
  const one = readNumber(params.get(`${name}Min`), limits)
  const other = readNumber(params.get(`${name}Max`), limits)
  const [min, max] =
    one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return {
    min: min === limits.min ? undefined : min,
    max: max === limits.max ? undefined : max,
  }
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

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text)
}
