import type { LoaderName, LoaderResult, PageSource } from './page-source.ts'

/** Where the server gives what its loaders give; the one place both sides agree on it. */
export const PAGE_DATA = '/api/pages'

/** For so long a result that was fetched ahead is as good as a new one. */
const AHEAD_MS = 30_000

/** Results that nobody has asked for yet, each to be used once. */
const ahead = new Map<string, { result: Promise<LoaderResult<unknown>>; until: number }>()

/** The browser's source: fetches from the server, whose results are revalidated by ETag. */
export const fetchSource: PageSource = {
  async load(loader, params, search, signal) {
    const address = addressOf(loader, params, search)
    const known = ahead.get(address)
    ahead.delete(address)
    // By the clock: timers rest while the device sleeps.
    const isFresh = known && Date.now() < known.until
    return (isFresh && (await known.result.catch(() => undefined))) || fetchResult(address, signal)
  },
}

/** Asks what a visitor will probably ask next. A failure is left to the asking itself. */
export function prefetchData(
  loader: LoaderName,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): void {
  const address = addressOf(loader, params, search)
  if (Date.now() < (ahead.get(address)?.until ?? 0)) return
  const result = fetchResult(address)
  result.catch(() => ahead.delete(address))
  ahead.set(address, { result, until: Date.now() + AHEAD_MS })
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

async function fetchResult(
  address: string,
  signal: AbortSignal | null = null,
): Promise<LoaderResult<unknown>> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
  // A proxy or an overloaded server says something else.
  const body = (await response.json().catch(() => undefined)) as LoaderResult<unknown> | undefined
  const isResult = response.ok || response.status === 404 || response.status === 503
  if (isResult && body?.kind) return body
  throw new Error(`The page could not be loaded (status ${response.status}).`)
}
