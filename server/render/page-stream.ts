import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { compressor, type Encoded, type Encoding } from '../middleware/compression.ts'

/**
 * Where React writes a page: sends it on compressed and keeps what was sent. React writes pieces of 2 KB
 * and calls `flush` when there is something to show; everything up to then is compressed as one chunk. A
 * visitor who reads slowly or leaves holds nobody up who waits for the same page.
 */
export function pageStream(res: ServerResponse, encoding: Encoding) {
  const out = compressor(encoding)
  const body: Buffer[] = []
  out.on('data', (chunk: Buffer) => {
    body.push(chunk)
    res.write(chunk)
  })
  const ended = once(out, 'end').then(() => res.end())
  let pending: Buffer[] = []
  let length = 0
  const pass = (): void => {
    out.write(Buffer.concat(pending))
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
      out.end()
      done()
    },
  })
  return Object.assign(stream, {
    /** All that was sent; settles after the end, whether or not the visitor has it. */
    async sent(): Promise<Encoded> {
      await ended
      return { encoding, body: Buffer.concat(body), length }
    },
    /** Called by React when what it wrote so far can be shown. */
    flush: () =>
      queueMicrotask(() => {
        if (stream.writableEnded) return
        pass()
        out.flush?.()
      }),
  })
}
