import type { Catalogue } from '../../catalogue/catalogue.ts'
import { missingMeta, pageMeta } from '../seo/page-meta.ts'
import type { LoaderName, LoaderResult } from '../../client/routing/page-source.ts'
import type { Services } from '../services.ts'
import { agencyLoaders } from './agency.ts'
import { developerLoaders } from './developers.ts'
import { homeLoaders } from './home.ts'
import { listingLoaders } from './listings.ts'
import { orRedirect } from './parts/old-addresses.ts'
import type { PageViews } from './page-views.ts'
import type { Loaders, Parts } from './parts/results.ts'
import { placeLoaders } from './places.ts'
import { projectLoaders } from './project.ts'
import { savedLoaders } from './saved.ts'
import { searchLoaders } from './search.ts'
import { shell } from './parts/shell.ts'

const LOADERS: Loaders = {
  shell,
  ...homeLoaders,
  ...listingLoaders,
  ...developerLoaders,
  ...projectLoaders,
  ...agencyLoaders,
  ...placeLoaders,
  ...searchLoaders,
  ...savedLoaders,
}

/** The loaders that the browser may call, for the route that answers it. */
export const LOADER_NAMES: ReadonlySet<LoaderName> = new Set(Object.keys(LOADERS) as LoaderName[])

/** A page source that says what each loader gives. */
type CatalogueSource = {
  load<Q extends LoaderName>(
    loader: Q,
    params: Readonly<Record<string, string>>,
    search: URLSearchParams,
  ): Promise<LoaderResult<PageViews[Q]>>
}

const sources = new WeakMap<Catalogue, CatalogueSource>()

/** The server's page source: the current catalogue, in memory; the same object until it changes. */
export function catalogueSource(
  services: Pick<Services, 'catalogue' | 'images' | 'config'>,
): CatalogueSource {
  const catalogue = services.catalogue.current
  const known = sources.get(catalogue)
  if (known) return known
  const parts: Parts = { ...services, catalogue }
  const source: CatalogueSource = {
    async load(loader, params, search) {
      const context = { params, search }
      const result = orRedirect(catalogue, loader, context, LOADERS[loader](parts, context))
      return withMeta(loader, result, parts)
    },
  }
  sources.set(catalogue, source)
  return source
}

/** What a page says of itself goes with its view: the code that makes it stays here. */
function withMeta<Q extends LoaderName>(
  loader: Q,
  result: LoaderResult<PageViews[Q]>,
  parts: Parts,
): LoaderResult<PageViews[Q]> {
  const name: LoaderName = loader
  const around = shell(parts)
  if (name === 'shell' || result.kind === 'redirect' || around.kind !== 'page') return result
  const meta =
    result.kind === 'page'
      ? pageMeta(name, result.page as never, around.page)
      : missingMeta(result.missing.title, around.page)
  return { ...result, meta }
}
