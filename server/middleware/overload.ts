import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { busyPage } from '../render/failure-page.ts'
import { createPageTurns } from '../throughput/page-turns.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'
import { asksForPage } from './errors.ts'

const RETRY_AFTER_S = 5
const TELL_EVERY_MS = 10_000

type Limits = Pick<Config, 'pageQueue' | 'pageWaitMs' | 'overloadLagMs'>

/**
 * Keeps pages from taking all the time there is: each waits for its turn, and what cannot be shown
 * soon is refused with 503. Enquiries do not pass here.
 * @returns what stands before everything, and what stands before whatever renders or searches
 */
export function overloadGuard(
  { pageQueue, pageWaitMs, overloadLagMs }: Limits,
  log: Logger,
): {
  readonly arrivals: RequestHandler
  readonly pageTurn: RequestHandler
} {
  const turns = createPageTurns({
    mostWaiting: pageQueue,
    longestWaitMs: pageWaitMs,
    longestLagMs: overloadLagMs,
  })
  let refused = 0
  const tellRefused = (): void => {
    log.warn({ refused }, 'more pages are asked for than can be shown; some are refused')
    refused = 0
  }

  return {
    arrivals(req, _res, next) {
      turns.seen(req.socket)
      next()
    },
    async pageTurn(req, res, next) {
      const admitted = isOwnRequest(req) || (await turns.enter())
      // The visitor may have left meanwhile.
      if (res.destroyed) return
      if (admitted) next()
      else {
        if (refused === 0) setTimeout(tellRefused, TELL_EVERY_MS).unref()
        refused += 1
        refuse(req, res)
      }
    },
  }
}

function refuse(req: Request, res: Response): void {
  res.status(503).set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
  if (asksForPage(req)) res.type('html').send(busyPage)
  else res.json({ message: 'The site is very busy. Please try again in a moment.' })
}
