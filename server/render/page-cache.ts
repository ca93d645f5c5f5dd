import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

/** The year in the footer is part of a page. */
const KEPT_MS = 3_600_000
/** So exactly is that hour kept; each look at the clock sets a timer. */
const EXACT_MS = 1000
/** What pages with a query may take of all: a crawl of filters cannot push out where people land. */
const FILTERED_SHARE = 0.3

/**
 * Finished pages, which are the same for all visitors, and those that are being rendered: who asks
 * for one of these waits for it instead of rendering it once more (decision 6).
 */
export type PageCache = {
  get(key: string): KeptPage | undefined
  /** The page under way, if somebody is rendering it; undefined in the end where it came to nothing. */
  underWay(key: string): Promise<KeptPage | undefined> | undefined
  /**
   * Announces a rendering; everybody who asks from now on waits for it.
   * @returns what to call at its end, with the page if it may be shown to others
   */
  begin(key: string): (page?: KeptPage) => void
  /** How many wait for a page under way. */
  waiting(key: string): number
  clear(): void
}

type Rendering = {
  readonly page: Promise<KeptPage | undefined>
  waiting: number
}

/** @param mostBytes what all kept pages may take together; 0 keeps nothing */
export function createPageCache(mostBytes: number): PageCache {
  const shelf = (share: number) =>
    mostBytes === 0
      ? undefined
      : new LRUCache<string, KeptPage>({
          maxSize: Math.ceil(mostBytes * share),
          ttl: KEPT_MS,
          ttlResolution: EXACT_MS,
          sizeCalculation: (page) => page.size,
        })
  const plain = shelf(1 - FILTERED_SHARE)
  const filtered = shelf(FILTERED_SHARE)
  const shelfOf = (key: string) => (key.includes('?') ? filtered : plain)
  const keep = (key: string, page: KeptPage): void => {
    const pages = shelfOf(key)
    pages?.set(key, page)
    page.onGrown = () => {
      if (pages?.peek(key) !== page) return
      const ttl = pages.getRemainingTTL(key)
      // What is on the shelf already is weighed again only once it was taken off.
      pages.delete(key)
      pages.set(key, page, { ttl })
    }
  }
  let renderings = new Map<string, Rendering>()

  return {
    get: (key) => shelfOf(key)?.get(key),
    underWay(key) {
      const rendering = renderings.get(key)
      if (!rendering) return undefined
      rendering.waiting += 1
      return rendering.page
    },
    begin(key) {
      const mine = renderings
      let finish: (page?: KeptPage) => void = () => undefined
      const page = new Promise<KeptPage | undefined>((resolve) => (finish = resolve))
      mine.set(key, { page, waiting: 0 })
      return (finished) => {
        mine.delete(key)
        // Of data that was replaced meanwhile: whoever waited may see it, nobody after them.
        if (finished?.status === 200 && mine === renderings) keep(key, finished)
        finish(finished)
      }
    },
    waiting: (key) => renderings.get(key)?.waiting ?? 0,
    clear() {
      renderings = new Map()
      plain?.clear()
      filtered?.clear()
    },
  }
}
