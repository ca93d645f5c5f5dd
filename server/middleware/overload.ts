import { setTimeout as pause } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { busyPage } from '../render/failure-page.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'
import { createPageAdmission } from '../throughput/page-admission.ts'
import { asksForPage } from './errors.ts'

const RETRY_AFTER_S = 5
const TELL_EVERY_MS = 10_000
/** A refusal is held so long: who asks again at once would otherwise ask a thousand times a second. */
const HOLD_MS = 1000
/** More are refused at once, as each that is held takes memory. */
const MOST_HELD = 2000

/**
 * Keeps pages from taking all the time there is: each waits for its turn, and what cannot be shown
 * soon is refused with 503. Enquiries and pages that are kept do not pass here.
 */
export type OverloadGuard = {
  /** Stands before everything: sees whether connections keep arriving. */
  readonly arrivals: RequestHandler
  /** Waits for the turn of what takes long to make; false where it was refused or the visitor has left. */
  admit(req: Request, res: Response): Promise<boolean>
  /** The same before endpoints that search or make a page's data, which do not wait for pages. */
  readonly queued: RequestHandler
  /** Holds pages back for what several short turns of work belong to; returns what ends that. */
  readonly ahead: () => () => void
}

export function createOverloadGuard(
  {
    pageQueue,
    pageWaitMs,
    overloadLagMs,
  }: Pick<Config, 'pageQueue' | 'pageWaitMs' | 'overloadLagMs'>,
  log: Pick<Logger, 'warn'>,
  hold: (ms: number) => Promise<unknown> = pause,
): OverloadGuard {
  const admission = createPageAdmission({
    mostWaiting: pageQueue,
    longestWaitMs: pageWaitMs,
    longestLagMs: overloadLagMs,
  })
  let refused = 0
  let held = 0
  const tellRefused = (): void => {
    log.warn({ refused }, 'more pages are asked for than can be shown; some are refused')
    refused = 0
  }

  async function admit(req: Request, res: Response, what?: 'page' | 'answer'): Promise<boolean> {
    const admitted = isOwnRequest(req) || (await admission.enter(what))
    if (res.destroyed) return false
    if (admitted) return true
    if (refused === 0) setTimeout(tellRefused, TELL_EVERY_MS).unref()
    refused += 1
    if (held < MOST_HELD) {
      held += 1
      await hold(HOLD_MS)
      held -= 1
    }
    if (!res.destroyed) refuse(req, res)
    return false
  }

  return {
    arrivals(req, _res, next) {
      admission.seen(req.socket)
      next()
    },
    admit,
    async queued(req, res, next) {
      if (await admit(req, res, 'answer')) next()
    },
    ahead: admission.ahead,
  }
}

/** Says that there is too much to do: a page to a person, JSON to a program. */
export function refuse(req: Request, res: Response): void {
  res.status(503).set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
  // Not `send`, which would take a tag of the page each time.
  if (asksForPage(req)) res.type('html').end(busyPage)
  else res.json({ message: 'The site is very busy. Please try again in a moment.' })
}
