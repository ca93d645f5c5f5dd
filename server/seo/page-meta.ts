import type { ShellView } from '../../client/layout/shell.ts'
import { PAGES, type PageName } from '../../client/routes.tsx'
import type { PageMeta } from '../../client/routing/page-source.ts'
import type { PageViews } from '../loaders/loaders.ts'
import type { Crumb } from '../../domain/seo/paths.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead, type PageFacts } from '../../domain/seo/seo.ts'
import { agencySeo } from './agency.ts'
import { developerSeo } from './developers.ts'
import { listingSeo } from './listings.ts'
import type { PageSeo, PagesSeo, SiteIndex } from './page-seo.ts'
import { projectSeo } from './project.ts'
import { savedSeo } from './saved.ts'

const SEO: PagesSeo<PageName> = {
  ...listingSeo,
  ...developerSeo,
  ...projectSeo,
  ...agencySeo,
  ...savedSeo,
}

const HOME: Crumb = { name: 'Home', path: paths.home }

/** Of a page, by its name: its view has been loaded by the loader of the same name. */
export const seoOf = (name: PageName) => SEO[name] as PageSeo<unknown>

/** Title, meta tags and breadcrumbs of a page with its view. */
export function pageMeta<Name extends PageName>(
  name: Name,
  view: PageViews[Name],
  shell: ShellView,
): PageMeta {
  const { head, breadcrumbs } = seoOf(name)
  const facts = head(view, shell)
  const steps = breadcrumbs?.(view, shell) ?? [{ name: facts.title ?? '' }]
  return {
    ...pageHead(siteOf(shell), facts),
    breadcrumbs: steps.length === 0 ? [{ name: HOME.name }] : [HOME, ...steps],
  }
}

/** The same of an address with nothing behind it. */
export function missingMeta(title: string, shell: ShellView): PageMeta {
  const facts: PageFacts = { ...SEO['not-found'].head({}, shell), title }
  const { title: whole, tags } = pageHead(siteOf(shell), facts)
  return { title: whole, tags, breadcrumbs: [] }
}

/** A page's structured data, its breadcrumbs last. */
export function structuredData(
  name: PageName,
  view: unknown,
  { breadcrumbs }: PageMeta,
  shell: ShellView,
): JsonLd[] {
  const nodes = seoOf(name).structuredData?.(view, shell) ?? []
  return [
    ...nodes.filter((node) => node !== undefined),
    breadcrumbJsonLd(shell.publicUrl, breadcrumbs),
  ]
}

/** The path of every page that search engines may list. */
export function sitemapPaths(site: SiteIndex): string[] {
  const listed = (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const { sitemap } = SEO[name]
    if (sitemap === 'addresses') return PAGES[name].addresses.map(({ path }) => path)
    return sitemap?.(site) ?? []
  })
  return [...new Set(listed)]
}

const siteOf = ({ agency: { name, tagline }, publicUrl, sharedPicture }: ShellView) => ({
  name,
  tagline,
  publicUrl,
  ...(sharedPicture && { sharedPicture }),
})
