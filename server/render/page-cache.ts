import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { knownSearch, pageAt } from '../../client/routes.tsx'
import type { PageName } from '../../domain/seo/routes.ts'
import { AFFORDABILITY_FIELDS } from '../../domain/cost/affordability-fields.ts'
import { costSearch } from '../../domain/cost/cost-query.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { listingSearch, requestedPage } from '../../domain/listing/listing-query.ts'
import { INDIA_OFFSET_MS } from '../../domain/text/dates.ts'
import { isMapRequested } from '../../domain/listing/map-address.ts'
import type { CachedResponse } from './cached-response.ts'

const CACHE_TTL_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * Finished pages, which are the same for all visitors, and those in flight: `context` renders a
 * missing page, once for all who ask meanwhile (decision 6).
 * @param bytes the most memory for pages; 0 keeps none
 * @returns gives the cache, which is empty when a new day has begun in India: pages show visits on
 * offer, the year and how old figures are
 */
export function createPageCache(bytes: number) {
  const cache = createCache(bytes)
  const dayNow = () => Math.floor((Date.now() + INDIA_OFFSET_MS) / DAY_MS)
  let day = dayNow()
  return () => {
    const today = dayNow()
    if (today !== day) cache.clear()
    day = today
    return cache
  }
}

const createCache = (bytes: number) =>
  new LRUCache<string, CachedResponse, () => Promise<CachedResponse | undefined>>({
    // A page that is larger than this is not kept.
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ isKept, size }) => (isKept ? size : Number.MAX_SAFE_INTEGER),
    ttl: CACHE_TTL_MS,
    // The cache reads the clock once in this many milliseconds.
    ttlResolution: 1000,
    // When data is replaced, a page in flight goes to those who wait for it, and to nobody after
    // them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

type Search = URLSearchParams

/** Reads and rewrites the parameters of pages, which drops those that do not change the page. */
const READERS: Partial<Record<PageName, (search: Search, catalogue: Catalogue) => string>> = {
  listing: (search, { listing }) => listingSearch(listing.read(search)),
  city: (search, { listing }) => listingSearch(listing.read(search)),
  developer: (search, { listing }) => listingSearch(listing.read(search, 'developer')),
  project: (search) => costSearch(search, {}),
  location: paged,
  search: paged,
  shortlist: paged,
}

/** Page 1 is the page without a number, and a map has no other page. */
function paged(search: Search): string {
  if (requestedPage(search) === 1) search.delete('page')
  if (!isMapRequested(search)) search.delete('view')
  return search.size > 0 ? `?${search}` : ''
}

/**
 * The key of a page in the cache: its path and the parameters that it knows, in one order and
 * spelling. Addresses that differ only in others (`utm_*`, `gclid`, …) show the same page.
 */
export function cacheKey(url: string, catalogue: Catalogue): string {
  const query = url.indexOf('?')
  if (query < 0) return url
  const path = url.slice(0, query)
  const knownParameters = knownSearch(path, url.slice(query))
  const read = READERS[pageAt(path).name]
  return (
    path +
    (read && knownParameters !== ''
      ? read(new URLSearchParams(knownParameters), catalogue)
      : knownParameters)
  )
}

const FILTERS = new Set<string>(LISTING_PARAMETERS)
for (const field of AFFORDABILITY_FIELDS) FILTERS.delete(field)

/**
 * Whether an answer may say that it was cached. For a visitor's own words or choices, as in a
 * search, a comparison or a loan, that would tell others that somebody has asked for the same.
 */
export const isTellable = (key: string): boolean =>
  [...new URLSearchParams(key.split('?')[1]).keys()].every((name) => FILTERS.has(name))

/** Whether all visitors see the same page at an address, so that it may be cached. */
export const isCacheable = (url: string): boolean =>
  pageAt(url.split('?', 1)[0] ?? url).page.cacheable ?? true
