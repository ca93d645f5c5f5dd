import type { Affordability, RequestedAffordability } from '../cost/affordability.ts'
import {
  type BoundName,
  boundText,
  type BUDGET_UNITS,
  type LISTING_AREA_UNITS,
  type Range,
} from './range-units.ts'
import { byFacet, type FacetName } from './facets.ts'
import type { ProjectKind } from '../project/project.ts'
import { LISTING_PARAMETERS, isMapRequested } from './listing-parameters.ts'
import type { ListingSort } from './sort-options.ts'

export const LISTING_TYPES = ['residential', 'commercial'] as const

/** The filters, order and page of a listing, as its address holds them (docs/product.md, 'Listing and filters'). */
export type ListingQuery = Readonly<Record<FacetName, readonly string[]>> &
  Omit<RequestedAffordability, 'unread'> & {
    /** Texts of amounts that cannot be read, or that are out of range: they filter nothing. */
    readonly unread?: Readonly<Partial<Record<keyof Affordability | BoundName, string>>>
    /** Absent where both kinds are listed. */
    readonly type?: ProjectKind
    readonly budget: Range<(typeof BUDGET_UNITS)[number]>
    readonly area: Range<(typeof LISTING_AREA_UNITS)[number]>
    readonly sort: ListingSort
    /** Set for a map, which has no pages; absent for cards. */
    readonly view?: 'map' | undefined
    readonly page: number
  }

export const EMPTY_QUERY: ListingQuery = {
  ...byFacet(() => []),
  budget: { unit: 'Cr' },
  area: { unit: 'sqft' },
  sort: 'relevance',
  page: 1,
}

/** The address of a query: '' or '?…', always in the same order, defaults left out. */
export function listingSearch(query: ListingQuery): string {
  const params = new URLSearchParams()
  const values = addressValues(query)
  for (const name of LISTING_PARAMETERS) {
    const value = values[name]
    if (value === undefined || value === DEFAULTS[name]) continue
    for (const one of [value].flat()) params.append(name, String(one))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const DEFAULTS = addressValues(EMPTY_QUERY)

/** A query by the names of the address. Texts that are no amount stay, so the page can say so. */
function addressValues(query: ListingQuery): Readonly<Record<string, unknown>> {
  const { budget, area, unread } = query
  return {
    ...query,
    budgetMin: boundText(budget, 'min'),
    budgetMax: boundText(budget, 'max'),
    budgetUnit: budget.unit,
    areaMin: boundText(area, 'min'),
    areaMax: boundText(area, 'max'),
    areaUnit: area.unit,
    ...unread,
  }
}

/** The query with one value chosen or no longer chosen; every change of a filter goes to page 1. */
export function toggleValue(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const chosen = query[facet]
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value]
  return { ...query, [facet]: next, page: 1 }
}

/** The page of a list that an address's query asks for; 1 where it names none, or asks for a map of all. */
export function requestedPage(params: URLSearchParams): number {
  if (isMapRequested(params)) return 1
  const text = params.get('page')
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
