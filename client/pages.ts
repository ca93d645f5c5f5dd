import { matchRoutes } from 'react-router-dom'
import { movedPaths, pathSegments } from '../domain/seo/paths.ts'
import { agencyPages } from './page-descriptions/agency.ts'
import type { Address, PageDescription, SiteIndex } from './page-descriptions/description.ts'
import { developerPages } from './page-descriptions/developers.ts'
import { homePages } from './page-descriptions/home.ts'
import { listingPages } from './page-descriptions/listings.ts'
import { placePages } from './page-descriptions/places.ts'
import { projectPages } from './page-descriptions/project.ts'
import { savedPages } from './page-descriptions/saved.ts'
import { searchPages } from './page-descriptions/search.ts'
import type { ShellView } from './source/shell-view.ts'

const DESCRIBED = {
  ...homePages,
  ...listingPages,
  ...developerPages,
  ...projectPages,
  ...agencyPages,
  ...placePages,
  ...searchPages,
  ...savedPages,
}

/** The name of a page, which is also the question that asks for what it shows. */
export type PageName = keyof typeof DESCRIBED

type ViewOf<Page> = Page extends PageDescription<infer View> ? View : never

/** The whole product: what every page shows, and what stands around all of them. */
export type PageViews = { readonly shell: ShellView } & {
  readonly [Name in PageName]: ViewOf<(typeof DESCRIBED)[Name]>
}

/** A page whose view its user need not know. */
export type AnyPage = PageDescription<never>

/** Every page of the site by its name; search results and the sitemap keep this order. */
export const PAGES: Readonly<Record<PageName, AnyPage>> = DESCRIBED

/** Every address of a page, the canonical ones first. */
export const addressesOf = ({ addresses, aliases = [] }: AnyPage): readonly Address[] => [
  ...addresses,
  ...aliases,
]

type Named = readonly [name: PageName, page: AnyPage]
const ALL = Object.entries(PAGES) as readonly Named[]

const ROUTES = ALL.flatMap(([name, page]) =>
  addressesOf(page).map(({ path, implies }) => ({ path, handle: { name, page, implies } })),
)

export type FoundPage = {
  readonly name: PageName
  readonly page: AnyPage
  readonly params: Readonly<Record<string, string | undefined>>
  /** The address that matched, as the route table has it; `*` where none did. */
  readonly pattern: string
}

// Matching sorts all addresses anew each time: a third of what a request takes to be refused.
const found = new Map<string, FoundPage>()
const MOST_FOUND = 1000

/** The page that answers at a path, with its parameters; the 404 page where there is none. */
export function pageAt(pathname: string): FoundPage {
  const known = found.get(pathname)
  if (known) return known
  if (found.size >= MOST_FOUND) found.clear()
  const page = match(pathname)
  found.set(pathname, page)
  return page
}

function match(pathname: string): FoundPage {
  // The router complains on the console of a path that cannot be decoded.
  const matched = pathSegments(pathname) && matchRoutes(ROUTES, pathname)?.at(-1)
  if (!matched) return { name: 'not-found', page: PAGES['not-found'], params: {}, pattern: '*' }
  const { path, handle } = matched.route
  const { implies, ...rest } = handle
  return { ...rest, params: { ...implies, ...matched.params }, pattern: path }
}

/**
 * The query of an address as its page knows it: '' or '?…', in one order whatever the address has,
 * repeated values sorted, everything else left out.
 */
export function knownSearch(pathname: string, search: string): string {
  const { query = [] } = pageAt(pathname).page
  const asked = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of query) {
    for (const value of [...new Set(asked.getAll(name))].sort()) known.append(name, value)
  }
  const text = known.toString()
  return text === '' ? '' : `?${text}`
}

/** What figures count a path under: its page's address in the route table, or its own where it has moved. */
export const patternOf = (pathname: string): string =>
  Object.hasOwn(movedPaths, pathname) ? pathname : pageAt(pathname).pattern

/** Whether all visitors see the same page at a path, so that it may be kept. */
export function isShared(pathname: string): boolean {
  return pageAt(pathname).page.shared ?? true
}

/** Whether the enquiry popup may open by itself at a path. */
export function allowsPopup(pathname: string): boolean {
  const { popup = true } = pageAt(pathname).page
  return typeof popup === 'function' ? popup(pathname) : popup
}

/** The path of every page that search engines may list. */
export function sitemapPaths(site: SiteIndex): string[] {
  const listed = ALL.flatMap(([, { published, addresses }]) => {
    const sitemap = published?.sitemap
    if (sitemap === 'addresses') return addresses.map(({ path }) => path)
    return sitemap?.(site) ?? []
  })
  return [...new Set(listed)]
}

/** What the site's own search knows of its pages. */
export const pagesForSearch = ALL.flatMap(([, { search = [] }]) => search)
