import type { Request, RequestHandler, Response } from 'express'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { busyPage } from '../render/failure-page.ts'
import { asksForPage } from './errors.ts'

const RETRY_AFTER_S = 5
const LOG_EVERY_MS = 10_000
/** Node takes one new connection a turn of the event loop; any of them may bring an enquiry. */
const TURNS_BETWEEN_PAGES = 8

export type OverloadGuard = ReturnType<typeof createOverloadGuard>

/**
 * Lets pages start one after another, so that enquiries, which do not pass here, and cached pages are
 * answered between them, and refuses with 503 those that waited too long.
 */
export function createOverloadGuard(
  { overloadLagMs }: Pick<Config, 'overloadLagMs'>,
  log: Pick<Logger, 'warn'>,
) {
  let previous = Promise.resolve()
  const waitForTurn = (): Promise<void> => (previous = afterOther(previous))

  let refused = 0
  const logRefused = (): void => {
    log.warn({ refused }, 'more pages are asked for than can be shown; some are refused')
    refused = 0
  }

  /**
   * Waits until the page may be rendered. False where it was refused or the visitor has left.
   * @param refuseInstead answers in place of the page that says how busy the site is
   */
  async function admit(
    req: Request,
    res: Response,
    refuseInstead = () => refuse(req, res),
  ): Promise<boolean> {
    const since = performance.now()
    await waitForTurn()
    if (res.destroyed) return false
    if (performance.now() - since <= overloadLagMs) return true
    if (refused === 0) setTimeout(logRefused, LOG_EVERY_MS).unref()
    refused += 1
    refuseInstead()
    return false
  }

  /** The same before endpoints that search or make a page's data. */
  const guard: RequestHandler = async (req, res, next) => {
    if (await admit(req, res)) next()
  }
  return { admit, guard }
}

async function afterOther(previous: Promise<void>): Promise<void> {
  await previous
  for (let turns = 0; turns < TURNS_BETWEEN_PAGES; turns++) await setImmediate()
}

/** Says that there is too much to do: a page to a person, JSON to a program. */
export function refuse(req: Request, res: Response): void {
  res.status(503).set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
  // Not `send`, which would take a tag of the page each time.
  if (asksForPage(req)) res.type('html').end(busyPage)
  else res.json({ message: 'The site is very busy. Please try again in a moment.' })
}
