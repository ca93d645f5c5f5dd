import compression from 'compression'
import Negotiator from 'negotiator'
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib'

const brotliBytes = promisify(brotliCompress)
const gzipBytes = promisify(gzip)
const brotliText = promisify(brotliDecompress)
const gzipText = promisify(gunzip)

export type Encoding = 'br' | 'gzip' | 'identity'
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

export type Encoded = {
  readonly body: Buffer
  readonly encoding: Encoding
  readonly length: number
}

/**
 * A cached page is compressed once for many visitors, a streamed one while a visitor waits. Level 5
 * makes 27.5 KB of 190 KB in 2.3 ms; level 4 takes a third less time for 8 % more bytes.
 */
const BROTLI_QUALITY = { cached: 5, streamed: 4 }

/** Compresses small answers that are made anew for each request. */
export const compress = compression()

export function encodingOf(req: IncomingMessage): Encoding {
  // Negotiator's types describe an older version, without the option `preferred`.
  const negotiator = new Negotiator(req) as unknown as {
    encodings(available: Encoding[], options: { preferred: Encoding[] }): Encoding[]
  }
  return negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })[0] ?? 'identity'
}

const brotliOptions = (quality: number, size = 0): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** A finished body in an encoding; made off the event loop. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliBytes(body, brotliOptions(BROTLI_QUALITY.cached, body.length))
  return encoding === 'gzip' ? gzipBytes(body) : body
}

/** A body before its compression; decompressed off the event loop. */
export async function decompressed({ body, encoding }: Encoded): Promise<Buffer> {
  if (encoding === 'br') return brotliText(body)
  return encoding === 'gzip' ? gzipText(body) : body
}

/** The stream that compresses a body piece by piece; `flush` sends what it still holds. */
export function compressor(encoding: Encoding): Transform & { flush?(): void } {
  if (encoding === 'br') return createBrotliCompress(brotliOptions(BROTLI_QUALITY.streamed))
  return encoding === 'gzip' ? createGzip() : new PassThrough()
}
