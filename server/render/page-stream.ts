import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { compressor, type Encoding } from '../middleware/compression.ts'

/**
 * Where React writes a page: sends it on compressed and keeps the HTML. React writes pieces of 2 KB and
 * calls `flush` when there is something to show; everything up to then is compressed as one chunk. A
 * visitor who reads slowly or leaves holds nobody up who waits for the same page.
 */
export class PageStream extends Writable {
  readonly #res: ServerResponse
  readonly #compressor: ReturnType<typeof compressor>
  readonly #html: Buffer[] = []
  /** How many pieces of the HTML have been sent on. */
  #passed = 0

  constructor(res: ServerResponse, encoding: Encoding) {
    super()
    this.#res = res
    this.#compressor = compressor(encoding)
    this.#compressor.pipe(res)
    res.once('close', () => this.#compressor.destroy())
  }

  /** All that was written; for after the end. */
  get html(): Buffer {
    return Buffer.concat(this.#html)
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#html.push(chunk)
    done()
  }

  /** Called by React when what it wrote so far can be shown. */
  flush(): void {
    queueMicrotask(() => {
      if (this.writableEnded || this.#res.destroyed) return
      this.#pass()
      this.#compressor.flush?.()
    })
  }

  override _final(done: (error?: Error) => void): void {
    this.#pass()
    if (!this.#res.destroyed) this.#compressor.end()
    done()
  }

  #pass(): void {
    if (this.#res.destroyed) return
    this.#compressor.write(Buffer.concat(this.#html.slice(this.#passed)))
    this.#passed = this.#html.length
  }
}
