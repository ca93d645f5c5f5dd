import { Writable } from 'node:stream'
import { createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import { compressFast, fastBrotli, GZIP_FAST, type Encoding } from './encodings.ts'

type Chunk = { readonly chunk: Buffer }

/**
 * Where React writes a page: hands it on in few large pieces, compressed, and keeps a copy. React
 * writes pieces of 2 KB and calls `flush` when there is something to show. A page that is complete
 * by then, as almost all are, is compressed at once: that takes half of what a stream takes.
 */
export class PageStream extends Writable {
  readonly #res: ServerResponse
  readonly #encoding: Encoding
  #encoder: BrotliCompress | Gzip | undefined
  readonly #sent: Buffer[] = []
  #waiting: Buffer[] = []
  #isOpen = true

  /** @param res may leave before the end: the page is then finished for others */
  constructor(res: ServerResponse, encoding: Encoding) {
    super({ decodeStrings: true })
    this.#res = res
    this.#encoding = encoding
    res.once('close', () => (this.#isOpen = false))
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#waiting.push(chunk)
    done()
  }

  override _writev(chunks: readonly Chunk[], done: () => void): void {
    for (const { chunk } of chunks) this.#waiting.push(chunk)
    done()
  }

  /** Called by React when what it wrote so far can be shown. */
  flush(): void {
    queueMicrotask(() => {
      if (this.writableEnded) return
      this.#encoder ??= this.#startEncoder()
      this.#pass()
      this.#encoder?.flush()
    })
  }

  override _final(done: (error?: Error) => void): void {
    const end = (): void => {
      if (this.#isOpen) this.#res.end()
      done()
    }
    if (this.#sent.length === 0 && !this.#encoder) this.#sendWhole(done)
    else {
      this.#pass()
      if (!this.#encoder) end()
      else this.#encoder.once('end', end).end()
    }
  }

  /** All that was sent; for after the end. */
  sent(): Buffer {
    return joined(this.#sent)
  }

  #sendWhole(done: () => void): void {
    const sent = compressFast(joined(this.#waiting), this.#encoding)
    this.#sent.push(sent)
    if (this.#isOpen) this.#res.end(sent)
    done()
  }

  #startEncoder(): BrotliCompress | Gzip | undefined {
    if (this.#encoding === 'identity') return undefined
    const encoder =
      this.#encoding === 'gzip'
        ? createGzip({ level: GZIP_FAST })
        : createBrotliCompress(fastBrotli())
    return encoder.on('data', (piece: Buffer) => this.#send(piece))
  }

  #pass(): void {
    if (this.#waiting.length === 0) return
    const piece = joined(this.#waiting)
    this.#waiting = []
    if (this.#encoder) this.#encoder.write(piece)
    else this.#send(piece)
  }

  #send(piece: Buffer): void {
    this.#sent.push(piece)
    if (this.#isOpen) this.#res.write(piece)
  }
}

const joined = (pieces: Buffer[]): Buffer =>
  pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
