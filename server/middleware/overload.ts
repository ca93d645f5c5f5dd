import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { busyPage } from '../render/failure-page.ts'
import { asksForPage } from './errors.ts'

const RETRY_AFTER_S = 5
const LOG_EVERY_MS = 10_000
const SAMPLE_MS = 100
/** A single delay is a reload or a collection of garbage; several on end are too much to do. */
const SAMPLES = 3

/**
 * Refuses pages with 503 while the event loop is late, so that enquiries, which do not pass here, and
 * cached pages are answered in time.
 */
export type OverloadGuard = {
  /**
   * False where the page was refused or the visitor has left.
   * @param refuse answers in place of the page that says how busy the site is
   */
  admit(req: Request, res: Response, refuse?: () => void): boolean
  /** The same before endpoints that search or make a page's data. */
  readonly guard: RequestHandler
}

export function createOverloadGuard(
  { overloadLagMs }: Pick<Config, 'overloadLagMs'>,
  log: Pick<Logger, 'warn'>,
): OverloadGuard {
  const delays = Array.from({ length: SAMPLES }, () => 0)
  let dueAt = performance.now() + SAMPLE_MS
  setInterval(() => {
    const now = performance.now()
    delays.shift()
    delays.push(now - dueAt)
    dueAt = now + SAMPLE_MS
  }, SAMPLE_MS).unref()
  // A turn that takes long has not let the timer run: it counts by itself.
  const isLate = (): boolean =>
    Math.max(Math.min(...delays), performance.now() - dueAt) > overloadLagMs

  let refused = 0
  const logRefused = (): void => {
    log.warn({ refused }, 'more pages are asked for than can be shown; some are refused')
    refused = 0
  }

  function admit(req: Request, res: Response, refuseInstead = () => refuse(req, res)): boolean {
    if (res.destroyed) return false
    if (!isLate()) return true
    if (refused === 0) setTimeout(logRefused, LOG_EVERY_MS).unref()
    refused += 1
    refuseInstead()
    return false
  }

  return {
    admit,
    guard(req, res, next) {
      if (admit(req, res)) next()
    },
  }
}

/** Says that there is too much to do: a page to a person, JSON to a program. */
export function refuse(req: Request, res: Response): void {
  res.status(503).set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
  // Not `send`, which would take a tag of the page each time.
  if (asksForPage(req)) res.type('html').end(busyPage)
  else res.json({ message: 'The site is very busy. Please try again in a moment.' })
}
