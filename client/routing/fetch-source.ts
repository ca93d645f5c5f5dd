import { PageLoadError, type LoaderResult, type PageSource } from './page-source.ts'

/** The endpoint of the loaders' results, for browser and server alike. */
export const PAGE_DATA = '/api/pages'

/** The browser's source: the server, whose answers the browser's own cache keeps for half a minute. */
export const fetchSource: PageSource = {
  async load(loader, params, search, signal) {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(params)) query.set(`:${name}`, value)
    const response = await fetch(`${PAGE_DATA}/${loader}?${query}`, {
      headers: { accept: 'application/json' },
      signal: signal ?? null,
    })
    // A proxy or an overloaded server may answer with something other than a loader's result.
    const body = (await response.json().catch(() => undefined)) as LoaderResult<unknown> | undefined
    const isResult = response.ok || response.status === 404 || response.status === 503
    if (isResult && body?.kind) return body
    throw new PageLoadError('our site cannot show them just now', { cause: response.status })
  },
}
