import { Writable } from 'node:stream'
import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'
import type { ServerResponse } from 'node:http'
import { BROTLI_FAST, GZIP_FAST, type Encoding } from './kept-page.ts'

/** The whole of what was written: the HTML, and the form in which it was sent. */
export type Written = { readonly html: Buffer; readonly sent: Buffer }

/**
 * Where React writes a page: hands it on in few large pieces, compressed, and keeps a copy. React
 * writes pieces of 2 KB and calls `flush` when there is something to show.
 */
export class PageStream extends Writable {
  readonly #res: ServerResponse
  readonly #encoder: BrotliCompress | Gzip | undefined
  readonly #html: Buffer[] = []
  readonly #sent: Buffer[] = []
  #waiting: Buffer[] = []
  #isOpen = true

  /** @param res may leave before the end: the page is then finished for others */
  constructor(res: ServerResponse, encoding: Encoding) {
    super({ decodeStrings: true })
    this.#res = res
    this.#encoder = encoderFor(encoding)
    res.once('close', () => (this.#isOpen = false))
    this.#encoder?.on('data', (chunk: Buffer) => this.#send(chunk))
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#html.push(chunk)
    this.#waiting.push(chunk)
    done()
  }

  /** Called by React when what it wrote so far can be shown. */
  flush(): void {
    this.#pass()
    this.#encoder?.flush()
  }

  override _final(done: (error?: Error) => void): void {
    const end = (): void => {
      if (this.#isOpen) this.#res.end()
      done()
    }
    this.#pass()
    if (!this.#encoder) end()
    else {
      this.#encoder.once('end', end)
      this.#encoder.end()
    }
  }

  /** What was written in all; for after the end. */
  written(): Written {
    const html = Buffer.concat(this.#html)
    return { html, sent: this.#encoder ? Buffer.concat(this.#sent) : html }
  }

  #pass(): void {
    if (this.#waiting.length === 0) return
    const piece = this.#waiting.length === 1 ? this.#waiting[0] : Buffer.concat(this.#waiting)
    this.#waiting = []
    if (this.#encoder) this.#encoder.write(piece)
    else this.#send(piece as Buffer)
  }

  #send(piece: Buffer): void {
    if (this.#encoder) this.#sent.push(piece)
    if (this.#isOpen) this.#res.write(piece)
  }
}

function encoderFor(encoding: Encoding): BrotliCompress | Gzip | undefined {
  if (encoding === 'gzip') return createGzip({ level: GZIP_FAST })
  if (encoding === 'identity') return undefined
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_FAST,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
