import type { Crumb } from '../../domain/seo/breadcrumbs.ts'
import type { JsonLd } from '../../domain/seo/json-ld.ts'
import type { PageFacts } from '../../domain/seo/seo.ts'
import type { SearchPage } from '../../domain/search/search-entries.ts'
import type { ShellView } from '../source/shell-view.ts'

/** A page's address in the route table's form: '/city/:city'. */
export type Address = {
  readonly path: string
  /** Parameters that the address itself implies. */
  readonly implies?: Readonly<Record<string, string>>
}

/**
 * All that the site knows about a page. Its name in the list of its file is that of the loader in
 * `server/loaders/` which gives its `View`, and what figures and events call it.
 */
export type PageDescription<View> = {
  /** The file in `client/pages/` that shows the view, and what it exports. */
  readonly component: string
  readonly addresses: readonly Address[]
  /** Other addresses that show the same page; its canonical link names one of `addresses`. */
  readonly aliases?: readonly Address[]
  /** How the site's own search finds it, by name. */
  readonly search?: readonly SearchPage[]
  /**
   * The parameters of the query that the page knows, in the order its address has them. All others
   * (a campaign's, a click's) change nothing of what it shows.
   */
  readonly query?: readonly string[]
  /** False where what it shows is one visitor's own, so that nobody may keep it; true where absent. */
  readonly shared?: boolean
  /** Whether the enquiry popup may open by itself; true where absent. */
  readonly popup?: boolean | ((pathname: string) => boolean)
  /** Its view is given whole: what is shown of it is chosen in the browser by the query. */
  readonly sameForAllQueries?: boolean
  /** The header lies over the page's opening picture. */
  readonly overHero?: boolean
  /** The page has a bar of its own at the bottom of small screens. */
  readonly bottomBar?: boolean
  /** Undefined in the browser: its code stays on the server, which sends what it comes to. */
  readonly published: Published<View> | undefined
}

/** What a page says of itself, and how it is found. */
type Published<View> = {
  /** Title, description, keywords, canonical path, picture. */
  readonly head: (page: View, shell: ShellView) => PageFacts
  /** The way from Home to the page, which comes last and has no path; absent: its title alone. */
  readonly trail?: (page: View, shell: ShellView) => readonly Crumb[]
  /** Structured data besides the way. */
  readonly structuredData?: (page: View, shell: ShellView) => readonly (JsonLd | undefined)[]
  /** The paths that search engines may list: its addresses, or some of what the data holds. */
  readonly sitemap?: 'addresses' | ((site: SiteIndex) => readonly string[])
}

/** What the data holds, for the sitemap. A catalogue fits once its lists have been opened. */
export type SiteIndex = {
  readonly projects: readonly { readonly path: string; readonly localities: readonly string[] }[]
  readonly developers: readonly { readonly slug: string; readonly hasProjects: boolean }[]
  /** Slugs of the cities that have a project. */
  readonly cities: readonly string[]
  /** Keys of the location data that are no project's. */
  readonly locationKeys: readonly string[]
  readonly localities: readonly { readonly id: string; readonly name: string }[]
  readonly services: readonly { readonly id: string }[]
}
