import type { PageAbout } from '../head/about.ts'
import type { PageViews } from '../pages.ts'

/** What is asked for: a page by its name, or what stands around all pages. */
export type Question = keyof PageViews

/** Why there is nothing to show: a sentence and where to go instead. */
export type Missing = {
  readonly title: string
  readonly message: string
  /**
   * What the visitor is offered first: the page before, or another try where the data that would
   * say more could not be loaded (503 instead of 404). Absent: Home.
   */
  readonly offer?: 'back' | 'retry'
}

/**
 * What a page's loader learns: the page, another address (301, may be relative), or that it does
 * not exist (404). All but the shell say what they are about.
 */
export type Reply<T> =
  | { readonly kind: 'page'; readonly page: T; readonly about?: PageAbout }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing'; readonly missing: Missing; readonly about?: PageAbout }

/** The HTTP status that says the same as a reply. */
export function statusOf(reply: Reply<unknown>): 200 | 301 | 404 | 503 {
  switch (reply.kind) {
    case 'page':
      return 200
    case 'redirect':
      return 301
    case 'missing':
      return reply.missing.offer === 'retry' ? 503 : 404
  }
}

/**
 * Where pages get what they show. On the server it is the catalogue in memory, in the browser a
 * fetch of the same question; no page knows which.
 */
export interface PageSource {
  /**
   * @param params the route's path parameters, decoded
   * @param search the address's query
   * Rejects when the source cannot be reached.
   */
  ask<Q extends Question>(
    question: Q,
    params: Readonly<Record<string, string>>,
    search: URLSearchParams,
    signal?: AbortSignal,
  ): Promise<Reply<PageViews[Q]>>
}
