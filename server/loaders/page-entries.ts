import type { ShellView } from '../../client/layout/shell.ts'
import type { PageName } from '../../client/routes.tsx'
import { agencyPages } from './agency-pages.ts'
import { developerPages } from './developers.ts'
import { homePages } from './home.ts'
import { listingPages } from './listings.ts'
import type { PageEntry } from './views/page-entry.ts'
import { placePages } from './places.ts'
import { projectPages } from './project.ts'
import { shortlistPages } from './shortlist-pages.ts'
import { searchPages } from './search.ts'

const entries = {
  ...homePages,
  ...listingPages,
  ...developerPages,
  ...projectPages,
  ...agencyPages,
  ...placePages,
  ...searchPages,
  ...shortlistPages,
}

/** What every page shows, as its loader gives it, and the frame of all of them. */
export type PageViews = { shell: ShellView } & {
  [Name in PageName]: (typeof entries)[Name] extends PageEntry<infer View> ? View : never
}

/** Every page by its name. */
export const ENTRIES: { readonly [Name in PageName]: PageEntry<PageViews[Name]> } = entries

/** A page's entry by its name, for the view that the same entry has given. */
export const entryOf = (name: PageName) => ENTRIES[name] as PageEntry<unknown>
