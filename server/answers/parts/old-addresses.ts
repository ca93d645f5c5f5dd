import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Question, Reply } from '../../../client/source/source.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { moved, type Asked } from './replies.ts'

type Params = Asked['params']

/** The address that a question was asked for, where its page could have had another before. */
const ADDRESSES: Partial<Record<Question, (params: Params) => string>> = {
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
 * The reply, or where redirects.json leads instead. A page that exists is shown whatever the file
 * says; the file's word goes before any other redirect, as it knows which project was meant.
 */
export function orRedirect<T>(
  catalogue: Catalogue,
  question: Question,
  { params, search }: Asked,
  reply: Reply<T>,
): Reply<T> {
  if (reply.kind === 'page') return reply
  const to = catalogue.redirect(ADDRESSES[question]?.(params) ?? '/')
  return to === undefined ? reply : moved(to, search)
}
