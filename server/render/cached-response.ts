import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compressed, encodingOf, type Encoding } from '../middleware/compression.ts'

/** What the first answer says of its own transfer, which later ones do not share. */
const TRANSFER_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'date',
  'etag',
  'vary',
])

/** Of data that everybody may keep as long as they ask whether it is still the same. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}

type Form = { readonly body: Buffer; readonly etag: string; readonly headers: OutgoingHttpHeaders }

/** Compressed forms and headers take about half of what the body takes, in bytes. */
const SIZE_FACTOR = 1.5

/**
 * A finished answer, ready to be written in the form that a client takes. Each form is made once, when
 * it is asked for first, with an ETag of its own as RFC 9110 asks.
 */
export class CachedResponse {
  readonly status: number
  readonly #body: Buffer
  readonly #hash: string
  readonly #shared: OutgoingHttpHeaders
  readonly #forms = new Map<Encoding, Promise<Form>>()

  /** @param headers as `res.getHeaders()` gives them */
  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.status = status
    this.#body = body
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.#shared = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !TRANSFER_HEADERS.has(name)),
    )
  }

  /** About what it takes in memory, in bytes. */
  get size(): number {
    return Math.ceil(this.#body.length * SIZE_FACTOR)
  }

  /** Answers in the best form that the client takes, or with 304. */
  send(req: IncomingMessage, res: ServerResponse): void {
    const encoding = encodingOf(req)
    const form = this.#forms.get(encoding) ?? this.#make(encoding)
    this.#forms.set(encoding, form)
    form.then(
      (made) => this.#write(req, res, made),
      (error: Error) => res.destroy(error),
    )
  }

  #write(req: IncomingMessage, res: ServerResponse, { body, etag, headers }: Form): void {
    if (this.status === 200 && isKnown(req.headers['if-none-match'], etag)) {
      res.writeHead(304, headers).end()
      return
    }
    res.writeHead(this.status, { ...headers, 'content-length': body.length })
    if (req.method === 'HEAD') res.end()
    else res.end(body)
  }

  async #make(encoding: Encoding): Promise<Form> {
    const body = await compressed(this.#body, encoding)
    const etag = `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const headers = {
      ...this.#shared,
      vary: 'Accept-Encoding',
      ...(this.status === 200 && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body, etag, headers }
  }
}

/** Whether the client has it already: strong or weak, alone or in a list. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
