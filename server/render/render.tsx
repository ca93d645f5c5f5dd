import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Request, Response } from 'express'
import { Document, type DocumentState } from '../../client/Document.tsx'
import { FormStateProvider } from '../../client/enquiry/forms/form-state.ts'
import type { PageHandle } from '../../client/page-route.tsx'
import { createRoutes } from '../../client/routes.tsx'
import type { PageSource } from '../../client/source/source.ts'
import type { Logger } from '../process/log.ts'
import type { AssetFinder } from './assets.ts'
import { failurePage } from './failure-page.ts'
import { createPageCache, setPageHeaders } from './page-cache.ts'
import type { PageRequest, Renderer } from './renderer.ts'

// A page that is not complete by then is cut off: the visitor's connection and our memory are
// worth more than a page nobody waits for.
const RENDER_LIMIT_MS = 10_000

type RendererOptions = {
  readonly publicUrl: string
  readonly log: Logger
  readonly assets: AssetFinder
  /** The source over the catalogue of this moment; the same object until the catalogue changes. */
  readonly source: () => PageSource
}

/** Streams pages as HTML: asks the routes' loaders first, so that status and redirects are known. */
export function createRenderer({ publicUrl, log, assets, source }: RendererOptions): Renderer {
  const handlers = new WeakMap<PageSource, StaticHandler>()
  const kept = createPageCache()

  function staticHandler(): StaticHandler {
    const current = source()
    const known = handlers.get(current)
    if (known) return known
    const made = createStaticHandler(createRoutes(current))
    handlers.set(current, made)
    return made
  }

  function fail(req: Request, res: Response, error: unknown): void {
    log.error({ err: error, path: req.path }, 'a page could not be rendered')
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.status(500).set('cache-control', 'no-store').type('html').send(failurePage(assets.styles))
  }

  async function load(page: PageRequest, handler: StaticHandler, left: AbortSignal) {
    // The host is ours, whatever the request says: loaders only read path and query.
    const url = new URL(page.url, publicUrl)
    return handler.query(new Request(url, { signal: left }))
  }

  async function renderPage(req: Request, res: Response, page: PageRequest): Promise<void> {
    const left = new AbortController()
    res.once('close', () => left.abort())
    const discard = kept.record(req, res)
    try {
      const handler = staticHandler()
      const context = await load(page, handler, left.signal)
      if (left.signal.aborted) return
      if (context instanceof globalThis.Response) {
        res.redirect(context.status, context.headers.get('location') ?? '/')
        return
      }
      const [error] = Object.values(context.errors ?? {})
      if (error !== undefined) throw error
      res.status(page.status ?? context.statusCode)
      setPageHeaders(res)
      if (page.form) res.set('cache-control', 'no-store')
      if (req.method === 'HEAD') {
        res.end()
        return
      }
      await stream(req, res, handler, context, page, discard)
    } catch (error) {
      if (left.signal.aborted) return
      fail(req, res, error)
    }
  }

  function stream(
    req: Request,
    res: Response,
    handler: StaticHandler,
    context: StaticHandlerContext,
    page: PageRequest,
    onFailure: () => void,
  ): Promise<void> {
    const state: DocumentState = {
      assets: assets.forPage(pageModule(context)),
      loaderData: context.loaderData,
      ...(page.form && { form: page.form, url: page.url }),
    }
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => rendering.abort(new Error(`the page took over ${RENDER_LIMIT_MS} ms`)),
        RENDER_LIMIT_MS,
      )
      const settle = (): void => {
        clearTimeout(timer)
        resolve()
      }
      res.once('close', () => {
        if (!res.writableFinished) rendering.abort(new VisitorLeft())
        settle()
      })
      const rendering = renderToPipeableStream(
        <StrictMode>
          <Document assets={state.assets} state={escapeJson(state)}>
            <FormStateProvider value={state.form}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </FormStateProvider>
          </Document>
        </StrictMode>,
        {
          // React moves larger completed boundaries behind inline scripts, which the policy
          // forbids and which hide them without JavaScript.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady() {
            rendering.pipe(res)
          },
          onShellError(error) {
            fail(req, res, error)
            settle()
          },
          onError(error) {
            onFailure()
            if (!(error instanceof VisitorLeft)) {
              log.error({ err: error, path: req.path }, 'an error while rendering a page')
            }
          },
        },
      )
    })
  }

  return { renderPage, sendKept: kept.send, forget: kept.clear }
}

class VisitorLeft extends Error {}

/** JSON for a data block: no `<` can end the block or open a comment, no line separator either. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function pageModule(context: StaticHandlerContext): string | undefined {
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  return handle?.module
}
