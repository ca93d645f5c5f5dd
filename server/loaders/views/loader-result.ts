import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { CatalogueStore } from '../../../catalogue/load/catalogue-store.ts'
import type { Catalogue, DataFileName } from '../../../catalogue/catalogue.ts'
import type { LoaderResult, NotFound } from '../../../client/routing/page-source.ts'
import { capitalised } from '../../../domain/text/text.ts'
import type { Config } from '../../config.ts'
import type { ImageLibrary } from '../../image-library.ts'

/** What loaders read: the catalogue, which is replaced when data changes, the built pictures, the configuration. */
export type Sources = Omit<Parts, 'catalogue'> & { readonly catalogue: CatalogueStore }

/** What a page is made from: one catalogue, the built pictures, the configuration. */
export type Parts = {
  readonly catalogue: Catalogue
  readonly images: ImageLibrary
  readonly config: Config
}

/** What a page is asked for with: the route's parameters and the address's query. */
export type RequestContext = {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}

/** A page of this view, without members that are undefined. */
export function page<T extends object>(view: {
  [K in keyof NoInfer<T>]: NoInfer<T>[K] | undefined
}): LoaderResult<T> {
  return { kind: 'page', page: withoutUndefined<T>(view) }
}

/** A permanent redirect that keeps the query string. */
export function moved(path: string, search: URLSearchParams): LoaderResult<never> {
  const query = search.size > 0 ? `?${search}` : ''
  const [before = '', fragment] = path.split('#')
  return { kind: 'redirect', to: before + query + (fragment ? `#${fragment}` : '') }
}

/** There is nothing behind the address. */
export const NO_SUCH_PAGE: LoaderResult<never> = {
  kind: 'missing',
  missing: {
    title: 'Page not found',
    message: "Oops! The page you're looking for doesn't exist.",
  },
}

/**
 * For what was not found while one of the files that may name it could not be read: 503 and another
 * try. Undefined where they were all read, so that it does not exist.
 * @param what what the page is about: 'service'
 */
export function unavailable(
  { catalogue }: Parts,
  what: string,
  files: readonly DataFileName[],
): LoaderResult<never> | undefined {
  const failed = files.find((name) => catalogue.failed.has(name))
  if (failed === undefined) return undefined
  const title = `${capitalised(what)} not available`
  return missing(title, `Failed to load ${what} details: ${failed}.json could not be read`, 'retry')
}

export function missing(
  title: string,
  message: string,
  offer?: NotFound['offer'],
): LoaderResult<never> {
  return { kind: 'missing', missing: { title, message, ...(offer && { offer }) } }
}
