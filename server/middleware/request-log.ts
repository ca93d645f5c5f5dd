import type { RequestHandler } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../process/log.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'

/** One line a request at its end, without addresses, queries or other personal data. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    logAtEnd(log, req, res)
    next()
  }
}

/** Writes the line of a request when its answer has left; none for the program's own requests. */
export function logAtEnd(log: Logger, req: IncomingMessage, res: ServerResponse): void {
  if (isOwnRequest(req)) return
  const start = performance.now()
  const path = req.url?.split('?', 1)[0]
  res.once('close', () => {
    const level = res.statusCode >= 500 ? 'error' : 'debug'
    log[level](
      {
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(performance.now() - start),
        ...(!res.writableFinished && { aborted: true }),
      },
      'request',
    )
  })
}
