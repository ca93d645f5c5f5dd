import type { RequestHandler } from 'express'
import type { Logger } from '../process/log.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'

/** One line a request at its end, without addresses, queries or other personal data. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    if (isOwnRequest(req)) {
      next()
      return
    }
    const start = performance.now()
    const path = req.path
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
    next()
  }
}
