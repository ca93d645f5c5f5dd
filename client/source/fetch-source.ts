import type { PageViews } from '../pages.ts'
import type { PageSource, Question, Reply } from './source.ts'

/** Where the server answers page questions; the one place both sides agree on it. */
export const PAGE_ANSWERS = '/api/pages'

/** The browser's source: asks the server, which keeps the answers revalidatable by ETag. */
export function fetchSource(): PageSource {
  return {
    async ask<Q extends Question>(
      question: Q,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
      signal?: AbortSignal,
    ): Promise<Reply<PageViews[Q]>> {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(params)) query.set(`:${name}`, value)
      const response = await fetch(`${PAGE_ANSWERS}/${question}?${query}`, {
        headers: { accept: 'application/json' },
        ...(signal && { signal }),
      })
      if (!response.ok && response.status !== 404) {
        throw new Error(`The page could not be loaded (status ${response.status}).`)
      }
      return (await response.json()) as Reply<PageViews[Q]>
    },
  }
}
