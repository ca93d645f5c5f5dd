import type { Request, Response } from 'express'
import type { IncomingMessage } from 'node:http'
import { paths } from '../../domain/seo/paths.ts'
import {
  loadPage,
  type FormState,
  type Moved,
  type PageData,
} from '../../client/routing/load-page.ts'
import { pageFile } from '../../client/routing/page-code.ts'
import { statusOf } from '../../client/routing/page-source.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import type { Sources } from '../loaders/page-entry.ts'
import { markUnavailable } from '../middleware/errors.ts'
import type { OverloadGuard } from '../middleware/overload.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Logger } from '../process/log.ts'
import type { AssetFinder } from './assets.ts'
import { cachedResponse, type CachedResponse } from './cached-response.ts'
import { failurePage } from './failure-page.ts'
import { cacheKey, createPageCache, isCacheable } from './page-cache.ts'
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
  readonly metrics: Pick<Metrics, 'pages' | 'renders'>
  readonly overload: Pick<OverloadGuard, 'admit'>
}

/** Where browsers find the rules by which they fetch pages before they are asked for. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

const MISS_TIMING = { 'server-timing': 'cache;desc=miss' }
const HIT_TIMING = { 'server-timing': 'cache;desc=hit' }

export type Renderer = ReturnType<typeof createRenderer>

/** Redirects can lead in a circle. */
const MAX_MOVES = 5

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
    res.status(500).set('cache-control', 'no-store').type('html').send(failurePage(assets.styles))
  }

  /** The answer to a request for a page that is cached, which counts as a hit. */
  function cached({ method, url = '/' }: IncomingMessage): CachedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const response = cache.get(cacheKey(url))
    if (response) metrics.pages.inc({ result: 'hit' })
    return response
  }

  /**
   * Answers with a page: streams it, redirects, or answers 404 or 500 with a page. Settles when the
   * answer has left or the visitor has; never rejects.
   */
  async function renderPage(req: Request, res: Response, page: PageRequest): Promise<void> {
    const key = cacheKey(page.url)
    if (req.method !== 'GET' || page.form || !isCacheable(key)) {
      if (await overload.admit(req, res, page.refuse))
        await renderNew(req, res, { ...page, url: page.form ? page.url : key })
      return
    }
    let isMine = false
    const render = async () => {
      isMine = true
      return (await overload.admit(req, res))
        ? renderNew(req, res, { ...page, url: key })
        : undefined
    }
    // It rejects where there is none and the data was replaced meanwhile.
    const shared = await cache.fetch(key, { context: render }).catch(() => undefined)
    if (isMine || res.destroyed) return
    // The rendering failed: the next request in the queue tries again.
    if (!shared) return renderPage(req, res, page)
    metrics.pages.inc({ result: 'hit' })
    await shared.send(req, res)
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
      setPageHeaders(res, page.form !== undefined || !isCacheable(page.url))
      if (page.status === undefined && status === 503) markUnavailable(res)
      if (req.method === 'HEAD') {
        res.end()
        return undefined
      }
      const headers = res.getHeaders()
      const state = {
        assets: assets.forPage(pageFile(url.pathname)),
        data: { ...data, ...(page.form && { form: page.form }) },
        ...(page.form && { url: page.url }),
      }
      const sent = await streamDocument(res, url, state, (error) =>
        log.error({ err: error, path: req.path }, 'an error while rendering a page'),
      )
      metrics.pages.inc({ result: 'miss' })
      metrics.renders.observe((performance.now() - startedAt) / 1000)
      if (!sent) return undefined
      return cachedResponse(res.statusCode, { ...headers, ...HIT_TIMING }, sent)
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
    forget: () => cache.clear(),
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
