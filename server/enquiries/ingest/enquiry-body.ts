import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import getRawBody from 'raw-body'
import { ENQUIRY_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { withTimeout } from '../../with-timeout.ts'

const MAX_BYTES = 32 * 1024
const MAX_FIELDS = 30
const MAX_MS = 10_000

/** Fields that a visitor would miss; any other that is no text is only passed over. */
const MUST_BE_TEXT = new Set<string>([...ENQUIRY_FIELDS, 'submissionId'])

/** A body that is not taken, with the status and the words of the answer. */
export class HttpError extends Error {
  readonly status: number
  /** What is wrong by field, where single fields are. */
  readonly errors: Readonly<Record<string, string>>

  constructor(status: number, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
  }
}

/**
 * Reads the fields of a JSON, multipart or urlencoded body; of two with one name the last counts.
 * Throws HttpError: 400 malformed, too many fields or a file, 408 too slow, 413 over 32 KiB, 415
 * another type or character set, 422 a JSON value that is no text.
 */
export async function readFields(req: IncomingMessage): Promise<Map<string, string>> {
  const type = contentType(req)
  const encoding = req.headers['content-encoding'] ?? 'identity'
  if (type === undefined || encoding !== 'identity') {
    throw new HttpError(415, 'An enquiry is sent as JSON or as a form.')
  }
  const pairs = await type.parser(await readAll(req), type)
  if (pairs.length > MAX_FIELDS) throw new HttpError(400, 'The enquiry has too many fields.')
  return new Map(pairs)
}

type Pairs = [name: string, value: string][]

type Parser = (bytes: Buffer, type: BodyType) => Pairs | Promise<Pairs>

type BodyType = { header: string; parser: Parser; decoder: TextDecoder }

function contentType(req: IncomingMessage): BodyType | undefined {
  const header = req.headers['content-type'] ?? ''
  try {
    const { essence, params } = new MIMEType(header)
    const parser = Object.hasOwn(parsers, essence) ? parsers[essence] : undefined
    // Throws for a character set that nobody knows.
    const decoder = new TextDecoder(params.get('charset') ?? 'utf-8', { fatal: true })
    return parser && { header, parser, decoder }
  } catch {
    return undefined
  }
}

const parsers: Readonly<Record<string, Parser>> = {
  'application/json': (bytes, { decoder }) => jsonPairs(decode(bytes, decoder)),
  'application/x-www-form-urlencoded': (bytes, { decoder }) => urlencodedPairs(bytes, decoder),
  'multipart/form-data': (bytes, { header }) => multipartPairs(bytes, header),
}

function jsonPairs(text: string): Pairs {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed()
  const pairs: Pairs = []
  for (const [name, field] of Object.entries(value)) {
    if (field === null) continue
    if (typeof field === 'object') {
      if (!MUST_BE_TEXT.has(name)) continue
      throw new HttpError(422, 'Please correct the marked fields.', {
        [name]: 'This must be text.',
      })
    }
    pairs.push([name, String(field)])
  }
  return pairs
}

/** URLSearchParams would turn broken UTF-8 into replacement characters without a word. */
function urlencodedPairs(bytes: Buffer, decoder: TextDecoder): Pairs {
  const unescape = (text: string): string => {
    const raw = text
      .replaceAll('+', ' ')
      .replace(/%([\da-f]{2})/gi, (_match, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    return decode(Buffer.from(raw, 'latin1'), decoder)
  }
  const pairs = bytes.toString('latin1').split('&').filter(Boolean)
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [unescape(name), unescape(value.join('='))]
  })
}

async function multipartPairs(bytes: Buffer, header: string): Promise<Pairs> {
  decode(bytes, new TextDecoder('utf-8', { fatal: true }))
  let form: FormData
  try {
    const headers = { 'content-type': header }
    form = await new Response(new Uint8Array(bytes), { headers }).formData()
  } catch {
    throw malformed()
  }
  return [...form.entries()].map(([name, value]) => {
    if (typeof value !== 'string') throw new HttpError(400, 'An enquiry takes no files.')
    return [name, value]
  })
}

function decode(bytes: Buffer, decoder: TextDecoder): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed()
  }
}

function malformed(): HttpError {
  return new HttpError(400, 'The enquiry could not be read.')
}

/** Ends with 408 for one that arrives too slowly; the rest of one that is too long is dropped. */
async function readAll(req: IncomingMessage): Promise<Buffer> {
  const tooSlow = new HttpError(408, 'The enquiry took too long to arrive.')
  const length = req.headers['content-length'] ?? null
  try {
    return await withTimeout(getRawBody(req, { limit: MAX_BYTES, length }), MAX_MS, tooSlow)
  } catch (error) {
    if (error instanceof HttpError) throw error
    // The rest is read and dropped, so that the visitor's browser gets to the answer.
    req.resume()
    if ((error as getRawBody.RawBodyError).type !== 'entity.too.large') throw malformed()
    throw new HttpError(413, 'The enquiry is too long. Please shorten the message.')
  }
}
