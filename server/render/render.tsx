import type { Request, Response } from 'express'
import type { IncomingMessage } from 'node:http'
import { paths } from '../../domain/seo/paths.ts'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import {
  loadPage,
  type FormState,
  type MovedPage,
  type PageData,
} from '../../client/routing/load-page.ts'
import { pageAt } from '../../client/routes.tsx'
import { statusOf } from '../../client/routing/page-source.ts'
import { catalogueSource } from '../pages/catalogue-source.ts'
import type { PageDependenciesWithStore } from '../pages/page-entry.ts'
import { markUnavailable } from '../middleware/error-handler.ts'
import { allowPlayers, allowTiles } from '../middleware/security.ts'
import { Overloaded, refuseRequest, type OverloadGuard } from '../middleware/overload-guard.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Logger } from '../process/log.ts'
import type { AssetFinder } from './asset-finder.ts'
import { cachedResponse, type CachedResponse } from './cached-response.ts'
import { brandStyles } from './brand-styles.ts'
import { failurePage } from './failure-page.ts'
import { cacheKey, createPageCache, isCacheable, mayTellWhetherCached } from './page-cache.ts'
import { streamDocument } from './stream-document.tsx'

export type PageRequest = {
  /** The path and query of the page to show. */
  readonly url: string
  /** Replaces the page's own status, as for a form with errors. */
  readonly status?: number
  readonly form?: FormState
  /**
   * Answers when there is no time to render the page; by default with a short page that says so.
   */
  readonly refuse?: () => void
}

type RendererServices = PageDependenciesWithStore & {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'pages' | 'renders'>
  readonly overload: Pick<OverloadGuard, 'inTurn'>
}

const MISS_TIMING = { 'server-timing': 'cache;desc=miss' }
const HIT_TIMING = { 'server-timing': 'cache;desc=hit' }

export type Renderer = ReturnType<typeof createRenderer>

/** Redirects can go round in a circle, so this many are followed. */
const MAX_MOVES = 5

/** With more requests than this behind it, a form with mistakes is answered without its page. */
const MAX_BEHIND_FORM = 4

/** A page could not be rendered, and the error is in the log. */
class RenderError extends Error {
  override name = 'RenderError'
}

/**
 * Streams pages as HTML: loads the page's entry first, so that status and redirects are known.
 * @param cacheBytes the most memory for cached pages; 0 keeps none
 */
