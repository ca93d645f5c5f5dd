import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
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
/** Asked for this often, a page is worth the tenth of a second that its best form takes. */
const WORTH_THE_BEST = 3

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

/** Headers as `res.getHeaders()` gives them, in the order they were set. */
export type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>

/** What the first answer says of its own transfer, which later ones do not share. */
const ITS_OWN = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'server-timing',
  'date',
  'etag',
  'vary',
])

/** A form that was sent already. */
type Sent = { readonly encoding: Encoding; readonly body: Buffer }

type Form = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: string[]
  /** Of a 304, which goes without a length. */
  readonly unchanged: string[]
}

/** The best forms are made one after the other, so that they never take both cores. */
let making: Promise<unknown> = Promise.resolve()

/** A finished page with its compressed forms and headers, ready to be written. */
export class KeptPage {
  readonly status: number
  /** Of its address, once somebody has looked for it. */
  pattern: string | undefined
  readonly #html: Buffer
  readonly #first: Sent | undefined
  #hash: string | undefined
  readonly #shared: string[]
  readonly #forms = new Map<Encoding, Promise<Form> | Form>()
  #hits = 0

  /** @param first a compressed form that was sent already */
  constructor(status: number, headers: Headers, html: Buffer, first?: Sent) {
    this.status = status
    this.#html = html
    this.#first = first
    this.#shared = Object.entries(headers).flatMap(([name, value]) =>
      ITS_OWN.has(name) || value === undefined
        ? []
        : [value].flat().flatMap((one) => [name, String(one)]),
    )
  }

  /** About what it takes in memory, in bytes, compressed forms included. */
  get size(): number {
    return Math.ceil(this.#html.length * 1.5) + 1000
  }

  /** Answers with the page in the best form that the client takes, or with 304. */
  send(req: IncomingMessage, res: ServerResponse): void {
    this.#hits += 1
    const encoding = encodingOf(req)
    const form = this.#forms.get(encoding) ?? this.#ready(encoding)
    if (form && !(form instanceof Promise)) {
      if (encoding === 'br' && this.#hits === WORTH_THE_BEST) this.#improve()
      this.#write(req, res, form)
      return
    }
    const compressing = form ?? this.#compress(encoding)
    compressing.then(
      (made) => this.#write(req, res, made),
      (error: unknown) => res.destroy(error as Error),
    )
  }

  #write(req: IncomingMessage, res: ServerResponse, form: Form): void {
    const { body, etag, headers, unchanged } = form
    if (this.status === 200 && isKnown(req.headers['if-none-match'], etag)) {
      res.writeHead(304, unchanged).end()
      return
    }
    res.writeHead(this.status, headers)
    if (req.method === 'HEAD') res.end()
    else res.end(body)
  }

  /** A form that takes no compressing; most pages are never asked for again, and have none. */
  #ready(encoding: Encoding): Form | undefined {
    const body = this.#first?.encoding === encoding ? this.#first.body : undefined
    if (!body && encoding !== 'identity') return undefined
    const form = this.#form(encoding, body ?? this.#html)
    this.#forms.set(encoding, form)
    return form
  }

  async #compress(encoding: Encoding): Promise<Form> {
    const made = (
      encoding === 'br' ? brotliAt(this.#html, BROTLI_FAST) : gzipped(this.#html, { level: 6 })
    ).then((body) => this.#form(encoding, body))
    this.#forms.set(encoding, made)
    const form = await made
    this.#forms.set(encoding, form)
    return form
  }

  #improve(): void {
    making = making
      .then(() => brotliAt(this.#html, BROTLI_BEST))
      .then((body) => this.#forms.set('br', this.#form('br', body)))
      // The form that is there already stays good.
      .catch(() => undefined)
  }

  #form(encoding: Encoding, body: Buffer): Form {
    this.#hash ??= createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)
    const etag = `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const unchanged = [
      ...this.#shared,
      'server-timing',
      'cache;desc=hit',
      'vary',
      'Accept-Encoding',
      ...(this.status === 200 ? ['etag', etag] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]
    const headers = [...unchanged, 'content-length', String(body.length)]
    return { body, etag, headers, unchanged }
  }
}

/** Whether the client has it already: strong or weak, alone or in a list. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
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

const brotliAt = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, brotliOptions(quality, body.length))
