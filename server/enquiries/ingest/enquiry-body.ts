import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import pTimeout from 'p-timeout'
import getRawBody from 'raw-body'
import { ENQUIRY_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { trimText } from '../../../domain/text/text.ts'

/** Of names and values, in UTF-8. */
const MAX_TEXT_BYTES = 32 * 1024
/** Escapes make six bytes of one (`\u0041`), and a form that is too long is shown again with what was typed. */
const MAX_BYTES = 8 * MAX_TEXT_BYTES
const MAX_FIELDS = 30
const MAX_MS = 10_000

/** Fields that a visitor would miss; any other that is no text is only passed over. */
const MUST_BE_TEXT = new Set<string>([...ENQUIRY_FIELDS, 'submissionId'])

/** A body that is not taken, with the status and the words of the answer. */
export class HttpError extends Error {
  readonly status: number
  /** What is wrong by field, where single fields are. */
  readonly errors: Readonly<Record<string, string>>
  /** What the body holds all the same, where it could be read. */
  readonly fields: ReadonlyMap<string, string>

  constructor(
    status: number,
    message: string,
    {
      errors = {},
      fields = new Map(),
    }: { errors?: Record<string, string>; fields?: ReadonlyMap<string, string> } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
    this.fields = fields
  }
}

/**
 * Reads the fields of a JSON, multipart or urlencoded body, trimmed; of two with one name the last
 * counts. Throws HttpError: 400 malformed, too many fields or a file, 408 too slow, 413 over 32 KiB of
 * text (its escapes not counted), 415 another type or character set, 422 a JSON value that is no text.
 */
export async function readFields(req: IncomingMessage): Promise<Map<string, string>> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = req.headers
  const read = readerOf(type)
  if (read === undefined || encoding !== 'identity') {
    throw new HttpError(415, 'An enquiry is sent as JSON or as a form.')
  }
  const bytes = await readAll(req)
  try {
    const pairs = await read(bytes)
    if (pairs.length > MAX_FIELDS) throw new HttpError(400, 'The enquiry has too many fields.')
    const fields = new Map(pairs.map(([name, value]) => [name, trimText(value)]))
    if (Buffer.byteLength(pairs.flat().join('')) > MAX_TEXT_BYTES) throw tooLong(fields)
    return fields
  } catch (error) {
    throw error instanceof HttpError ? error : malformed()
  }
}

type Pairs = [name: string, value: string][]

type Parser = (text: string, decoder: TextDecoder, type: string) => Pairs | Promise<Pairs>

/** How the text of each type is read; throws whatever for one that is malformed. */
const PARSERS: Readonly<Record<string, Parser>> = {
  'application/json': jsonPairs,
  'application/x-www-form-urlencoded': urlencodedPairs,
  'multipart/form-data': multipartPairs,
}

function readerOf(type: string) {
  try {
    const { essence, params } = new MIMEType(type)
    const parse = PARSERS[essence]
    // Throws for a character set that nobody knows.
    const decoder = new TextDecoder(params.get('charset') ?? 'utf-8', { fatal: true })
    return parse && ((bytes: Buffer) => parse(decoder.decode(bytes), decoder, type))
  } catch {
    return undefined
  }
}

function jsonPairs(text: string): Pairs {
  const value = JSON.parse(text) as unknown
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed()
  const pairs: Pairs = []
  for (const [name, field] of Object.entries(value)) {
    if (field === null) continue
    if (typeof field === 'object') {
      if (!MUST_BE_TEXT.has(name)) continue
      const errors = { [name]: 'This must be text.' }
      throw new HttpError(422, 'Please correct the marked fields.', { errors })
    }
    pairs.push([name, String(field)])
  }
  return pairs
}

function urlencodedPairs(text: string, decoder: TextDecoder): Pairs {
  // Read here, as URLSearchParams takes UTF-8 alone and turns what is broken into U+FFFD without a word.
  const inUtf8 = text.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) =>
    encodeURIComponent(decoder.decode(Buffer.from(bytes.replaceAll('%', ''), 'hex'))),
  )
  return [...new URLSearchParams(inUtf8)]
}

async function multipartPairs(text: string, _decoder: TextDecoder, type: string): Promise<Pairs> {
  const form = await new Response(text, { headers: { 'content-type': type } }).formData()
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new HttpError(400, 'An enquiry takes no files.')
    return [name, value]
  })
}

function malformed(): HttpError {
  return new HttpError(400, 'The enquiry could not be read.')
}

/** @param fields what was typed, where the body was short enough to be read */
function tooLong(fields?: ReadonlyMap<string, string>): HttpError {
  return new HttpError(413, 'The enquiry is too long. Please shorten the message.', {
    ...(fields && { fields }),
  })
}

/** Ends with 408 for one that arrives too slowly; the rest of one that is too long is dropped. */
async function readAll(req: IncomingMessage): Promise<Buffer> {
  const message = new HttpError(408, 'The enquiry took too long to arrive.')
  const length = req.headers['content-length'] ?? null
  try {
    const body = getRawBody(req, { limit: MAX_BYTES, length })
    return await pTimeout(body, { milliseconds: MAX_MS, message })
  } catch (error) {
    if (error instanceof HttpError) throw error
    // The rest of the body is read and dropped, so that the visitor's browser gets to the answer.
    req.resume()
    if ((error as getRawBody.RawBodyError).type !== 'entity.too.large') throw malformed()
    throw tooLong()
  }
}
