import type { LoaderName, LoaderResult, PageSource } from './page-source.ts'

/** Where the server gives what its loaders give; the one place both sides agree on it. */
export const PAGE_DATA = '/api/pages'

/** For so long a result that was fetched ahead is as good as a new one. */
const AHEAD_MS = 30_000

type Ahead = { result: Promise<LoaderResult<unknown>>; until: number }

/** Results that nobody has asked for yet, each to be used once. */
const ahead = new Map<string, Ahead>()

/** The browser's source: fetches from the server, whose results are revalidated by ETag. */
export const fetchSource: PageSource = {
  async load(loader, params, search, signal) {
    const address = addressOf(loader, params, search)
    const known = ahead.get(address)
    ahead.delete(address)
    if (known && known.until > performance.now()) {
      const result = await known.result.catch(() => undefined)
      if (result) return result
    }
    return fetchResult(address, signal)
  },
}

/** Asks what a visitor will probably ask next. A failure is left to the asking itself. */
export function prefetchData(
  loader: LoaderName,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): void {
  const address = addressOf(loader, params, search)
  const known = ahead.get(address)
  if (known && known.until > performance.now()) return
  const result = fetchResult(address)
  result.catch(() => ahead.delete(address))
  ahead.set(address, { result, until: performance.now() + AHEAD_MS })
}

function addressOf(
  loader: LoaderName,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(params)) query.set(`:${name}`, value)
  return `${PAGE_DATA}/${loader}?${query}`
}

async function fetchResult(address: string, signal?: AbortSignal): Promise<LoaderResult<unknown>> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  const isResult = response.ok || response.status === 404 || response.status === 503
  const result = isResult ? await resultIn(response) : undefined
  if (!result) throw new Error(`The page could not be loaded (status ${response.status}).`)
  return result
}

/** The server's result; undefined for what a proxy or an overloaded server says instead. */
async function resultIn(response: Response): Promise<LoaderResult<unknown> | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return body && typeof body === 'object' && 'kind' in body
    ? (body as LoaderResult<unknown>)
    : undefined
}
