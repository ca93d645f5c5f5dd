import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { STATUS_CODES } from 'node:http'
import type { Logger } from '../process/log.ts'
import { failurePage, unreadablePage } from '../render/failure-page.ts'

/** Where programs ask, whatever they say they accept. */
const FOR_PROGRAMS = /^\/(?:api|data)(?:\/|$)/

/** Answers addresses below `/api` that no endpoint has, which are no pages either. */
export const unknownApi: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-store').json({ message: 'There is no such endpoint.' })
}

/** The last resort for whatever a handler threw: logged once, answered in the form that was asked for. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) log.error({ err: error, path: req.path }, 'a request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    res.status(status).set('cache-control', 'no-store')
    if (asksForPage(req)) res.type('html').send(status < 500 ? unreadablePage : failurePage([]))
    else res.json({ message: STATUS_CODES[status] })
  }
}

export const asksForPage = (req: Request): boolean =>
  !FOR_PROGRAMS.test(req.path) && req.accepts(['html', 'json']) === 'html'

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | undefined)?.status
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

/** A file that could not be read is put right by hand. */
const DATA_RETRY_S = 60

/** Marks an answer (503) without a data file it needs: worth asking for again, and for no cache to keep. */
export function markUnavailable(res: Response): void {
  res.set({ 'retry-after': String(DATA_RETRY_S), 'cache-control': 'no-store' })
}
