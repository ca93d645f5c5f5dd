import { LRUCache } from 'lru-cache'
import type { Request, Response } from 'express'
import { compressedBody, type CompressedBody } from '../files/compressed-body.ts'

/** A page with its compressed forms takes about one and a half times its HTML. */
const MOST_BYTES = 32 * 1024 * 1024
/** The year in the footer is part of a page. */
const KEPT_MS = 3_600_000

/**
 * Finished pages, which are the same for all visitors. Rendering one takes some ten milliseconds,
 * in which nobody else is answered; sending one again takes a fraction of one.
 */
export type PageCache = {
  /** Sends the page if it is kept, compressed or as 304; false where it has to be rendered. */
  send(req: Request, res: Response): boolean
  /**
   * Keeps what is written to `res` from now on, once it has ended well. Called before the page's
   * data is asked for, so that a page of older data is not kept after `clear`.
   * @returns what to call where the page is not as it should be
   */
  record(req: Request, res: Response): () => void
  clear(): void
}

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CompressedBody>({ maxSize: MOST_BYTES, ttl: KEPT_MS })
  let generation = 0

  return {
    send(req, res) {
      const page = req.method === 'GET' || req.method === 'HEAD' ? pages.get(req.url) : undefined
      if (page === undefined) return false
      setPageHeaders(res)
      page.send(req, res).catch((error: unknown) => res.destroy(error as Error))
      return true
    },
    record(req, res) {
      let isWhole = true
      const discard = (): void => void (isWhole = false)
      // With a query there are as many addresses as visitors from a campaign.
      const url = req.originalUrl
      if (req.method !== 'GET' || url.includes('?')) return discard
      const chunks: Buffer[] = []
      const now = generation
      const write = res.write.bind(res) as (...args: unknown[]) => boolean
      // A stream in between would hide the visitor's leaving and hold back what can be shown.
      res.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
        chunks.push(Buffer.from(chunk as Uint8Array))
        return write(chunk, ...rest)
      }
      res.once('finish', () => {
        if (res.statusCode !== 200 || now !== generation || !isWhole) return
        const html = Buffer.concat(chunks)
        pages.set(url, compressedBody(html), { size: Math.ceil(html.length * 1.5) })
      })
      return discard
    },
    clear() {
      generation += 1
      pages.clear()
    },
  }
}

/** What a page that all visitors share is sent with. */
export function setPageHeaders(res: Response): void {
  res.type('html').set('cache-control', 'public, max-age=0, must-revalidate')
}
