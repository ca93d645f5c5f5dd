import type { Request, Response } from 'express'
import type { IncomingMessage } from 'node:http'
import type { FormState } from '../../client/enquiry/forms/state/form-state.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageAt } from '../../client/routes.tsx'
import { loadPage, type Moved, type PageData } from '../../client/routing/load-page.ts'
import { pageFile } from '../../client/routing/page-code.ts'
import { statusOf, type PageSource } from '../../client/routing/page-source.ts'
import { encodingOf } from '../middleware/compression.ts'
import { markUnavailable } from '../middleware/errors.ts'
import type { OverloadGuard } from '../middleware/overload.ts'
import type { Logger } from '../process/log.ts'
import type { AssetFinder } from './assets.ts'
import { CachedResponse } from './cached-response.ts'
import { failurePage } from './failure-page.ts'
import { cacheKey, createPageCache } from './page-cache.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'
import { streamDocument } from './stream-document.tsx'
import type { PageRequest, Renderer, RenderFigures } from './renderer.ts'

type RendererOptions = {
  readonly publicUrl: string
  readonly log: Logger
  readonly assets: AssetFinder
  /** The source over the catalogue of this moment. */
  readonly source: () => PageSource
  /** What cached pages may take in memory, in bytes; 0 keeps nothing. */
  readonly cacheBytes: number
  readonly figures?: RenderFigures
  /** Resolves when the page may be rendered; false where it was refused instead. */
  readonly admit?: OverloadGuard['admit']
}

/** As many as browsers follow would be a loop. */
const MAX_MOVES = 5

const MISS_TIMING = { 'server-timing': 'cache;desc=miss' }
const HIT_TIMING = { 'server-timing': 'cache;desc=hit' }

/** Streams pages as HTML: asks the routes' loaders first, so that status and redirects are known. */
export function createRenderer(options: RendererOptions): Renderer {
  const { publicUrl, log, assets, source, figures, admit = () => Promise.resolve(true) } = options
  const cache = createPageCache(options.cacheBytes)

  function fail(req: Request, res: Response, error: unknown): void {
    log.error({ err: error, path: req.path }, 'a page could not be rendered')
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.removeHeader('content-encoding')
    res.status(500).set('cache-control', 'no-store').type('html').send(failurePage(assets.styles))
  }

  function hit(response: CachedResponse): CachedResponse {
    figures?.pageCache('hit')
    return response
  }

  function cached({ method, url = '/' }: IncomingMessage): CachedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const response = cache.get(cacheKey(url))
    return response && hit(response)
  }

  async function renderPage(req: Request, res: Response, page: PageRequest): Promise<void> {
    const key = cacheKey(page.url)
    if (req.method !== 'GET' || page.form || !isCacheable(pathOf(key))) {
      if (await admit(req, res, page.refuse))
        await renderNew(req, res, { ...page, url: page.form ? page.url : key })
      return
    }
    // Not found ahead of Express where the address came in absolute form.
    const known = cached(req)
    if (known) {
      known.send(req, res)
      return
    }
    const inFlight = cache.inFlight(key)
    if (!inFlight) {
      await cache.fill(key, async () =>
        (await admit(req, res)) ? renderNew(req, res, { ...page, url: key }) : undefined,
      )
      return
    }
    const shared = await inFlight
    if (res.destroyed) return
    if (shared) hit(shared).send(req, res)
    // It came to nothing: the next who waited tries.
    else await renderPage(req, res, page)
  }

  /** @returns the page where all of it is as it should be, for those who ask for the same */
  async function renderNew(
    req: Request,
    res: Response,
    page: PageRequest,
    moves = 0,
  ): Promise<CachedResponse | undefined> {
    try {
      const began = performance.now()
      // The host is ours, whatever the request says: loaders only read path and query.
      const addressOf = (path: string) => new URL(path, publicUrl)
      const url = addressOf(page.url)
      const data = await loadPage(source(), url)
      const elsewhere = page.form && placeOfForm(page.form, data)
      if (elsewhere !== undefined && moves < MAX_MOVES)
        return await renderNew(req, res, { ...page, url: elsewhere }, moves + 1)
      if ('movedTo' in data) {
        // On the way to another address nothing of the query is lost.
        const whole = await loadPage(source(), addressOf(req.originalUrl))
        res.redirect(301, 'movedTo' in whole ? whole.movedTo : data.movedTo)
        return undefined
      }
      const status = statusOf(data.result)
      res.status(page.status ?? status)
      setPageHeaders(res, page.form !== undefined || !isCacheable(pathOf(page.url)))
      if (page.status === undefined && status === 503) markUnavailable(res)
      if (req.method === 'HEAD') {
        res.end()
        return undefined
      }
      const headers = res.getHeaders()
      const html = await streamDocument(res, {
        url,
        encoding: encodingOf(req),
        state: {
          assets: assets.forPage(pageFile(url.pathname)),
          data,
          ...(page.form && { form: page.form, url: page.url }),
        },
        onShellError: (error) => fail(req, res, error),
        onError: (error) =>
          log.error({ err: error, path: req.path }, 'an error while rendering a page'),
      })
      figures?.pageCache('miss')
      figures?.pageRendered((performance.now() - began) / 1000)
      if (!html) return undefined
      return new CachedResponse(res.statusCode, { ...headers, ...HIT_TIMING }, html)
    } catch (error) {
      fail(req, res, error)
      return undefined
    }
  }

  return { styles: assets.styles, renderPage, cached, forget: cache.clear }
}

/**
 * Where a form with mistakes is shown instead, so that what was typed is not lost: where its page has
 * moved to, or the Contact page where there is none; undefined where it is at home.
 */
function placeOfForm({ source }: FormState, data: PageData | Moved): string | undefined {
  if ('movedTo' in data) return data.movedTo.replace(/#.*$/, '')
  // The footer's form is on every page.
  if (statusOf(data.result) !== 404 || source === 'footer') return undefined
  return `${paths.contact}?${new URLSearchParams({ source })}`
}

/** What pages are sent with: shared by all visitors and their caches, or one visitor's own. */
function setPageHeaders(res: Response, isOwn: boolean): void {
  res
    .type('html')
    .vary('Accept-Encoding')
    .set(
      'cache-control',
      isOwn ? 'no-store' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    .set('speculation-rules', `"${SPECULATION_RULES_PATH}"`)
    .set(MISS_TIMING)
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** Whether all visitors see the same page at a path, so that it may be cached. */
const isCacheable = (pathname: string): boolean => pageAt(pathname).page.cacheable ?? true
