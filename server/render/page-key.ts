import { LRUCache } from 'lru-cache'
import { knownSearch } from '../../client/pages.ts'

/** Addresses with a query that were seen before; a campaign sends the same ones again and again. */
const REMEMBERED = 2000
/** Nobody follows a link this long twice. */
const LONGEST = 2000

/**
 * What a page is kept under: its path and the parameters that the page knows, in one order. An
 * address that only differs in others (`utm_*`, `gclid`, …) shows the same page.
 */
export function createPageKeys(): (url: string) => string {
  const keys = new LRUCache<string, string>({ max: REMEMBERED })
  return (url) => {
    const query = url.indexOf('?')
    if (query < 0) return url
    const known = keys.get(url)
    if (known !== undefined) return known
    const path = url.slice(0, query)
    const key = path + knownSearch(path, url.slice(query))
    if (url.length <= LONGEST) keys.set(url, key)
    return key
  }
}
