import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import {
  compressed,
  decompressed,
  encodingOf,
  type Encoded,
  type Encoding,
} from '../middleware/compression.ts'

/** Everybody may keep it as long as they ask whether it is still the same. */
const TEXT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Compressed forms and headers take about half of what the body takes, not compressed, in bytes. */
const SIZE_FACTOR = 1.5

export type CachedResponse = ReturnType<typeof cachedResponse>

/**
 * A finished answer, ready to be written in the form that a client takes. Each form is made once, when
 * it is asked for first, with an ETag of its own as RFC 9110 asks; until then there is only what was sent.
 * @param isKept whether it is for those who ask later too
 */
export function cachedResponse(
  status: number,
  shared: OutgoingHttpHeaders,
  sent: Encoded,
  isKept = true,
) {
  const forms = new Map<Encoding, ReturnType<typeof make>>()

  async function make(encoding: Encoding) {
    const whole = await decompressed(sent)
    const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 22)
    const body = await compressed(whole, encoding)
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const headers = {
      ...shared,
      vary: 'Accept-Encoding',
      ...(isKept && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body, etag, headers }
  }

  return {
    isKept,
    /** About what it takes in memory at most, in bytes. */
    size: Math.ceil(sent.length * SIZE_FACTOR),
    /** Answers in the best form that the client takes, or with 304. */
    async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const encoding = encodingOf(req)
      const form = forms.get(encoding) ?? make(encoding)
      forms.set(encoding, form)
      try {
        const { body, etag, headers } = await form
        if (isKept && isKnown(req.headers['if-none-match'], etag)) {
          res.writeHead(304, headers).end()
          return
        }
        res.writeHead(status, { ...headers, 'content-length': body.length })
        res.end(req.method === 'HEAD' ? undefined : body)
      } catch (error) {
        res.destroy(error as Error)
      }
    },
  }
}

export function textResponse(type: string, text: string) {
  const body = Buffer.from(text)
  const headers = { ...TEXT_HEADERS, 'content-type': `${type}; charset=utf-8` }
  return cachedResponse(200, headers, { body, encoding: 'identity', length: body.length })
}

export const jsonResponse = (json: string) => textResponse('application/json', json)

/** Whether the client has it already: strong or weak, alone or in a list. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
