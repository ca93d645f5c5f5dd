import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { knownSearch, pageAt } from '../../client/routes.tsx'
import type { PageName } from '../../domain/seo/routes.ts'
import { AFFORDABILITY_FIELDS } from '../../domain/cost/affordability-parameters.ts'
import { costSearch } from '../../domain/cost/cost-query.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { listingSearch, pageAsked } from '../../domain/listing/listing-query.ts'
import { isMapAsked } from '../../domain/listing/map-view.ts'
import type { CachedResponse } from './cached-response.ts'

/** The year in the footer is part of a page. */
const CACHE_TTL_MS = 3_600_000

/**
 * Finished pages, which are the same for all visitors, and those in flight: one that is missing is
 * rendered by its context, once for all who ask meanwhile (decision 6).
 * @param bytes what they may take in memory; 0 keeps nothing
 */
export const createPageCache = (bytes: number) =>
  new LRUCache<string, CachedResponse, () => Promise<CachedResponse | undefined>>({
    // A page larger than that is not kept either.
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ isKept, size }) => (isKept ? size : Number.MAX_SAFE_INTEGER),
    ttl: CACHE_TTL_MS,
    // The cache reads the clock once in this time.
    ttlResolution: 1000,
    // A page of data that was replaced meanwhile is shown to whoever waited, and to nobody after them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

type Search = URLSearchParams

/** How pages read their parameters; written again, what changes nothing of the page is left out. */
const READERS: Partial<Record<PageName, (search: Search, catalogue: Catalogue) => string>> = {
  listing: (search, { listing }) => listingSearch(listing.read(search)),
  city: (search, { listing }) => listingSearch(listing.read(search)),
  developer: (search, { listing }) => listingSearch(listing.read(search, 'developer')),
  project: (search) => costSearch(search, {}),
  location: paged,
  search: paged,
  shortlist: paged,
}

/** The first page is the one without a number; a map has no other. */
function paged(search: Search): string {
  if (pageAsked(search) === 1) search.delete('page')
  if (!isMapAsked(search)) search.delete('view')
  return search.size > 0 ? `?${search}` : ''
}

/**
 * What a page is cached under: its path and the parameters that the page knows, in one order and one
 * spelling. An address that only differs in others (`utm_*`, `gclid`, …) shows the same page.
 */
export function cacheKey(url: string, catalogue: Catalogue): string {
  const query = url.indexOf('?')
  if (query < 0) return url
  const path = url.slice(0, query)
  const known = knownSearch(path, url.slice(query))
  const read = READERS[pageAt(path).name]
  return path + (read && known !== '' ? read(new URLSearchParams(known), catalogue) : known)
}

const FILTERS = new Set<string>(LISTING_PARAMETERS)
for (const field of AFFORDABILITY_FIELDS) FILTERS.delete(field)

/**
 * Whether a page's answer may say that it was kept. What a visitor typed or chose, as in a search, a
 * comparison or a loan, nobody is told that somebody else has asked for.
 */
export const isTellable = (key: string): boolean =>
  [...new URLSearchParams(key.split('?')[1]).keys()].every((name) => FILTERS.has(name))

/** Whether all visitors see the same page at an address, so that it may be cached. */
export const isCacheable = (url: string): boolean =>
  pageAt(url.split('?', 1)[0] ?? url).page.cacheable ?? true
