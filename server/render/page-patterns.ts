import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'

const MOST_KNOWN = 5000

/**
 * Tells the pattern of the page at a path, such as `/project-details/:developer`; `*` where there is
 * none. Asked for every request, so what was found is kept.
 */
export function createPagePatterns(routes: () => RouteObject[]): (path: string) => string {
  const patterns = new LRUCache<string, string>({ max: MOST_KNOWN })
  return (path) => {
    const known = patterns.get(path)
    if (known !== undefined) return known
    const found = matchRoutes(routes(), path)?.at(-1)?.route.path ?? '*'
    patterns.set(path, found)
    return found
  }
}
