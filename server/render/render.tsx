import type { Request, Response } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadDeferred } from '../../client/components/lazy/deferred.tsx'
import { createRoutes } from '../../client/routes.tsx'
import { isShared } from '../../client/pages.ts'
import type { Fragments } from '../../client/fragments/fragments-context.ts'
import type { PageSource } from '../../client/source/source.ts'
import { markUnavailable } from '../middleware/unavailable.ts'
import type { Logger } from '../process/log.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'
import type { AssetFinder } from './assets.ts'
import { failurePage } from './failure-page.ts'
import { createFragments } from './fragments.ts'
import { encodingOf } from './encodings.ts'
import type { KeptPage } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPageKeys } from './page-key.ts'
import { createPageRoutes, type PageRoutes } from './page-routes.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'
import { pageModule, streamDocument, VisitorLeft } from './stream-document.tsx'
import type { PageRequest, Renderer, RenderFigures } from './renderer.ts'

type RendererOptions = {
  readonly publicUrl: string
  readonly log: Logger
  readonly assets: AssetFinder
  /** The source over the catalogue of this moment; the same object until the catalogue changes. */
  readonly source: () => PageSource
  /** What kept pages may take in memory, in bytes; 0 keeps nothing. */
  readonly mostKeptBytes: number
  readonly figures?: RenderFigures
  /** Waits until there is time for a rendering; false where it was refused instead. */
  readonly admit?: (req: Request, res: Response) => Promise<boolean>
}

type Site = { readonly routes: PageRoutes; readonly fragments: Fragments }

/** Streams pages as HTML: asks the routes' loaders first, so that status and redirects are known. */
export function createRenderer(options: RendererOptions): Renderer {
  const { publicUrl, log, assets, source, figures, admit = async () => true } = options
  const sites = new WeakMap<PageSource, Site>()
  const cache = createPageCache(options.mostKeptBytes)
  const keyOf = createPageKeys()

  /** What belongs to the catalogue of this moment, and goes with it. */
  function site(): Site {
    const current = source()
    const known = sites.get(current)
    if (known) return known
    const made = {
      routes: createPageRoutes(createRoutes(current)),
      fragments: createFragments(),
    }
    sites.set(current, made)
    return made
  }

  /** @param ms how long the rendering took, of a miss */
  function count(req: IncomingMessage, result: 'hit' | 'miss', ms?: number): void {
    if (isOwnRequest(req)) return
    figures?.pageCache(result)
    if (ms !== undefined) figures?.pageRendered(ms / 1000)
  }

  function fail(req: Request, res: Response, error: unknown): void {
    log.error({ err: error, path: req.path }, 'a page could not be rendered')
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.removeHeader('content-encoding')
    res.status(500).set('cache-control', 'no-store').type('html').send(failurePage(assets.styles))
  }

  function sendKept(req: IncomingMessage, res: ServerResponse): string | undefined {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
    const key = keyOf(req.url ?? '/')
    const page = cache.get(key)
    if (!page) return undefined
    count(req, 'hit')
    page.send(req, res)
    page.pattern ??= patternOf(pathOf(key))
    return page.pattern
  }

  async function renderPage(req: Request, res: Response, page: PageRequest): Promise<void> {
    const key = keyOf(page.url)
    if (req.method !== 'GET' || page.form || !isShared(pathOf(key))) {
      // A form with errors is an enquiry on its way: it is never refused.
      if (page.form || (await admit(req, res)))
        await renderNew(req, res, { ...page, url: page.form ? page.url : key })
      return
    }
    // A hundred who ask at once get one rendering; the next of them tries where it came to nothing.
    for (let others = cache.underWay(key); others; others = cache.underWay(key)) {
      const shared = await others
      if (res.destroyed) return
      if (!shared) continue
      count(req, 'hit')
      shared.send(req, res)
      return
    }
    const finish = cache.begin(key)
    let finished: KeptPage | undefined
    try {
      if (await admit(req, res))
        finished = await renderNew(req, res, { ...page, url: key }, () => cache.waiting(key) > 0)
    } finally {
      finish(finished)
    }
  }

  /** @returns the page where all of it is as it should be, for those who ask for the same */
  async function renderNew(
    req: Request,
    res: Response,
    page: PageRequest,
    isAwaited: () => boolean = () => false,
  ): Promise<KeptPage | undefined> {
    const left = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished && !isAwaited()) left.abort(new VisitorLeft())
    })
    try {
      const began = performance.now()
      const { routes, fragments } = site()
      // The host is ours, whatever the request says: loaders only read path and query.
      const address = new URL(page.url, publicUrl)
      const handler = routes.handlerOf(address.pathname)
      // Without the visitor's signal: Node's Request holds on to it, and by it to all of the rendering,
      // until everything is collected.
      const ask = (url: URL) => handler.query(new Request(url))
      const context = await ask(address)
      await loadDeferred()
      if (left.signal.aborted) return undefined
      if (context instanceof globalThis.Response) {
        // On the way to another address nothing of the query is lost.
        const whole = page.form ? context : await ask(new URL(req.originalUrl, publicUrl))
        const { status, headers } = whole instanceof globalThis.Response ? whole : context
        res.redirect(status, headers.get('location') ?? '/')
        return undefined
      }
      const [error] = Object.values(context.errors ?? {})
      if (error !== undefined) throw error
      res.status(page.status ?? context.statusCode)
      setPageHeaders(res, page.form !== undefined || !isShared(pathOf(page.url)))
      if (page.status === undefined && context.statusCode === 503) markUnavailable(res)
      if (req.method === 'HEAD') {
        res.end()
        return undefined
      }
      const made = await streamDocument(res, {
        handler,
        fragments,
        context,
        left: left.signal,
        encoding: encodingOf(req),
        state: {
          assets: assets.forPage(pageModule(context)),
          loaderData: context.loaderData,
          ...(page.form && { form: page.form, url: page.url }),
        },
        onShellError: (error) => fail(req, res, error),
        onError: (error) =>
          log.error({ err: error, path: req.path }, 'an error while rendering a page'),
      })
      count(req, 'miss', performance.now() - began)
      return made
    } catch (error) {
      if (!left.signal.aborted) fail(req, res, error)
      return undefined
    }
  }

  const patternOf = (path: string) => site().routes.patternOf(path)
  return { renderPage, patternOf, sendKept, forget: cache.clear }
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
    .set('server-timing', 'cache;desc=miss')
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
