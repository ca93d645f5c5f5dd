import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { compressor, type Encoding } from '../middleware/compression.ts'

/**
 * Where React writes a page: sends it on compressed and keeps the HTML. React writes pieces of 2 KB and
 * calls `flush` when there is something to show; everything up to then is compressed as one chunk. A
 * visitor who reads slowly or leaves holds nobody up who waits for the same page.
 */
export function pageStream(res: ServerResponse, encoding: Encoding) {
  const out = compressor(encoding)
  out.pipe(res)
  res.once('close', () => out.destroy())
  const html: Buffer[] = []
  let passed = 0
  const pass = (): void => {
    out.write(Buffer.concat(html.slice(passed)))
    passed = html.length
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      html.push(chunk)
      done()
    },
    final(done) {
      pass()
      out.end()
      done()
    },
  })
  return Object.assign(stream, {
    /** All that was written; for after the end. */
    html: () => Buffer.concat(html),
    /** Called by React when what it wrote so far can be shown. */
    flush: () =>
      queueMicrotask(() => {
        if (stream.writableEnded) return
        pass()
        out.flush?.()
      }),
  })
}