export function createRenderer(
  services: RendererServices,
  assets: AssetFinder,
  cacheBytes: number,
) {
  const { config, log, metrics, overload } = services
  const cache = createPageCache(cacheBytes)
  const keyOf = (url: string) =>
    cacheKey(url, { ...services, catalogue: services.catalogue.current })

  /** The style sheets of every page. */
  const styles = () => [...assets.styles, ...brandStyles(services.catalogue.current.site.brand)]

  function fail(res: Response): void {
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.status(500).set('cache-control', 'no-store').type('html').send(failurePage(styles()))
  }

  /** The answer to a request for a page that is cached, which counts as a hit. */
  function cached({ method, url = '/' }: IncomingMessage): CachedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const response = cache().get(keyOf(url))
    if (response) metrics.pages.inc({ result: 'hit' })
    return response
  }

  /**
   * Answers with a page: streams it, redirects, or answers 404 or 500 with a page. All who ask for
   * the same page meanwhile get the same answer, even a refusal or failure. Settles when the answer
   * or the visitor has left; never rejects.
   */
  async function renderPage(req: Request, res: Response, pageRequest: PageRequest): Promise<void> {
    const key = keyOf(pageRequest.url)
    const isShared = req.method === 'GET' && !pageRequest.form && isCacheable(key)
    let isMine = false
    const render = async () => {
      isMine = true
      return overload.inTurn(
        () =>
          renderNew(req, res, { ...pageRequest, url: pageRequest.form ? pageRequest.url : key }),
        pageRequest.form && MAX_BEHIND_FORM,
      )
    }
    try {
      const shared = isShared ? await cache().fetch(key, { context: render }) : await render()
      if (isMine || res.destroyed) return
      // Where a page has moved to depends on each query, so each request is answered by itself.
      if (!shared) return await renderPage(req, res, pageRequest)
      metrics.pages.inc({ result: 'hit' })
      await shared.send(req, res)
    } catch (error) {
      if (error instanceof Overloaded) (pageRequest.refuse ?? refuseRequest)(req, res)
      // The data was replaced before this page's rendering began.
      else if (error instanceof RenderError) fail(res)
      else if (!isMine) await renderPage(req, res, pageRequest)
    }
  }

  /**
   * @returns the page, for others who ask for it; undefined where it redirects
   * @throws RenderError, which was logged
   */
  async function renderNew(
    req: Request,
    res: Response,
    pageRequest: PageRequest,
    moves = 0,
  ): Promise<CachedResponse | undefined> {
    try {
      const startedAt = performance.now()
      // Loaders only read path and query, so the host is the site's own, whatever the request says.
      const addressOf = (path: string) => new URL(path, config.publicUrl)
      const url = addressOf(pageRequest.url)
      const data = await loadPage(catalogueSource(services), url)
      const formPlace = pageRequest.form && placeOfForm(pageRequest.form, data)
      if (formPlace !== undefined && moves < MAX_MOVES)
        return await renderNew(req, res, { ...pageRequest, url: formPlace }, moves + 1)
      if ('movedTo' in data) {
        // A redirect keeps all of the query, so it is worked out from the original address.
        const original = await loadPage(catalogueSource(services), addressOf(req.originalUrl))
        res.redirect(301, 'movedTo' in original ? original.movedTo : data.movedTo)
        return undefined
      }
      const status = statusOf(data.result)
      res.status(pageRequest.status ?? status)
      setPageHeaders(res, pageRequest.form !== undefined || !isCacheable(pageRequest.url))
      const { players, tiles } = data.result.meta ?? {}
      if (players !== undefined) allowPlayers(res, players)
      if (tiles) allowTiles(res, tiles.url)
      const tellsWhetherCached = mayTellWhetherCached(pageRequest.url)
      if (tellsWhetherCached) res.set(MISS_TIMING)
      if (pageRequest.status === undefined && status === 503) markUnavailable(res)
      if (req.method === 'HEAD') {
        res.end()
        return undefined
      }
      const headers = res.getHeaders()
      const state = {
        assets: { ...assets.forPage(pageAt(url.pathname).component), styles: styles() },
        themeColor: services.catalogue.current.site.brand.ink,
        data: { ...data, ...(pageRequest.form && { form: pageRequest.form }) },
        ...(pageRequest.form && { url: pageRequest.url }),
      }
      const { sent, isWhole } = await streamDocument(res, url, state, (error) =>
        log.error({ err: error, path: req.path }, 'an error while rendering a page'),
      )
      metrics.pages.inc({ result: 'miss' })
      metrics.renders.observe((performance.now() - startedAt) / 1000)
      const isKept = isWhole && res.statusCode === 200
      return cachedResponse(
        res.statusCode,
        { ...headers, ...(tellsWhetherCached && HIT_TIMING) },
        sent,
        isKept,
      )
    } catch (error) {
      log.error({ err: error, path: req.path }, 'a page could not be rendered')
      throw new RenderError('a page could not be rendered', { cause: error })
    }
  }

  return {
    styles,
    renderPage,
    cached,
    clearCache: () => cache().clear(),
  }
}

/**
 * The page on which a form with mistakes is shown instead, so that no typed text is lost: the new
 * address of a moved page, or Contact where the form's page is missing; undefined where the page
 * shows it.
 */
function placeOfForm({ source }: FormState, data: PageData | MovedPage): string | undefined {
  if ('movedTo' in data) return data.movedTo.replace(/#.*$/, '')
  // The footer's form is on every page.
  if (statusOf(data.result) !== 404 || source === 'footer') return undefined
  return `${paths.contact}?${new URLSearchParams({ source })}`
}

/** Sets the headers of a page that caches may share, or of a page for one visitor. */
function setPageHeaders(res: Response, isOwn: boolean): void {
  res
    .type('html')
    .vary('Accept-Encoding')
    .set('cache-control', isOwn ? 'no-store' : CACHE_CONTROL.page)
}
