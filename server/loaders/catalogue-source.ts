import type { Catalogue } from '../../catalogue/catalogue.ts'
import { paths } from '../../domain/seo/paths.ts'
import { missingMeta, pageMeta } from '../seo/page-meta.ts'
import type { LoaderName, LoaderResult } from '../../client/routing/page-source.ts'
import { LOADERS, type PageViews } from './loaders.ts'
import { moved, type Parts, type RequestContext, type Sources } from './parts/results.ts'
import { shellView } from './parts/shell.ts'

/** The server's page source: the catalogue of this moment, in memory. */
export function catalogueSource(sources: Sources) {
  const catalogue = sources.catalogue.current
  const parts: Parts = { ...sources, catalogue }
  return {
    async load<Name extends LoaderName>(
      loader: Name,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
    ): Promise<LoaderResult<PageViews[Name]>> {
      const context = { params, search }
      const result = orRedirect(catalogue, loader, context, LOADERS[loader](parts, context))
      return withMeta(loader, result, parts)
    },
  }
}

/** What a page says of itself goes with its view: the code that makes it stays here. */
function withMeta<T>(name: LoaderName, result: LoaderResult<T>, parts: Parts): LoaderResult<T> {
  if (name === 'shell' || result.kind === 'redirect') return result
  const shell = shellView(parts)
  const meta =
    result.kind === 'page'
      ? pageMeta(name, result.page as never, shell)
      : missingMeta(result.missing.title, shell)
  return { ...result, meta }
}

/** The address that a loader is called for, where its page could have had another before. */
const ADDRESSES: Partial<Record<LoaderName, (params: RequestContext['params']) => string>> = {
  project: ({ developer = '', id = '' }) => paths.project(developer, id),
  developer: ({ developer = '' }) => paths.developer(developer),
  'floor-plans': ({ developer = '' }) => paths.floorPlans(developer),
  city: ({ city = '' }) => paths.city(city),
  location: ({ key = '' }) => paths.location(key),
  locality: ({ id = '' }) => paths.locality(id),
  service: ({ id = '' }) => paths.service(id),
  'not-found': ({ path = '' }) => `/${path.split('/').map(encodeURIComponent).join('/')}`,
}

/**
 * The result, or where redirects.json leads instead. A page that exists is shown whatever the file
 * says; the file's word goes before any other redirect, as it knows which project was meant.
 */
function orRedirect<T>(
  catalogue: Catalogue,
  loader: LoaderName,
  { params, search }: RequestContext,
  result: LoaderResult<T>,
): LoaderResult<T> {
  if (result.kind === 'page') return result
  const to = catalogue.redirect(ADDRESSES[loader]?.(params) ?? '/')
  return to === undefined ? result : moved(to, search)
}
