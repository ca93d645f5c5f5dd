import type { ErrorRequestHandler } from 'express'
import type { Logger } from '../process/log.ts'
import { failurePage } from '../render/failure-page.ts'

/** The last resort for whatever a handler threw: logged once, answered in the form that was asked for. */
export function errorHandler(log: Logger, styles: readonly string[]): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) log.error({ err: error, path: req.path }, 'a request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    res.status(status).set('cache-control', 'no-store')
    if (req.accepts(['html', 'json']) === 'html') res.type('html').send(failurePage(styles))
    else res.json({ message: status >= 500 ? 'Internal error' : 'Bad request' })
  }
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | undefined)?.status
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}
