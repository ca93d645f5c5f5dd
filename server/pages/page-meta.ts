import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import type { ShellView } from '../../client/layout/shell-context.ts'
import { routeOf, type PageName, type Route } from '../../domain/seo/routes.ts'
import type { PageMeta } from '../../client/routing/page-source.ts'
import type { Crumb } from '../../domain/seo/paths.ts'
import { playerOrigin } from '../../domain/project/films.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead } from '../../domain/seo/page-head.ts'
import { pageEntryFor } from './all-entries.ts'

const HOME: Crumb = { name: 'Home', path: paths.home }

type MetaOptions = {
  /** Whether search engines may list the page. */
  isListed: boolean
  /** The address of the maps' pictures, if there are maps. */
  mapTiles?: MapTiles | undefined
  /** The query of the page, as far as the page knows it. */
  search: string
}

/**
 * The title, meta tags and breadcrumbs of a page with its view, and the origins besides the site
 * itself that it may load from.
 */
export function pageMeta(
  name: PageName,
  view: unknown,
  shell: ShellView,
  { isListed, mapTiles, search }: MetaOptions,
): PageMeta {
  const { head, breadcrumbs, films, adviser, offersMap } = pageEntryFor(name)
  const facts = head(view, shell)
  const steps = breadcrumbs?.(view, shell) ?? [{ name: facts.title ?? '' }]
  const players = new Set(films?.(view).flatMap((film) => playerOrigin(film) ?? []))
  const { phone, whatsapp } = adviser?.(view) ?? {}
  return {
    ...pageHead(siteOf(shell), { ...facts, noindex: !isListed }, search),
    breadcrumbs: steps.length === 0 ? [{ name: HOME.name }] : [HOME, ...steps],
    ...(players.size > 0 && { players: [...players].toSorted().join(' ') }),
    ...((phone || whatsapp) && { contact: { phone, whatsapp } }),
    ...(mapTiles && offersMap?.(view) && { tiles: mapTiles }),
  }
}

export function missingMeta(title: string, shell: ShellView): PageMeta {
  const facts = pageEntryFor('not-found').head({}, shell)
  const { title: whole, tags } = pageHead(siteOf(shell), { ...facts, title, noindex: true })
  return { title: whole, tags, breadcrumbs: [] }
}

/** A page's structured data, with its breadcrumbs last if there are more than Home. */
export function structuredData(
  name: PageName,
  view: unknown,
  { breadcrumbs }: PageMeta,
  shell: ShellView,
): JsonLd[] {
  const nodes = pageEntryFor(name).structuredData?.(view, shell) ?? []
  return [
    ...nodes.filter((node) => node !== undefined),
    ...(breadcrumbs.length > 1 ? [breadcrumbJsonLd(shell.publicUrl, breadcrumbs)] : []),
  ]
}

/** Whether search engines may list a page that exists. */
export const isListed = (catalogue: Catalogue, { name, params }: Pick<Route, 'name' | 'params'>) =>
  pageEntryFor(name).isListed?.(catalogue, params) ?? true

export const sitemapPaths = (catalogue: Catalogue): string[] =>
  [...catalogue.pagePaths()].filter((path) => isListed(catalogue, routeOf(path)))

const siteOf = ({ agency: { name, tagline }, publicUrl, sharedPicture }: ShellView) => ({
  name,
  tagline,
  publicUrl,
  ...(sharedPicture && { sharedPicture }),
})
