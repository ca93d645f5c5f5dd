import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

/** For the first visitor: half of what the next level takes, at 7 % more bytes. */
const BROTLI_FAST = 4
export const GZIP_FAST = 4
const BROTLI_BEST = 11
const GZIP_LATER = 6
/** Browsers send a handful of different headers; reading one takes longer than the rest of a hit. */
const negotiated = new Map<string, Encoding>()
const MOST_NEGOTIATED = 200

/** The best encoding that a client takes. */
export function encodingOf(req: IncomingMessage): Encoding {
  const accepted = String(req.headers['accept-encoding'] ?? '')
  const known = negotiated.get(accepted)
  if (known !== undefined) return known
  // Its types are those of the version before, which did not take an order of ours.
  const negotiator = new Negotiator(req) as unknown as {
    encodings(available: string[], options: { preferred: string[] }): string[]
  }
  const asked = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })
  const best = (asked[0] as Encoding | undefined) ?? 'identity'
  if (negotiated.size >= MOST_NEGOTIATED) negotiated.clear()
  negotiated.set(accepted, best)
  return best
}

/** The least window that takes in all of so many bytes: a larger one finds no more and has to be cleared. */
const windowFor = (size: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** @param size bytes to come, where they are known */
const brotliOptions = (quality: number, size = 0): BrotliOptions => ({
  params: {
    ...(size > 0 && { [constants.BROTLI_PARAM_LGWIN]: windowFor(size) }),
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** For a stream whose visitor waits. */
export const fastBrotli = (): BrotliOptions => brotliOptions(BROTLI_FAST)

/** A whole page for a visitor who waits for it: on this thread, where it takes least. */
export function compressFast(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, brotliOptions(BROTLI_FAST, html.length))
  return encoding === 'gzip' ? gzipSync(html, { level: GZIP_FAST }) : html
}

/** For one who asks for a page that is there in another form. */
export function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, brotliOptions(BROTLI_FAST, html.length))
  return encoding === 'gzip' ? gzipped(html, { level: GZIP_LATER }) : Promise.resolve(html)
}

/** The smallest form, a tenth of a second's work: for what is sent often. */
export const compressBest = (html: Buffer): Promise<Buffer> =>
  brotli(html, brotliOptions(BROTLI_BEST, html.length))

/** The HTML that a form was made from. */
export function decompressed(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
