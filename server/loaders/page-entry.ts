import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import type { ShellView } from '../../client/layout/shell.ts'
import type { NotFound } from '../../client/routing/page-source.ts'
import type { Crumb } from '../../domain/seo/paths.ts'
import type { JsonLd } from '../../domain/seo/json-ld.ts'
import type { PageDetails } from '../../domain/seo/seo.ts'
import type { Config } from '../config.ts'
import type { ImageLibrary } from '../image-library.ts'

/** What a page is made from: one catalogue, the built pictures, the configuration. */
export type Parts = {
  readonly catalogue: Catalogue
  readonly images: ImageLibrary
  readonly config: Config
}

/** The same with the catalogue of the moment, which is replaced when data changes. */
export type Sources = Omit<Parts, 'catalogue'> & { readonly catalogue: CatalogueStore }

/** The route's parameters. */
type Params = Readonly<Record<string, string>>

/** What a page is asked for with. */
export type RequestContext = { readonly params: Params; readonly search: URLSearchParams }

/** A page as the server gives it: what it shows, what it says of itself and how search engines find it. */
export type PageEntry<View> = {
  /** What it shows, or the path where that is now; undefined where there is nothing of the kind. */
  load: (
    parts: Parts,
    context: RequestContext,
  ) => { [K in keyof View]: View[K] | undefined } | { movedTo: string } | undefined
  /** What it is about, and the files that may know it: while one cannot be read, nothing is missing. */
  about?: { what: string; files: readonly DataFileName[] }
  /** What is said where there is nothing of the kind. */
  missing?: (params: Params) => NotFound
  /** Title, description, keywords, canonical path, picture. */
  head: (page: View, shell: ShellView) => PageDetails
  /** The way from Home to the page, which is last and has no path; absent: its title alone. */
  breadcrumbs?: (page: View, shell: ShellView) => readonly Crumb[]
  /** Structured data besides the breadcrumbs. */
  structuredData?: (page: View, shell: ShellView) => readonly (JsonLd | undefined)[]
  /** Not for search engines. */
  noindex?: true
  /** The paths of what the data holds; absent: the page's own addresses. */
  sitemap?: (catalogue: Catalogue) => readonly string[]
}

/** An entry whose head and structured data read the view that it loads. */
export const entry = <View>(of: PageEntry<View>): PageEntry<View> => of
