import type { Request, RequestHandler, Response } from 'express'
import PQueue from 'p-queue'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { busyPage, limitedPage } from '../render/failure-page.ts'
import { asksForPage } from './error-handler.ts'

const RETRY_AFTER_S = 5
const LOG_EVERY_MS = 10_000
/**
 * So many requests may wait; a limit on the length of the queue, besides that on the time in it.
 */
const MAX_WAITING = 100
/**
 * A queue this short is worked off soon, even just after a start, when the first page of each kind
 * takes a second.
 */
const FEW_WAITING = 10
/** Node takes one new connection at each tick of the event loop; any of them may bring an enquiry. */
const LOOP_TICKS_BETWEEN_PAGES = 8

export type OverloadGuard = ReturnType<typeof createOverloadGuard>

export class Overloaded extends Error {
  override name = 'Overloaded'
}

/**
 * Makes pages one after another, so that enquiries and cached pages, which do not pass here, are
 * answered in between. Where too many requests wait, the next is refused at once; one that has
 * waited too long is refused while more than a few are behind it.
 */
export function createOverloadGuard(
  { overloadLagMs }: Pick<Config, 'overloadLagMs'>,
  log: Pick<Logger, 'warn'>,
) {
  const queue = new PQueue({ concurrency: 1 })

  let refused = 0
  const logRefused = (): void => {
    log.warn({ refused }, 'more pages are asked for than can be shown; some are refused')
    refused = 0
  }
  function overloaded(): Overloaded {
    if (refused === 0) setTimeout(logRefused, LOG_EVERY_MS).unref()
    refused += 1
    return new Overloaded('too many pages are asked for')
  }

  /**
   * Makes a page after those asked for before. Rejects with Overloaded where too many wait.
   * @param maxBehind how many may wait behind this page when its turn comes; absent: any number
   */
  async function inTurn<T>(make: () => Promise<T>, maxBehind = MAX_WAITING): Promise<T> {
    if (queue.size >= MAX_WAITING) throw overloaded()
    const since = performance.now()
    return queue.add(async () => {
      for (let ticks = 0; ticks < LOOP_TICKS_BETWEEN_PAGES; ticks++) await setImmediate()
      const isLate = queue.size > FEW_WAITING && performance.now() - since > overloadLagMs
      if (isLate || queue.size > maxBehind) throw overloaded()
      return make()
    })
  }

  /** Limits endpoints that search or make a page's data in the same way. */
  const guard: RequestHandler = async (req, res, next) => {
    try {
      // The handlers behind this guard answer without waiting for anything.
      await inTurn(async () => res.destroyed || next())
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      refuseRequest(req, res)
    }
  }
  return { inTurn, guard }
}

const BUSY = {
  429: {
    html: limitedPage,
    message: 'Your network asks for too much at once. Please try again in a moment.',
  },
  503: { html: busyPage, message: 'The site is very busy. Please try again in a moment.' },
}

/**
 * Says that the server (503) or one network (429) asks too much: a page to a person, JSON to a
 * program.
 */
export function refuseRequest(req: Request, res: Response, status: 429 | 503 = 503): void {
  res.status(status).set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
  // Express's `send` would compute a tag of the page each time.
  const { html, message } = BUSY[status]
  if (asksForPage(req)) res.type('html').end(html)
  else res.json({ message })
}
