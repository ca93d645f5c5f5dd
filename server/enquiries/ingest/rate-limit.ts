import type { Request, Response } from 'express'
import { rateLimit, type Options } from 'express-rate-limit'
import ipaddr from 'ipaddr.js'

const WINDOW_MS = 60_000

/** What the middleware found out about a post, in its response's `locals`. */
export type LimitMarks = {
  /**
   * Set where too many posts came from this address or network: seconds until one may come again.
   */
  retryAfter?: number
  /**
   * Set while more enquiries are stored than this site ever gets: they are accepted, and marked.
   */
  isCrowded?: boolean
  /** The outcome of the post, which is set before the answer is sent. */
  result?: string
}

/** Posts that are repeated for a lost answer or a failing store, which count in no limit. */
const UNCOUNTED = new Set<string | undefined>(['repeated', 'unavailable'])

/**
 * Counts only posts with such results: the library calls 'successful' what it takes back from the
 * count.
 */
const countOnly = (isCounted: (result: string | undefined) => boolean) => ({
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_req: Request, res: Response) => !isCounted(marksOf(res).result),
})

/**
 * Middleware that counts posts of a minute in this process's memory and marks those over a limit:
 * of an address, of a network (ten times as many) and of all together (300 times). Posts over the
 * limit of an address do not count in its network, so that nobody uses up what others have.
 * @param limit posts of one address in a minute
 * @param skip posts that do not count at all
 */
export function enquiryLimits(limit: number, skip: (req: Request) => boolean) {
  const limiter = (times: number, options: Partial<Options>) =>
    rateLimit({
      windowMs: WINDOW_MS,
      limit: limit * times,
      skip: (req, res) => skip(req) || marksOf(res).retryAfter !== undefined,
      handler: (req: Request & { rateLimit?: { resetTime?: Date } }, res, next) => {
        const endsAt = req.rateLimit?.resetTime?.getTime() ?? 0
        marksOf(res).retryAfter = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000))
        next()
      },
      ...countOnly((result) => !UNCOUNTED.has(result)),
      validate: false,
      legacyHeaders: false,
      standardHeaders: false,
      ...options,
    })
  return [
    limiter(1, { keyGenerator: ({ ip }) => networkOf(ip, 64) }),
    limiter(10, { keyGenerator: ({ ip }) => networkOf(ip, 48) }),
    limiter(300, {
      keyGenerator: () => 'everybody',
      ...countOnly((result) => result === 'stored'),
      handler: (_req, res, next) => {
        marksOf(res).isCrowded = true
        next()
      },
    }),
  ]
}

export const marksOf = (res: Response): LimitMarks => res.locals

/**
 * The network that posts are counted by: the IPv4 address, or the first bits of an IPv6 one.
 * @param prefix bits of an IPv6 address: one household has 64, one site 48
 */
export function networkOf(address = '', prefix: 48 | 64): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts.slice(0, prefix / 16).join(':')}::/${prefix}`
}
