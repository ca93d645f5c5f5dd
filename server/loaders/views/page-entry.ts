import type { ShellView } from '../../../client/layout/shell.ts'
import type { LoaderResult } from '../../../client/routing/page-source.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Crumb } from '../../../domain/seo/paths.ts'
import type { JsonLd } from '../../../domain/seo/json-ld.ts'
import type { PageDetails } from '../../../domain/seo/seo.ts'
import type { Parts, RequestContext } from './loader-result.ts'

/** A page as the server gives it: what it shows, what it says of itself and how search engines find it. */
export type PageEntry<View> = {
  load: (parts: Parts, context: RequestContext) => LoaderResult<View>
  /** Title, description, keywords, canonical path, picture. */
  head: (page: View, shell: ShellView) => PageDetails
  /** The way from Home to the page, which is last and has no path; absent: its title alone. */
  breadcrumbs?: (page: View, shell: ShellView) => readonly Crumb[]
  /** Structured data besides the breadcrumbs. */
  structuredData?: (page: View, shell: ShellView) => readonly (JsonLd | undefined)[]
  /** The paths that search engines may list: its addresses, or some of what the data holds. */
  sitemap?: 'addresses' | ((catalogue: Catalogue) => readonly string[])
}

/** An entry whose head and structured data read the view that its loader gives. */
export const entry = <View>(of: PageEntry<View>): PageEntry<View> => of
