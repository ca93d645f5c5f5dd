import { StrictMode, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Response } from 'express'
import { Document, type DocumentState } from '../../client/Document.tsx'
import { Layout } from '../../client/layout/Layout.tsx'
import { pageAt } from '../../client/routes.tsx'
import { PageRouter } from '../../client/routing/page-router.tsx'
import { dataBlock } from '../../domain/seo/json-ld.ts'
import { structuredData } from '../pages/page-meta.ts'
import { encodingOf, type Encoded } from '../middleware/compression.ts'
import { pageStream } from './page-stream.ts'

/**
 * A page that takes longer than this is cut off, as nobody waits for it any more, and it uses much
 * memory.
 */
const RENDER_MS = 10_000

export function documentOf({ pathname, search }: URL, state: DocumentState): ReactElement {
  return (
    <StrictMode>
      <Document
        assets={state.assets}
        themeColor={state.themeColor}
        state={dataBlock(state)}
        structuredData={structuredDataOf(pathname, state)}
      >
        <StaticRouter location={{ pathname, search }}>
          <PageRouter data={state.data}>
            <Layout />
          </PageRouter>
        </StaticRouter>
      </Document>
    </StrictMode>
  )
}

/** The structured data is written by the server alone, as the browser has no use for it. */
function structuredDataOf(pathname: string, { data: { result, shell } }: DocumentState): string[] {
  if (result.kind !== 'page' || !result.meta) return []
  return structuredData(pageAt(pathname).name, result.page, result.meta, shell).map(dataBlock)
}

/**
 * Streams a page as React renders it. Rendering goes on if the visitor leaves, as it takes
 * milliseconds, and others may ask for the same page. Rejects before the first byte, where another
 * answer is still possible.
 * @param onError hears what went wrong in a part of the page
 * @returns what was sent, and whether all of it is without errors
 */
export function streamDocument(
  res: Response,
  url: URL,
  state: DocumentState,
  onError: (error: unknown) => void,
): Promise<{ sent: Encoded; isWhole: boolean }> {
  const encoding = encodingOf(res.req)
  let timer: NodeJS.Timeout | undefined
  return new Promise<{ sent: Encoded; isWhole: boolean }>((resolve, reject) => {
    let isWhole = true
    const late = new Error(`the page took over ${RENDER_MS} ms`)
    timer = setTimeout(() => rendering.abort(late), RENDER_MS)
    const rendering = renderToPipeableStream(documentOf(url, state), {
      // React moves larger completed boundaries behind inline scripts, which the policy
      // forbids and which hide them without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        if (encoding !== 'identity') res.set('content-encoding', encoding)
        const pageOutput = pageStream(res, encoding)
        pageOutput.once('finish', () => {
          pageOutput.sent().then((sent) => resolve({ sent, isWhole }), reject)
        })
        rendering.pipe(pageOutput)
      },
      onShellError: reject,
      onError(error) {
        isWhole = false
        onError(error)
      },
    })
  }).finally(() => clearTimeout(timer))
}
