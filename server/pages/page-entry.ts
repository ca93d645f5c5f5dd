import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import type { Contact, ShellView } from '../../client/layout/shell-context.ts'
import type { NotFound } from '../../client/routing/page-source.ts'
import type { Film } from '../../domain/project/films.ts'
import type { Crumb } from '../../domain/seo/paths.ts'
import type { JsonLd } from '../../domain/seo/json-ld.ts'
import type { PageDetails } from '../../domain/seo/page-head.ts'
import type { Config } from '../config.ts'
import type { BuiltImages } from '../built-images.ts'

export type PageDependencies = {
  readonly catalogue: Catalogue
  readonly images: BuiltImages
  readonly config: Config
}

/** The same with the store of catalogues in place of one catalogue, as data is replaced. */
export type PageDependenciesWithStore = Omit<PageDependencies, 'catalogue'> & {
  readonly catalogue: CatalogueStore
}

type Params = Readonly<Record<string, string>>

export type RequestContext = { readonly params: Params; readonly search: URLSearchParams }

/** A page as the server makes it: its view, its meta data and how search engines find it. */
export type PageEntry<View> = {
  /** The page's view, or the path that it has moved to; undefined where it does not exist. */
  load: (
    sources: PageDependencies,
    context: RequestContext,
  ) => { [K in keyof View]: View[K] | undefined } | { movedTo: string } | undefined
  /** The query in its plain form ('50 lakh' as digits), to which the request is redirected; undefined where it has that form. */
  normalizedSearch?: (search: URLSearchParams) => URLSearchParams | undefined
  /**
   * What the page is about, and the files that hold it: while one cannot be read, the answer is not
   * 404.
   */
  about?: { subject: string; files: readonly DataFileName[] }
  /** The words of the 404 page where the page does not exist. */
  missing?: (params: Params) => NotFound
  head: (page: View, shell: ShellView) => PageDetails
  /**
   * The breadcrumbs from Home to the page, which is last and has no path; absent: the title alone.
   */
  breadcrumbs?: (page: View, shell: ShellView) => readonly Crumb[]
  structuredData?: (page: View, shell: ShellView) => readonly (JsonLd | undefined)[]
  /** The films and tours that the page can play; its CSP allows their hosts. */
  films?: (page: View) => readonly Pick<Film, 'player'>[]
  /** The adviser whose numbers take the place of the agency's in the page's buttons. */
  adviser?: (page: View) => Contact | undefined
  /** Whether the page has projects that it can show on a map. */
  offersMap?: (page: View) => boolean
  /** Whether search engines may list the page, as the sitemap then does; absent: they may. */
  isListed?: (catalogue: Catalogue, params: Params) => boolean
}

export const pageEntry = <View>(definition: PageEntry<View>): PageEntry<View> => definition
