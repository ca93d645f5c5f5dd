import { LRUCache } from 'lru-cache'
import {
  createStaticHandler,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
} from 'react-router-dom'
import { nearRoutes } from '../../client/near-routes.ts'

const MOST_KNOWN = 5000

/** The route table as requests see it. */
export type PageRoutes = {
  /** The pattern of the page at a path, such as `/project-details/:developer`; `*` where there is none. */
  patternOf(path: string): string
  /**
   * What answers a path: the table with the routes of this one page, since the router goes through
   * all that it is given for each request. Loaders and ids are those of the whole table.
   */
  handlerOf(path: string): StaticHandler
}

type Page = { readonly pattern: string; readonly handler: StaticHandler }

/** Asked several times a request, so what was found is kept. */
export function createPageRoutes(routes: RouteObject[]): PageRoutes {
  const all = createStaticHandler(routes).dataRoutes
  const near = nearRoutes(all)
  const pages = new Map<string, Page>()
  const found = new LRUCache<string, Page>({ max: MOST_KNOWN })

  function pageAt(path: string): Page {
    const known = found.get(path)
    if (known) return known
    const matched = matchRoutes(near(path), path)?.map(({ route }) => route) ?? []
    const leaf = matched.at(-1)
    const page = pages.get(leaf?.id ?? '') ?? {
      pattern: leaf?.path ?? '*',
      handler: createStaticHandler(matched.length > 0 ? [only(matched)] : routes),
    }
    pages.set(leaf?.id ?? '', page)
    found.set(path, page)
    return page
  }

  return {
    patternOf: (path) => pageAt(path).pattern,
    handlerOf: (path) => pageAt(path).handler,
  }
}

/** A route and, within it, the next of the branch. */
function only([first, ...rest]: readonly RouteObject[]): RouteObject {
  return rest.length === 0 ? { ...first } : ({ ...first, children: [only(rest)] } as RouteObject)
}
