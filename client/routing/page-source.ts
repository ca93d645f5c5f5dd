import type { Crumb } from '../../domain/seo/paths.ts'
import type { MetaTag } from '../../domain/seo/page-head.ts'
import type { PageName } from '../../domain/seo/routes.ts'
import type { Contact } from '../layout/shell-context.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'

/** The name of a loader, which is a page's or the shell's. */
export type LoaderName = PageName | 'shell'

/** The meta data of a page, which the server makes and sends with the page's view. */
export type PageMeta = {
  title: string
  /** The canonical address; absent where there is no page. */
  canonical?: string
  tags: readonly MetaTag[]
  /** The breadcrumbs from Home to the page, which is last and has no path. */
  breadcrumbs: readonly Crumb[]
  /** Origins of the page's video players, separated by spaces; its CSP allows them. */
  players?: string
  /** The tiles of the page's map, whose host its CSP allows; absent if the page offers no map. */
  tiles?: MapTiles
  /** The numbers of the page's adviser, which its buttons call in place of the agency's. */
  contact?: Contact
}

/** The reason why there is nothing to show: a sentence and where to go instead. */
export type NotFound = {
  title: string
  message: string
  /** The first offer: the page before, or another try (503 instead of 404). Absent: Home. */
  offer?: 'back' | 'retry'
}

/** The page, another address (301, may be relative), or that it does not exist (404). */
export type LoaderResult<T> =
  | { kind: 'page'; page: T; meta?: PageMeta }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; missing: NotFound; meta?: PageMeta }

/** The HTTP status of a result. */
export function statusOf(result: LoaderResult<unknown>): 200 | 301 | 404 | 503 {
  switch (result.kind) {
    case 'page':
      return 200
    case 'redirect':
      return 301
    case 'missing':
      return result.missing.offer === 'retry' ? 503 : 404
  }
}

/** Where a page's data comes from, which no page knows: the catalogue, or a fetch. */
export interface PageSource {
  /**
   * @param params the route's path parameters, decoded
   * @param search the address's query
   * Rejects when the source cannot be reached.
   */
  load(
    loader: LoaderName,
    params: Readonly<Record<string, string>>,
    search: URLSearchParams,
    signal?: AbortSignal,
  ): Promise<LoaderResult<unknown>>
}

/** Why a page could not be loaded, in words for visitors. */
export class PageLoadError extends Error {}
