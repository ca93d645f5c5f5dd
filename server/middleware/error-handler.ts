import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { STATUS_CODES } from 'node:http'
import type { Logger } from '../process/log.ts'
import { failurePage, unreadablePage } from '../render/failure-page.ts'

/** Matches paths whose answers are for programs, whatever the request accepts. */
const FOR_PROGRAMS = /^\/(?:api|data)(?:\/|$)/

/** Answers 405 to whoever does not only read; the endpoints that take something come before it. */
export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next()
  else res.status(405).set('allow', 'GET, HEAD').json({ message: 'Method not allowed' })
}

/** Answers unknown addresses below `/api`, as they are no pages either. */
export const unknownApi: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-store').json({ message: 'There is no such endpoint.' })
}

/**
 * The last resort for whatever a handler threw: logs it once, and answers in the form that was
 * asked for.
 */
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

/** A file that cannot be read is put right by hand, which takes a while. */
const DATA_RETRY_S = 60

/**
 * Marks an answer (503) that lacks a data file: clients may ask again, and caches must not keep it.
 */
export function markUnavailable(res: Response): void {
  res.set({ 'retry-after': String(DATA_RETRY_S), 'cache-control': 'no-store' })
}
