import { StrictMode, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Response } from 'express'
import { Document, type DocumentState } from '../../client/Document.tsx'
import { FragmentsContext, type Fragments } from '../../client/fragments/fragments-context.ts'
import { FormStateProvider } from '../../client/enquiry/forms/state/form-state.ts'
import type { PageHandle } from '../../client/page-route.tsx'
import { stateText } from '../../client/source/shown-only.ts'
import type { Encoding } from './encodings.ts'
import { KeptPage } from './kept-page.ts'
import { PageStream } from './page-stream.ts'

// A page that is not complete by then is cut off: the visitor's connection and our memory are
// worth more than a page nobody waits for.
const RENDER_LIMIT_MS = 10_000

/** Why a rendering is given up without a fault: nobody waits for it any more. */
export class VisitorLeft extends Error {}

type Rendering = {
  readonly handler: StaticHandler
  readonly context: StaticHandlerContext
  readonly state: DocumentState
  readonly fragments: Fragments
  readonly encoding: Encoding
  /** Aborted when nobody waits for the page any more. */
  readonly left: AbortSignal
  /** Before the first byte: the answer can still be another one. */
  readonly onShellError: (error: unknown) => void
  readonly onError: (error: unknown) => void
}

/**
 * What React renders for a page: the whole document.
 * @param fragments parts that were rendered before; without them all is rendered, to the same HTML
 */
export function documentOf(
  handler: StaticHandler,
  context: StaticHandlerContext,
  state: DocumentState,
  fragments?: Fragments,
): ReactElement {
  return (
    <StrictMode>
      <Document assets={state.assets} state={stateText(state)}>
        <FragmentsContext value={fragments}>
          <FormStateProvider value={state.form}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </FormStateProvider>
        </FragmentsContext>
      </Document>
    </StrictMode>
  )
}

/** The source file of the page that answers. */
export function pageModule(context: StaticHandlerContext): string | undefined {
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  return handle?.module
}

/**
 * Streams a page as React renders it.
 * @returns the page where all of it is as it should be, for those who ask for the same
 */
export function streamDocument(
  res: Response,
  { handler, context, state, fragments, encoding, left, onShellError, onError }: Rendering,
): Promise<KeptPage | undefined> {
  return new Promise((resolve) => {
    let isWhole = true
    const timer = setTimeout(
      () => rendering.abort(new Error(`the page took over ${RENDER_LIMIT_MS} ms`)),
      RENDER_LIMIT_MS,
    )
    const finish = (finished?: KeptPage): void => {
      clearTimeout(timer)
      resolve(finished)
    }
    left.addEventListener('abort', () => {
      rendering.abort(left.reason)
      finish()
    })
    const rendering = renderToPipeableStream(documentOf(handler, context, state, fragments), {
      // React moves larger completed boundaries behind inline scripts, which the policy
      // forbids and which hide them without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        const headers = res.getHeaders()
        if (encoding !== 'identity') res.set('content-encoding', encoding)
        const out = new PageStream(res, encoding)
        out.once('error', () => finish())
        out.once('finish', () => {
          const first = { encoding, body: out.sent() }
          finish(isWhole ? new KeptPage(res.statusCode, headers, first) : undefined)
        })
        rendering.pipe(out)
      },
      onShellError(error) {
        onShellError(error)
        finish()
      },
      onError(error) {
        isWhole = false
        if (!(error instanceof VisitorLeft)) onError(error)
      },
    })
  })
}
