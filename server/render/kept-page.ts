import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, compressBest, decompressed, encodingOf, type Encoding } from './encodings.ts'

/** Asked for this often, a page is worth the tenth of a second that its best form takes. */
const WORTH_THE_BEST = 3

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

/** What a visitor got. */
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

/** About what a page takes beside its forms: its headers and what it stands under, in bytes. */
const BESIDE = 3000

/**
 * A finished page with its headers, ready to be written in the form in which it was sent first. The
 * others are made from that one when they are asked for: most pages never are, and nothing but bytes that
 * are sent stays in memory.
 */
export class KeptPage {
  readonly status: number
  /** Of its address, once somebody has looked for it. */
  pattern: string | undefined
  /** Called when another form has been made. */
  onGrown: () => void = () => undefined
  #first: Sent
  #hash: string | undefined
  readonly #shared: string[]
  readonly #forms = new Map<Encoding, Promise<Form> | Form>()
  #hits = 0

  /** @param first the form that was sent already */
  constructor(status: number, headers: Headers, first: Sent) {
    this.status = status
    this.#first = first
    this.#shared = Object.entries(headers).flatMap(([name, value]) =>
      ITS_OWN.has(name) || value === undefined
        ? []
        : [value].flat().flatMap((one) => [name, String(one)]),
    )
  }

  /** About what it takes in memory, in bytes. */
  get size(): number {
    const bodies = new Set([this.#first.body])
    for (const form of this.#forms.values()) if (!(form instanceof Promise)) bodies.add(form.body)
    return [...bodies].reduce((sum, body) => sum + body.length, BESIDE)
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

  /** The form that was sent first, which takes no making. */
  #ready(encoding: Encoding): Form | undefined {
    if (this.#first.encoding !== encoding) return undefined
    const form = this.#form(encoding, this.#first.body)
    this.#forms.set(encoding, form)
    return form
  }

  async #compress(encoding: Encoding): Promise<Form> {
    const made = compress(this.#html(), encoding).then((body) => this.#form(encoding, body))
    this.#forms.set(encoding, made)
    const form = await made
    this.#forms.set(encoding, form)
    this.onGrown()
    return form
  }

  #improve(): void {
    // Where it fails, the form that is there already stays good.
    making = making.then(() => this.#makeBest()).catch(() => undefined)
  }

  async #makeBest(): Promise<void> {
    const body = await compressBest(this.#html())
    if (this.#first.encoding === 'br') this.#first = { encoding: 'br', body }
    this.#forms.set('br', this.#form('br', body))
    this.onGrown()
  }

  #html(): Buffer {
    const { encoding, body } = this.#first
    return decompressed(body, encoding)
  }

  #form(encoding: Encoding, body: Buffer): Form {
    this.#hash ??= createHash('sha256').update(this.#html()).digest('base64url').slice(0, 22)
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
