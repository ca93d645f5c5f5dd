import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PageName } from '../../client/routes.tsx'
import { paths } from '../../domain/seo/paths.ts'
import { missingMeta, pageMeta } from '../seo/page-meta.ts'
import type { LoaderName, LoaderResult } from '../../client/routing/page-source.ts'
import { entryOf, type PageViews } from './page-entries.ts'
import {
  moved,
  page,
  type Parts,
  type RequestContext,
  type Sources,
} from './views/loader-result.ts'
import { shellView } from './views/shell.ts'

/** The server's page source: the catalogue of this moment, in memory. */
export function catalogueSource(sources: Sources) {
  const parts: Parts = { ...sources, catalogue: sources.catalogue.current }
  return {
    async load<Name extends LoaderName>(
      loader: Name,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
    ): Promise<LoaderResult<PageViews[Name]>> {
      const result =
        loader === 'shell' ? page(shellView(parts)) : load(parts, loader, { params, search })
      return result as LoaderResult<PageViews[Name]>
    },
  }
}

/** A page with what it says of itself, which the server alone works out. */
function load(parts: Parts, name: PageName, context: RequestContext): LoaderResult<unknown> {
  const result = orRedirect(parts.catalogue, name, context, entryOf(name).load(parts, context))
  if (result.kind === 'redirect') return result
  const shell = shellView(parts)
  const meta =
    result.kind === 'page'
      ? pageMeta(name, result.page, shell)
      : missingMeta(result.missing.title, shell)
  return { ...result, meta }
}

/** The address that a loader is called for, where its page could have had another before. */
const ADDRESSES: Partial<Record<PageName, (params: RequestContext['params']) => string>> = {
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
  loader: PageName,
  { params, search }: RequestContext,
  result: LoaderResult<T>,
): LoaderResult<T> {
  if (result.kind === 'page') return result
  const to = catalogue.redirect(ADDRESSES[loader]?.(params) ?? '/')
  return to === undefined ? result : moved(to, search)
}
