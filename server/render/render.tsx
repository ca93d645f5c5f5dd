import type { Request, Response } from 'express'
import type { IncomingMessage } from 'node:http'
import type { FormState } from '../../client/enquiry/forms/state/form-state.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageAt } from '../../client/routes.tsx'
import { loadPage, type Moved, type PageData } from '../../client/routing/load-page.ts'
import { pageFile } from '../../client/routing/page-code.ts'
import { statusOf } from '../../client/routing/page-source.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import type { Sources } from '../loaders/views/loader-result.ts'
import { encodingOf } from '../middleware/compression.ts'
import { markUnavailable } from '../middleware/errors.ts'
import type { OverloadGuard } from '../middleware/overload.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Logger } from '../process/log.ts'
import type { AssetFinder } from './assets.ts'
import { cachedResponse, type CachedResponse } from './cached-response.ts'
import { failurePage } from './failure-page.ts'
import { cacheKey, createPageCache } from './page-cache.ts'
import { streamDocument } from './stream-document.tsx'

export type PageRequest = {
  /** Path and query of the page to show. */
  readonly url: string
  /** Overrides the page's own status, as for a form with errors. */
  readonly status?: number
  readonly form?: FormState
  /** Answers where there is no time to render the page; without it a page that says so does. */
  readonly refuse?: () => void
}

type RendererParts = Sources & {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'pageCache' | 'pageRendered'>
  readonly overload: Pick<OverloadGuard, 'admit'>
}

/** Where browsers find the rules by which they fetch pages before they are asked for. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** As many as browsers follow would be a loop. */
const MAX_MOVES = 5

const MISS_TIMING = { 'server-timing': 'cache;desc=miss' }
const HIT_TIMING = { 'server-timing': 'cache;desc=hit' }

export type Renderer = ReturnType<typeof createRenderer>

/**
 * Streams pages as HTML: asks the routes' loaders first, so that status and redirects are known.
 * @param cacheBytes what cached pages may take in memory; 0 keeps nothing
 */
export function createRenderer(parts: RendererParts, assets: AssetFinder, cacheBytes: number) {
  const { config, log, metrics, overload } = parts
  const cache = createPageCache(cacheBytes)

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
    metrics.pageCache('hit')
    return response
  }

  /** The answer to a request for a page that is cached, which counts as a hit. */
  function cached({ method, url = '/' }: IncomingMessage): CachedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const response = cache.get(cacheKey(url))
    return response && hit(response)
  }

  /**
   * Answers with a page: streams it, redirects, or answers 404 or 500 with a page. Settles when the
   * answer has left or the visitor has; never rejects.
   */
  async function renderPage(req: Request, res: Response, page: PageRequest): Promise<void> {
    const key = cacheKey(page.url)
    if (req.method !== 'GET' || page.form || !isCacheable(pathOf(key))) {
      if (await overload.admit(req, res, page.refuse))
        await renderNew(req, res, { ...page, url: page.form ? page.url : key })
      return
    }
    // The cache middleware does not match an address in absolute form.
    const known = cached(req)
    if (known) {
      await known.send(req, res)
      return
    }
    const inFlight = cache.inFlight(key)
    if (!inFlight) {
      await cache.fill(key, async () =>
        (await overload.admit(req, res)) ? renderNew(req, res, { ...page, url: key }) : undefined,
      )
      return
    }
    const shared = await inFlight
    if (res.destroyed) return
    if (shared) await hit(shared).send(req, res)
    // The rendering failed: the next request in the queue tries again.
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
      const startedAt = performance.now()
      // The host is ours, whatever the request says: loaders only read path and query.
      const addressOf = (path: string) => new URL(path, config.publicUrl)
      const url = addressOf(page.url)
      const data = await loadPage(catalogueSource(parts), url)
      const elsewhere = page.form && placeOfForm(page.form, data)
      if (elsewhere !== undefined && moves < MAX_MOVES)
        return await renderNew(req, res, { ...page, url: elsewhere }, moves + 1)
      if ('movedTo' in data) {
        // On the way to another address nothing of the query is lost.
        const whole = await loadPage(catalogueSource(parts), addressOf(req.originalUrl))
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
      metrics.pageCache('miss')
      metrics.pageRendered((performance.now() - startedAt) / 1000)
      if (!html) return undefined
      return cachedResponse(res.statusCode, { ...headers, ...HIT_TIMING }, html)
    } catch (error) {
      fail(req, res, error)
      return undefined
    }
  }

  return {
    /** The style sheets of every page. */
    styles: assets.styles,
    renderPage,
    cached,
    /** Forgets the pages it has cached, as when data or pictures have changed. */
    forget: cache.clear,
  }
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
