import { SQUARE_FEET } from '../area/area.ts'
import {
  readAffordability,
  type Affordability,
  type RequestedAffordability,
} from '../cost/affordability.ts'
import { AFFORDABILITY_FIELDS } from '../cost/affordability-parameters.ts'
import { byFacet, FACETS, type Facet } from './facets.ts'
import { CRORE, LAKH } from '../price/money.ts'
import type { ProjectKind } from '../project/project.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'
import { LISTING_SORTS, type ListingSort } from './sorting.ts'

export type BudgetUnit = 'L' | 'Cr'
export type ListingAreaUnit = 'sqft' | 'sqyd' | 'acre'

/** The filters, order and page of a listing, as its address holds them (docs/product.md, 'Listing and filters'). */
export type ListingQuery = Readonly<Record<Facet, readonly string[]>> &
  RequestedAffordability & {
    /** Absent: both kinds. */
    readonly type?: ProjectKind
    /** In `budgetUnit`; absent: open. */
    readonly budgetMin?: number
    readonly budgetMax?: number
    readonly budgetUnit: BudgetUnit
    /** In `areaUnit`; absent: open. */
    readonly areaMin?: number
    readonly areaMax?: number
    readonly areaUnit: ListingAreaUnit
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
const SCALES: Readonly<Record<BudgetUnit | ListingAreaUnit, Scale>> = {
  L: { ...BUDGET, worth: LAKH },
  Cr: { ...BUDGET, worth: CRORE },
  sqft: { ...AREA, worth: SQUARE_FEET.sqft },
  sqyd: { ...AREA, worth: SQUARE_FEET.sqyd },
  acre: { min: 0.1, max: 100, step: 0.1, worth: SQUARE_FEET.acre },
}

export type RangeUnit = keyof typeof SCALES

/** A unit on a page of either scope. */
export const scaleOf = (unit: RangeUnit, scope: ListingScope): Scale =>
  scope === 'developer' && (unit === 'L' || unit === 'Cr')
    ? { ...SCALES[unit], max: 100 }
    : SCALES[unit]

export const LISTING_TYPES = ['residential', 'commercial'] as const
export const BUDGET_UNITS = ['L', 'Cr'] as const
export const LISTING_AREA_UNITS = ['sqft', 'sqyd', 'acre'] as const

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

/** A value from an address as the options spell it; undefined where it is not known at all. */
export type CanonicalValue = (facet: Facet, value: string) => string | undefined

/**
 * Reads a listing's address. What is unknown, malformed or out of range is ignored; a bound at its
 * slider's own limit is none; reversed bounds are put in order. Without `canonical` every value counts.
 */
export function parseListingQuery(
  params: URLSearchParams,
  { canonical, scope = 'listing' }: { canonical?: CanonicalValue; scope?: ListingScope } = {},
): ListingQuery {
  const type = oneOf(LISTING_TYPES, params.get('type'))
  const budgetUnit = oneOf(BUDGET_UNITS, params.get('budgetUnit')) ?? 'Cr'
  const areaUnit = oneOf(LISTING_AREA_UNITS, params.get('areaUnit')) ?? 'sqft'
  const sort = LISTING_SORTS.find(({ value }) => value === params.get('sort'))?.value
  const budget = readBounds(params, 'budget', scaleOf(budgetUnit, scope))
  const area = readBounds(params, 'area', scaleOf(areaUnit, scope))
  return {
    ...(type && { type }),
    ...byFacet(({ name }) => readValues(params, name, canonical)),
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
  const put = (name: string, value: string | number | undefined, usual?: string | number) => {
    if (value !== undefined && value !== usual) params.append(name, String(value))
  }
  put('type', query.type)
  for (const { name } of FACETS) for (const value of query[name]) put(name, value)
  // What is no amount stays, so that the page can say so.
  for (const name of AFFORDABILITY_FIELDS) put(name, query[name] ?? query.unread?.[name])
  put('budgetMin', query.budgetMin)
  put('budgetMax', query.budgetMax)
  put('budgetUnit', query.budgetUnit, EMPTY_QUERY.budgetUnit)
  put('areaMin', query.areaMin)
  put('areaMax', query.areaMax)
  put('areaUnit', query.areaUnit, EMPTY_QUERY.areaUnit)
  put('sort', query.sort, EMPTY_QUERY.sort)
  put('page', query.page, EMPTY_QUERY.page)
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
const ends = (name: RangeName, { min, max }: Bounds): Partial<ListingQuery> => ({
  ...(min !== undefined && { [`${name}Min`]: min }),
  ...(max !== undefined && { [`${name}Max`]: max }),
})

/** A range in rupees or square feet, whatever its unit; an open end is absent. */
export function rangeOf(query: ListingQuery, name: RangeName): { min?: number; max?: number } {
  const { worth } = SCALES[query[`${name}Unit`]]
  // Without the noise of binary numbers; nobody counts parts of a rupee.
  const inFull = (value: number) => Number((value * worth).toFixed(name === 'budget' ? 0 : 6))
  const { [`${name}Min` as const]: min, [`${name}Max` as const]: max } = query
  return {
    ...(min !== undefined && { min: inFull(min) }),
    ...(max !== undefined && { max: inFull(max) }),
  }
}

function readValues(
  params: URLSearchParams,
  facet: Facet,
  canonical: CanonicalValue | undefined,
): readonly string[] {
  const values = params
    .getAll(facet)
    .slice(0, MOST_VALUES)
    .map(collapseSpaces)
    .filter((value) => value !== '')
  const known = canonical ? values.map((value) => canonical(facet, value)) : values
  return distinctTexts(known.filter((value) => value !== undefined))
}

function readBounds(
  params: URLSearchParams,
  name: RangeName,
  limits: SliderLimits,
): { min: number | undefined; max: number | undefined } {
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
