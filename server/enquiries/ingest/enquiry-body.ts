import express, { type Request, type RequestHandler, type Response } from 'express'
import multer from 'multer'
import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { ENQUIRY_FIELD_NAMES, MAX_ENQUIRY_BYTES } from '../../../domain/enquiry/enquiry-fields.ts'
import { trimText } from '../../../domain/text/text.ts'

/**
 * Escapes make six bytes of one (`\u0041`), and a form above the limit is shown again with its
 * text.
 */
const MAX_BYTES = 8 * MAX_ENQUIRY_BYTES
const MAX_FIELDS = 30

/** Fields that a visitor would miss; any other value that is no text is ignored. */
const MUST_BE_TEXT = new Set<string>([...ENQUIRY_FIELD_NAMES, 'submissionId'])

/** A refused body, with the status and the words of the answer. */
export class HttpError extends Error {
  readonly status: number
  /** The mistakes by field, where single fields are wrong. */
  readonly errors: Readonly<Record<string, string>>
  /** The fields of the body, where they could be read all the same. */
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

const options = {
  limit: MAX_BYTES,
  inflate: false,
  verify(_req: unknown, _res: unknown, bytes: Buffer, charset: string) {
    if (charset === 'utf-8' && !isUtf8(bytes)) throw malformed()
  },
}
/** Each parser ignores bodies that are not of its type. */
const parsers: readonly RequestHandler[] = [
  express.json(options),
  express.urlencoded({ ...options, extended: false }),
  multer({ limits: { fields: MAX_FIELDS, fieldSize: 2 * MAX_ENQUIRY_BYTES } }).none(),
]

/**
 * Reads the fields of a JSON, multipart or urlencoded body, trimmed; the last of two with one name
 * counts. Throws HttpError: 400 malformed, too many fields or a file, 413 over the limit of text
 * (escapes not counted), 415 another type or character set, 422 a value that is no text.
 */
export async function readFields(req: Request, res: Response): Promise<Map<string, string>> {
  try {
    for (const parse of parsers) await promisify<Request, Response>(parse)(req, res)
  } catch (error) {
    throw refusalOf(error)
  }
  const body = req.body as unknown
  if (body === undefined) throw wrongType()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed()
  const pairs = Object.entries(body)
  if (pairs.length > MAX_FIELDS) throw new HttpError(400, 'The enquiry has too many fields.')
  const isForm = !req.is('application/json')
  const fields = new Map<string, string>()
  for (const [name, posted] of pairs) {
    // Form parsers make a list of a name that is sent twice.
    const value: unknown = isForm && Array.isArray(posted) ? posted.at(-1) : posted
    if (value === null || value === undefined) continue
    if (typeof value !== 'object') fields.set(name, trimText(String(value)))
    // In a form it is the same object as text.
    else if (name === 'attribution') fields.set(name, JSON.stringify(value))
    else if (MUST_BE_TEXT.has(name)) {
      const errors = { [name]: 'This must be text.' }
      throw new HttpError(422, 'Please correct the marked fields.', { errors })
    }
  }
  if (Buffer.byteLength([...fields].flat().join('')) > MAX_ENQUIRY_BYTES) throw tooLong(fields)
  return fields
}

/** What an error of a parser means for the visitor. */
function refusalOf(error: unknown): HttpError {
  const { status, type, code } = error as { status?: number; type?: string; code?: string }
  if (type === 'entity.too.large' || code === 'LIMIT_FIELD_VALUE') return tooLong()
  return status === 415 ? wrongType() : malformed()
}

const malformed = () => new HttpError(400, 'The enquiry could not be read.')

const wrongType = () => new HttpError(415, 'An enquiry is sent as JSON or as a form.')

/** @param fields what was typed, where the body was short enough to be read */
const tooLong = (fields?: ReadonlyMap<string, string>) =>
  new HttpError(413, 'The enquiry is too long. Please shorten the message.', {
    ...(fields && { fields }),
  })
