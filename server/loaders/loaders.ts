import type { LoaderName, LoaderResult } from '../../client/routing/page-source.ts'
import { agencyLoaders } from './agency.ts'
import { developerLoaders } from './developers.ts'
import { homeLoaders } from './home.ts'
import { listingLoaders } from './listings.ts'
import { page, type Parts, type RequestContext } from './parts/results.ts'
import { shellView } from './parts/shell.ts'
import { placeLoaders } from './places.ts'
import { projectLoaders } from './project.ts'
import { savedLoaders } from './saved.ts'
import { searchLoaders } from './search.ts'

/** One loader a page, by the page's name, and that of what stands around all pages. */
const loaders = {
  shell: (parts: Parts) => page(shellView(parts)),
  ...homeLoaders,
  ...listingLoaders,
  ...developerLoaders,
  ...projectLoaders,
  ...agencyLoaders,
  ...placeLoaders,
  ...searchLoaders,
  ...savedLoaders,
}

/** What every page shows, as its loader gives it. */
export type PageViews = {
  [Name in LoaderName]: Extract<ReturnType<(typeof loaders)[Name]>, { kind: 'page' }>['page']
}

export const LOADERS: {
  readonly [Name in LoaderName]: (
    parts: Parts,
    context: RequestContext,
  ) => LoaderResult<PageViews[Name]>
} = loaders
