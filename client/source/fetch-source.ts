import type { PageViews } from '../pages.ts'
import type { PageSource, Question, Reply } from './source.ts'

/** Where the server answers page questions; the one place both sides agree on it. */
export const PAGE_ANSWERS = '/api/pages'

/** For so long an answer that was asked for ahead is as good as a new one. */
const AHEAD_MS = 30_000

type Ahead = { readonly reply: Promise<Reply<unknown>>; readonly until: number }

/** Answers that nobody has asked for yet, each to be used once. */
const ahead = new Map<string, Ahead>()

/** The browser's source: asks the server, which keeps the answers revalidatable by ETag. */
export function fetchSource(): PageSource {
  return {
    async ask<Q extends Question>(
      question: Q,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
      signal?: AbortSignal,
    ): Promise<Reply<PageViews[Q]>> {
      const address = addressOf(question, params, search)
      const known = ahead.get(address)
      ahead.delete(address)
      if (known && known.until > performance.now()) {
        const reply = await known.reply.catch(() => undefined)
        if (reply) return reply as Reply<PageViews[Q]>
      }
      return (await fetchReply(address, signal)) as Reply<PageViews[Q]>
    },
  }
}

/** Asks what a visitor will probably ask next. A failure is left to the asking itself. */
export function askAhead(
  question: Question,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): void {
  const address = addressOf(question, params, search)
  const known = ahead.get(address)
  if (known && known.until > performance.now()) return
  const reply = fetchReply(address)
  reply.catch(() => ahead.delete(address))
  ahead.set(address, { reply, until: performance.now() + AHEAD_MS })
}

function addressOf(
  question: Question,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.set(`:${name}`, value)
  }
  return `${PAGE_ANSWERS}/${question}?${query}`
}

async function fetchReply(address: string, signal?: AbortSignal): Promise<Reply<unknown>> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  const isReply = response.ok || response.status === 404 || response.status === 503
  const reply = isReply ? await replyIn<unknown>(response) : undefined
  if (!reply) throw new Error(`The page could not be loaded (status ${response.status}).`)
  return reply
}

/** The server's reply; undefined for what a proxy or an overloaded server says instead. */
async function replyIn<T>(response: Response): Promise<Reply<T> | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return body && typeof body === 'object' && 'kind' in body ? (body as Reply<T>) : undefined
}
