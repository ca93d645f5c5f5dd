import { pathSegments } from './paths.ts'
import { titleCase } from '../text/text.ts'

/** One step from Home to a page; the page itself has no path. */
export type Crumb = { readonly name: string; readonly path?: string }

/** First segments that only stand before a name and have no page of their own. */
const NO_PAGE = new Set(['city', 'location', 'locality', 'service', 'floor-plans'])

/**
 * Home, then each segment of the path, capitalised and with hyphens turned into spaces; the last
 * is not linked (docs/product.md, 'Addresses'). Segments without a page of
 * their own are left out. `pageName` replaces the last name, where the page has a better one.
 */
export function breadcrumbs(pathname: string, pageName?: string): Crumb[] {
  const segments = pathSegments(pathname) ?? []
  const encoded = pathname.split('/').filter((part) => part !== '')
  const crumbs = segments.flatMap((segment, index): Crumb[] => {
    const isLast = index === segments.length - 1
    if (isLast) return [{ name: pageName ?? titleCase(segment) }]
    if (NO_PAGE.has(segment)) return []
    return [{ name: titleCase(segment), path: `/${encoded.slice(0, index + 1).join('/')}` }]
  })
  return [segments.length === 0 ? { name: 'Home' } : { name: 'Home', path: '/' }, ...crumbs]
}
