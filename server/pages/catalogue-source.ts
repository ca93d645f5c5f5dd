import { knownSearch, pageAt } from '../../client/routes.tsx'
import { ADDRESSES, type PageName } from '../../domain/seo/routes.ts'
import type { LoaderName, LoaderResult, NotFound } from '../../client/routing/page-source.ts'
import { paths, pathSegments, withoutPasted } from '../../domain/seo/paths.ts'
import { cityBefore, movedPaths } from '../../domain/seo/redirects.ts'
import { capitalised } from '../../domain/text/text.ts'
import { isListed, missingMeta, pageMeta } from './page-meta.ts'
import { pageEntryFor } from './all-entries.ts'
import type { PageDependencies, RequestContext, PageDependenciesWithStore } from './page-entry.ts'
import { shellView } from './views/shell-view.ts'

export function catalogueSource(services: PageDependenciesWithStore) {
  const sources: PageDependencies = { ...services, catalogue: services.catalogue.current }
  return {
    async load(
      loader: LoaderName,
      params: RequestContext['params'],
      search: URLSearchParams,
    ): Promise<LoaderResult<unknown>> {
      if (loader === 'shell') return { kind: 'page', page: shellView(sources) }
      return load(sources, loader, { params, search })
    },
    /** Path and query of the page that is probably meant by an address without a page. */
    closestPage(address: string): string | undefined {
      const { pathname, searchParams } = new URL(`http://site${address}`)
      const path = closestPath(sources, pathname, searchParams)
      return path && withQuery(path, searchParams)
    },
  }
}

/**
 * A page with its meta data, which only the server works out. A page that exists is shown whatever
 * redirects.json says; otherwise that file counts before any other redirect, as it names the
 * project that was meant.
 */
function load(
  sources: PageDependencies,
  name: PageName,
  context: RequestContext,
): LoaderResult<unknown> {
  const shell = shellView(sources)
  const loaded = loadPageOrReason(sources, name, context)
  if (loaded?.page) {
    const normalized = pageEntryFor(name).normalizedSearch?.(context.search)
    if (normalized) return { kind: 'redirect', to: withQuery(addressOf(name, context), normalized) }
    const { mapTiles } = sources.catalogue.site
    const meta = pageMeta(name, loaded.page, shell, {
      isListed: isListed(sources.catalogue, { name, params: context.params }),
      mapTiles,
      search: sharedSearch(name, context, Boolean(mapTiles)),
    })
    return { kind: 'page', page: loaded.page, meta }
  }
  const to = loaded?.movedTo ?? closestPath(sources, addressOf(name, context), context.search)
  if (to !== undefined) return { kind: 'redirect', to: withQuery(to, context.search) }
  const missing = whyMissing(sources, name, context)
  return { kind: 'missing', missing, meta: missingMeta(missing.title, shell) }
}

/**
 * The query of a page's address for who shares it, readable: what the page knows of it. A page of
 * one visitor's own data is shared without.
 */
function sharedSearch(name: PageName, context: RequestContext, hasMaps: boolean): string {
  const path = addressOf(name, context)
  if (pageAt(path).cacheable === false) return ''
  const search = new URLSearchParams(context.search)
  if (!hasMaps) search.delete('view')
  return knownSearch(path, String(search)).replaceAll('%2F', '/').replaceAll('%2C', ',')
}

/** The page at an address, or the address that it has now; undefined where there is neither. */
function loadPageOrReason(
  sources: PageDependencies,
  name: PageName,
  context: RequestContext,
): { page: unknown; movedTo?: undefined } | { page?: undefined; movedTo: string } | undefined {
  const address = addressOf(name, context)
  const { load, head } = pageEntryFor(name)
  const page = load(sources, context)
  if (page && !('movedTo' in page)) {
    // A page may be found by a similar name, but signs pasted behind an address are no part of a
    // name.
    const isPasted = withoutPasted(address) !== address
    if (!isPasted || head(page, shellView(sources)).path === address) return { page }
    return undefined
  }
  const movedTo = sources.catalogue.redirect(address) ?? page?.movedTo
  return movedTo === undefined ? undefined : { movedTo }
}

function pageIn(sources: PageDependencies, path: string, search: URLSearchParams) {
  const { name, params } = pageAt(path)
  return loadPageOrReason(sources, name, { params, search })
}

/**
 * The path of the page that an address without one probably means: a city by another of its names,
 * or an address with something pasted behind it. Undefined where no page is similar.
 */
function closestPath(
  sources: PageDependencies,
  path: string,
  search: URLSearchParams,
): string | undefined {
  const city = cityPath(sources, path)
  if (city !== undefined) return sources.catalogue.redirect(path) ?? city
  const plain = withoutPasted(path)
  if (plain === path) return undefined
  const pageAsWritten = pageIn(sources, path, search)
  if (pageAsWritten) return pageAsWritten.movedTo
  if (Object.hasOwn(movedPaths, plain)) return movedPaths[plain]
  const found = pageIn(sources, plain, search)
  if (found) return found.movedTo ?? plain
  const file = FILES.find((name) => plain.endsWith(name))
  if (file) return pageIn(sources, plain.slice(0, -file.length), search) && plain
  return cityPath(sources, plain)
}

/** The path of the city whose other name, or former address, a path is. */
function cityPath(
  { catalogue: { cities } }: Pick<PageDependencies, 'catalogue'>,
  path: string,
): string | undefined {
  const formerPath = cityBefore(path.slice(1), cities)
  if (formerPath !== undefined) return formerPath
  const [name = '', ...others] = pathSegments(path.replace(/^\/city\//, '/')) ?? []
  const city = others.length > 0 || cities.isSlug(name) ? undefined : cities.byName(name)
  return city && paths.city(city)
}

/** The ends of the addresses of files that each project has. */
const FILES = [paths.brochure(''), paths.visitFile('')]

function addressOf(name: PageName, { params }: RequestContext): string {
  const path = ADDRESSES[name].addresses[0]?.path
  if (path === undefined || params['path'] !== undefined) {
    const segments = (params['path'] ?? '').split('/').map(encodeURIComponent)
    return `/${segments.join('/')}`
  }
  return path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
}

function withQuery(path: string, search: URLSearchParams): string {
  const [before = '', fragment] = path.split('#')
  // redirects.json may lead to a filtered listing, which has a query already.
  const joint = before.includes('?') ? '&' : '?'
  return `${before}${search.size > 0 ? `${joint}${search}` : ''}${fragment ? `#${fragment}` : ''}`
}

function whyMissing(
  { catalogue }: PageDependencies,
  name: PageName,
  { params }: RequestContext,
): NotFound {
  const { about, missing } = pageEntryFor(name)
  const isFailed = about?.files.some((file) => catalogue.failed.has(file))
  if (about && isFailed) {
    return {
      title: `${capitalised(about.subject)} not available`,
      message: `Failed to load ${about.subject} details: our site cannot show them just now`,
      offer: 'retry',
    }
  }
  const nothing = "Oops! The page you're looking for doesn't exist."
  return missing?.(params) ?? { title: 'Page not found', message: nothing }
}
