import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { LoaderName, LoaderResult } from '../../../client/routing/page-source.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { moved, type RequestContext } from './results.ts'

type Params = RequestContext['params']

/** The address that a loader is called for, where its page could have had another before. */
const ADDRESSES: Partial<Record<LoaderName, (params: Params) => string>> = {
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
export function orRedirect<T>(
  catalogue: Catalogue,
  loader: LoaderName,
  { params, search }: RequestContext,
  result: LoaderResult<T>,
): LoaderResult<T> {
  if (result.kind === 'page') return result
  const to = catalogue.redirect(ADDRESSES[loader]?.(params) ?? '/')
  return to === undefined ? result : moved(to, search)
}
