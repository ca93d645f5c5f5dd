import { createHash } from 'node:crypto'
import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import {
  compressed,
  decompressed,
  encodingOf,
  type Encoded,
  type Encoding,
} from '../middleware/compression.ts'

/** Compressed forms and headers add about half of the uncompressed body's bytes. */
const SIZE_FACTOR = 1.5

export type CachedResponse = ReturnType<typeof cachedResponse>

/**
 * A finished answer in each form that a client may take. A form is made when a client first asks
 * for it, with an ETag of its own as RFC 9110 requires; at first there is only the form that was
 * sent.
 * @param isKept whether later requests may have this answer too
 */
export function cachedResponse(
  status: number,
  shared: OutgoingHttpHeaders,
  sent: Encoded,
  isKept = true,
) {
  const forms = new Map<Encoding, ReturnType<typeof make>>()

  async function make(encoding: Encoding) {
    const plainBody = await decompressed(sent)
    const hash = createHash('sha256').update(plainBody).digest('base64url').slice(0, 22)
    const body = await compressed(plainBody, encoding)
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const fields: OutgoingHttpHeaders = {
      ...shared,
      vary: 'Accept-Encoding',
      ...(isKept && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    // Node sends names and values in turn without building an object for each answer.
    const headers = Object.entries(fields).flat() as OutgoingHttpHeader[]
    return { body, etag, headers, bodyHeaders: [...headers, 'content-length', body.length] }
  }

  return {
    isKept,
    /** The answer's size in memory at most, about, in bytes. */
    size: Math.ceil(sent.length * SIZE_FACTOR),
    /** Answers in the best form that the client takes, or with 304. */
    async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const encoding = encodingOf(req)
      const form = forms.get(encoding) ?? make(encoding)
      forms.set(encoding, form)
      try {
        const { body, etag, headers, bodyHeaders } = await form
        if (isKept && isKnown(req.headers['if-none-match'], etag)) {
          res.writeHead(304, headers).end()
          return
        }
        res.writeHead(status, bodyHeaders)
        res.end(req.method === 'HEAD' ? undefined : body)
      } catch (error) {
        res.destroy(error as Error)
      }
    },
  }
}

export function textResponse(type: string, text: string) {
  const body = Buffer.from(text)
  const headers = {
    'cache-control': CACHE_CONTROL.revalidated,
    'content-type': `${type}; charset=utf-8`,
  }
  return cachedResponse(200, headers, { body, encoding: 'identity', length: body.length })
}

export const jsonResponse = (json: string) => textResponse('application/json', json)

/** Whether the client has this version: the tag is strong or weak, alone or in a list. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
