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
import { encodingOf, type Encoded, compressor, type Encoding } from '../middleware/compression.ts'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'

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

/**
 * The stream that React writes a page to: it sends the page on compressed and keeps what was sent.
 * React writes pieces of 2 KB and calls `flush` when there is something to show; all pieces up to
 * then are compressed as one chunk. A slow or lost visitor does not delay others who wait for the
 * same page.
 */
export function pageStream(res: ServerResponse, encoding: Encoding) {
  const compressedStream = compressor(encoding)
  const body: Buffer[] = []
  compressedStream.on('data', (chunk: Buffer) => {
    body.push(chunk)
    res.write(chunk)
  })
  const ended = once(compressedStream, 'end').then(() => res.end())
  let pending: Buffer[] = []
  let length = 0
  const pass = (): void => {
    compressedStream.write(Buffer.concat(pending))
    pending = []
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pending.push(chunk)
      length += chunk.length
      done()
    },
    final(done) {
      pass()
      compressedStream.end()
      done()
    },
  })
  return Object.assign(stream, {
    /** Everything that was sent; settles after the end, even if the visitor did not receive it. */
    async sent(): Promise<Encoded> {
      await ended
      return { encoding, body: Buffer.concat(body), length }
    },
    /** React calls this when the written part can be shown. */
    flush: () =>
      queueMicrotask(() => {
        if (stream.writableEnded) return
        pass()
        compressedStream.flush?.()
      }),
  })
}
