import type { PageAbout } from '../head/about.ts'
import type { PageViews } from '../pages.ts'

/** The name of a loader: a page's, or that of what stands around all pages. */
export type LoaderName = keyof PageViews

/** Why there is nothing to show: a sentence and where to go instead. */
export type NotFound = {
  readonly title: string
  readonly message: string
  /**
   * What the visitor is offered first: the page before, or another try where the data that would
   * say more could not be loaded (503 instead of 404). Absent: Home.
   */
  readonly offer?: 'back' | 'retry'
}

/**
 * What a page's loader gives: the page, another address (301, may be relative), or that it does
 * not exist (404). All but the shell say what they are about.
 */
export type LoaderResult<T> =
  | { readonly kind: 'page'; readonly page: T; readonly about?: PageAbout }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing'; readonly missing: NotFound; readonly about?: PageAbout }

/** The HTTP status that says the same as a result. */
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

/**
 * Where pages get what they show. On the server it is the catalogue in memory, in the browser a
 * fetch of what the same loader gives there; no page knows which.
 */
export interface PageSource {
  /**
   * @param params the route's path parameters, decoded
   * @param search the address's query
   * Rejects when the source cannot be reached.
   */
  load<Q extends LoaderName>(
    loader: Q,
    params: Readonly<Record<string, string>>,
    search: URLSearchParams,
    signal?: AbortSignal,
  ): Promise<LoaderResult<PageViews[Q]>>
}
