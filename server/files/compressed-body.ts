import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body answered many times: each compressed form is made once, off the event loop. */
export type CompressedBody = {
  /** Sends it in the best form the client takes, or 304. Type and caching are the caller's. */
  send(req: Request, res: Response): Promise<void>
}

/** @param body what is sent; its hash is the ETag, one for each encoding as RFC 9110 asks */
export function compressedBody(body: string | Buffer): CompressedBody {
  const raw = typeof body === 'string' ? Buffer.from(body) : body
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(raw)]])

  function form(encoding: Encoding): Promise<Buffer> {
    const known = made.get(encoding)
    if (known) return known
    const making =
      encoding === 'br'
        ? brotli(raw, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 9,
              [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
            },
          })
        : gzipped(raw, { level: 9 })
    made.set(encoding, making)
    return making
  }

  return {
    async send(req, res) {
      const encoding = (req.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding
      const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
      res.set('etag', etag).vary('accept-encoding')
      if (req.fresh) {
        res.status(304).end()
        return
      }
      const bytes = await form(encoding)
      if (encoding !== 'identity') res.set('content-encoding', encoding)
      res.set('content-length', String(bytes.length))
      res.end(req.method === 'HEAD' ? undefined : bytes)
    },
  }
}
