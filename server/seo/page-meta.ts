import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ShellView } from '../../client/layout/shell.ts'
import { PAGES, type PageName } from '../../client/routes.tsx'
import type { PageMeta } from '../../client/routing/page-source.ts'
import type { Crumb } from '../../domain/seo/paths.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead } from '../../domain/seo/seo.ts'
import { entryOf } from '../loaders/page-entries.ts'

const HOME: Crumb = { name: 'Home', path: paths.home }

/** Title, meta tags and breadcrumbs of a page with its view. */
export function pageMeta(name: PageName, view: unknown, shell: ShellView): PageMeta {
  const { head, breadcrumbs, noindex = false } = entryOf(name)
  const facts = head(view, shell)
  const steps = breadcrumbs?.(view, shell) ?? [{ name: facts.title ?? '' }]
  return {
    ...pageHead(siteOf(shell), { noindex, ...facts }),
    breadcrumbs: steps.length === 0 ? [{ name: HOME.name }] : [HOME, ...steps],
  }
}

/** The same of an address with nothing behind it. */
export function missingMeta(title: string, shell: ShellView): PageMeta {
  const facts = entryOf('not-found').head({}, shell)
  const { title: whole, tags } = pageHead(siteOf(shell), { ...facts, title, noindex: true })
  return { title: whole, tags, breadcrumbs: [] }
}

/** A page's structured data, its breadcrumbs last. */
export function structuredData(
  name: PageName,
  view: unknown,
  { breadcrumbs }: PageMeta,
  shell: ShellView,
): JsonLd[] {
  const nodes = entryOf(name).structuredData?.(view, shell) ?? []
  return [
    ...nodes.filter((node) => node !== undefined),
    breadcrumbJsonLd(shell.publicUrl, breadcrumbs),
  ]
}

/** The path of every page that search engines may list. */
export function sitemapPaths(catalogue: Catalogue): string[] {
  const listed = (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const { sitemap, noindex } = entryOf(name)
    if (noindex) return []
    return sitemap?.(catalogue) ?? PAGES[name].addresses.map(({ path }) => path)
  })
  return [...new Set(listed)]
}

const siteOf = ({ agency: { name, tagline }, publicUrl, sharedPicture }: ShellView) => ({
  name,
  tagline,
  publicUrl,
  ...(sharedPicture && { sharedPicture }),
})
