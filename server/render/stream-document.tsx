import { StrictMode, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Response } from 'express'
import { Document, type DocumentState } from '../../client/Document.tsx'
import { FormStateProvider } from '../../client/enquiry/forms/state/form-state.ts'
import { Layout } from '../../client/layout/Layout.tsx'
import { pageAt } from '../../client/routes.tsx'
import { PageProvider } from '../../client/routing/router.tsx'
import { jsonLdText } from '../../domain/seo/json-ld.ts'
import { structuredData } from '../seo/page-meta.ts'
import type { Encoding } from '../middleware/compression.ts'
import { PageStream } from './page-stream.ts'

// A page that is not complete by then is cut off: the visitor's connection and our memory are
// worth more than a page nobody waits for.
const RENDER_LIMIT_MS = 10_000

type Rendering = {
  readonly url: URL
  readonly state: DocumentState
  readonly encoding: Encoding
  /** Before the first byte: the answer can still be another one. */
  readonly onShellError: (error: unknown) => void
  readonly onError: (error: unknown) => void
}

/** A document's state as JSON for its data block: without `<`, which could end the block or open a comment. */
export function serializeState(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** What React renders for a page: the whole document. */
export function documentOf({ pathname, search }: URL, state: DocumentState): ReactElement {
  return (
    <StrictMode>
      <Document
        assets={state.assets}
        state={serializeState(state)}
        structuredData={structuredDataOf(pathname, state)}
      >
        <FormStateProvider value={state.form}>
          <StaticRouter location={{ pathname, search }}>
            <PageProvider value={state.data}>
              <Layout />
            </PageProvider>
          </StaticRouter>
        </FormStateProvider>
      </Document>
    </StrictMode>
  )
}

/** Only the server writes it: the browser has no use for it. */
function structuredDataOf(pathname: string, { data: { result, shell } }: DocumentState): string[] {
  if (result.kind !== 'page' || !result.meta) return []
  return structuredData(pageAt(pathname).name, result.page, result.meta, shell).map(jsonLdText)
}

/**
 * Streams a page as React renders it, to its end even where the visitor leaves: it takes milliseconds,
 * and others may ask for the same.
 * @returns the HTML where all of it is as it should be
 */
export function streamDocument(
  res: Response,
  { url, state, encoding, onShellError, onError }: Rendering,
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let isWhole = true
    const timer = setTimeout(
      () => rendering.abort(new Error(`the page took over ${RENDER_LIMIT_MS} ms`)),
      RENDER_LIMIT_MS,
    )
    const finish = (html?: Buffer): void => {
      clearTimeout(timer)
      resolve(html)
    }
    const rendering = renderToPipeableStream(documentOf(url, state), {
      // React moves larger completed boundaries behind inline scripts, which the policy
      // forbids and which hide them without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        if (encoding !== 'identity') res.set('content-encoding', encoding)
        const out = new PageStream(res, encoding)
        out.once('error', () => finish())
        out.once('finish', () => finish(isWhole ? out.html : undefined))
        rendering.pipe(out)
      },
      onShellError(error) {
        onShellError(error)
        finish()
      },
      onError(error) {
        isWhole = false
        onError(error)
      },
    })
  })
}
