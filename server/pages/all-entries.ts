import type { PageName } from '../../domain/seo/routes.ts'
import { agencyPages } from './agency-pages.ts'
import { developerPages } from './developers.ts'
import { homePages } from './home.ts'
import { listingPages } from './listings.ts'
import type { PageEntry } from './page-entry.ts'
import { placePages } from './places.ts'
import { projectPages } from './project.ts'
import { shortlistPages } from './shortlist-pages.ts'
import { searchPages } from './search.ts'

const ENTRIES = {
  ...homePages,
  ...listingPages,
  ...developerPages,
  ...projectPages,
  ...agencyPages,
  ...placePages,
  ...searchPages,
  ...shortlistPages,
}

/** A page's entry by its name; its methods take the view that its own `load` has given. */
export const pageEntryFor = (name: PageName) => ENTRIES[name] as PageEntry<unknown>
