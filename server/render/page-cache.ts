import { LRUCache } from 'lru-cache'
import { knownSearch, pageAt } from '../../client/routes.tsx'
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
    // A page larger than that is not kept, and none with another status.
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ status, size }) => (status === 200 ? size : Number.MAX_SAFE_INTEGER),
    ttl: CACHE_TTL_MS,
    // It reads the clock once in this time, and sets a timer each time.
    ttlResolution: 1000,
    // Of data that was replaced meanwhile: whoever waited may see it, nobody after them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

/**
 * What a page is cached under: its path and the parameters that the page knows, in one order. An
 * address that only differs in others (`utm_*`, `gclid`, …) shows the same page.
 */
export function cacheKey(url: string): string {
  const query = url.indexOf('?')
  if (query < 0) return url
  const path = url.slice(0, query)
  return path + knownSearch(path, url.slice(query))
}

/** Whether all visitors see the same page at an address, so that it may be cached. */
export const isCacheable = (url: string): boolean =>
  pageAt(url.split('?', 1)[0] ?? url).page.cacheable ?? true
