import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { knownSearch, pageAt } from '../../client/routes.tsx'
import type { PageName } from '../../domain/seo/routes.ts'
import { AFFORDABILITY_FIELDS } from '../../domain/cost/affordability-fields.ts'
import { costSearch, withKnownUnit } from '../../domain/cost/cost-query.ts'
import { LISTING_PARAMETERS, isMapRequested } from '../../domain/listing/listing-parameters.ts'
import { listingSearch, requestedPage } from '../../domain/listing/listing-query.ts'
import { INDIA_OFFSET_MS } from '../../domain/text/dates.ts'
import { PAGE_SIZE } from '../../domain/listing/pagination.ts'
import type { ListingScope } from '../../domain/listing/range-units.ts'
import type { Project } from '../../domain/project/project.ts'
import { PAGE_CACHE_MS } from '../cache-lifetimes.ts'
import type { PageDependencies } from '../pages/page-entry.ts'
import { RESULTS_ON_PAGE } from '../pages/search.ts'
import { countResults } from '../pages/views/search-index.ts'
import type { CachedResponse } from './cached-response.ts'

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
    ttl: PAGE_CACHE_MS,
    // The cache reads the clock once in this many milliseconds.
    ttlResolution: 1000,
    // When data is replaced, a page in flight goes to those who wait for it, and to nobody after
    // them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

/** The parameters of a page's address and of its path. */
type Address = {
  readonly search: URLSearchParams
  readonly params: Readonly<Record<string, string>>
}
type Rewrite = (address: Address, sources: PageDependencies) => string

/** Rewrites the parameters of pages, which drops those that do not change the page. */
const REWRITES: Partial<Record<PageName, Rewrite>> = {
  listing: listed(({ projects }) => projects),
  city: listed(({ projectsIn }, { path = '', city = path }) => projectsIn(city)),
  developer: listed(({ projectsOf }, { developer = '' }) => projectsOf(developer), 'developer'),
  project({ search, params: { id = '' } }, { catalogue }) {
    const project = catalogue.project(search.get('custom_id') ?? id)
    return costSearch(withKnownUnit(search, project ? catalogue.unitsOf(project) : []), {})
  },
  // A place has no more projects than there are in all.
  location: (address, { catalogue }) => paged(address, () => catalogue.projects.length, PAGE_SIZE),
  locality: (address, { catalogue }) => paged(address, () => catalogue.projects.length, PAGE_SIZE),
  search: (address, sources) =>
    paged(address, () => countResults(sources, address.search.get('q') ?? ''), RESULTS_ON_PAGE),
  shortlist: (address) => paged(address, () => 0, PAGE_SIZE),
}

function listed(
  projectsOf: (catalogue: Catalogue, params: Address['params']) => readonly Project[],
  scope?: ListingScope,
): Rewrite {
  return ({ search, params }, { catalogue }) => {
    const query = catalogue.listing.read(search, scope)
    const count = () => catalogue.listing.matching(projectsOf(catalogue, params), query).length
    return listingSearch({ ...query, page: shownPage(query.page, count, PAGE_SIZE) })
  }
}

/** Page 1 is the page without a number, and a map has no other page. */
function paged({ search }: Address, count: () => number, size: number): string {
  if (shownPage(requestedPage(search), count, size) === 1) search.delete('page')
  if (!isMapRequested(search)) search.delete('view')
  return search.size > 0 ? `?${search}` : ''
}

/** The page that is shown: the first for one beyond the last. */
const shownPage = (page: number, count: () => number, size: number): number =>
  page > 1 && page > Math.ceil(count() / size) ? 1 : page

/**
 * The key of a page in the cache: its path and the parameters as the page understands them, in one order
 * and spelling. Addresses that differ only in others (`utm_*`, `gclid`, …), or in a page beyond the last,
 * show the same page.
 */
export function cacheKey(url: string, sources: PageDependencies): string {
  const query = url.indexOf('?')
  if (query < 0) return url
  const path = url.slice(0, query)
  const knownParameters = knownSearch(path, url.slice(query))
  const { name, params } = pageAt(path)
  const rewrite = REWRITES[name]
  return (
    path +
    (rewrite && knownParameters !== ''
      ? rewrite({ search: new URLSearchParams(knownParameters), params }, sources)
      : knownParameters)
  )
}

const FILTERS = new Set<string>(LISTING_PARAMETERS)
for (const field of AFFORDABILITY_FIELDS) FILTERS.delete(field)

/**
 * Whether an answer may say that it was cached. For a visitor's own words or choices, as in a
 * search, a comparison or a loan, that would tell others that somebody has asked for the same.
 */
export const mayTellWhetherCached = (key: string): boolean =>
  [...new URLSearchParams(key.split('?')[1]).keys()].every((name) => FILTERS.has(name))

/** Whether all visitors see the same page at an address, so that it may be cached. */
export const isCacheable = (url: string): boolean =>
  pageAt(url.split('?', 1)[0] ?? url).cacheable ?? true
