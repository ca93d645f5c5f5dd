import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { compressor, type Encoded, type Encoding } from '../middleware/compression.ts'

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
