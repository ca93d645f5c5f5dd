import { LRUCache } from 'lru-cache'
import { knownSearch } from '../../client/routes.tsx'
import type { CachedResponse } from './cached-response.ts'

/** The year in the footer is part of a page. */
const TTL_MS = 3_600_000
/** lru-cache reads the clock once in this time, and sets a timer each time. */
const TTL_RESOLUTION_MS = 1000

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

/**
 * Finished pages, which are the same for all visitors, and those in flight: who asks for one of these
 * waits for it instead of rendering it once more (decision 6).
 * @param maxBytes what all cached pages may take together; 0 keeps nothing
 */
export function createPageCache(maxBytes: number) {
  const pages = new LRUCache<string, CachedResponse>({
    // A page larger than that is not kept.
    maxSize: Math.max(1, maxBytes),
    ttl: TTL_MS,
    ttlResolution: TTL_RESOLUTION_MS,
    sizeCalculation: (page) => page.size,
  })
  let rendering = new Map<string, Promise<CachedResponse | undefined>>()

  return {
    get: (key: string) => pages.get(key),
    /** The page that another request is rendering; resolves to undefined where that failed. */
    inFlight: (key: string) => rendering.get(key),
    /** Renders a page that is not in flight; everybody who asks meanwhile waits for it. */
    async fill(key: string, render: () => Promise<CachedResponse | undefined>): Promise<void> {
      const mine = rendering
      const page = render().finally(() => mine.delete(key))
      mine.set(key, page)
      const finished = await page
      // Of data that was replaced meanwhile: whoever waited may see it, nobody after them.
      if (finished?.status === 200 && mine === rendering) pages.set(key, finished)
    },
    clear(): void {
      rendering = new Map()
      pages.clear()
    },
  }
}
