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
      const isReply = response.ok || response.status === 404 || response.status === 503
      const reply = isReply ? await replyIn<PageViews[Q]>(response) : undefined
      if (!reply) throw new Error(`The page could not be loaded (status ${response.status}).`)
      return reply
    },
  }
}

/** The server's reply; undefined for what a proxy or an overloaded server says instead. */
async function replyIn<T>(response: Response): Promise<Reply<T> | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return body && typeof body === 'object' && 'kind' in body ? (body as Reply<T>) : undefined
}
