import type { RequestHandler } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../services.ts'
import { isOwnRequest } from '../throughput/own-requests.ts'

/** Folders of files, whose names are no routes. */
const FOLDERS = /^\/(?:images|assets)\//

type Observer = Pick<Services, 'log' | 'metrics' | 'renderer' | 'missedSearches'>

/** `observeRequest` for all requests that reach the app. */
export function observeRequests(observer: Observer): RequestHandler {
  return (req, res, next) => {
    observeRequest(observer, req, res)
    next()
  }
}

/**
 * When the answer has left: one line in the log, without addresses, queries or other personal data,
 * and one more in the counts. Not for the program's own requests.
 */
export function observeRequest(
  { log, metrics, renderer, missedSearches }: Observer,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  if (isOwnRequest(req)) return
  const start = performance.now()
  const { method = '' } = req
  const path = req.url?.split('?', 1)[0] ?? '/'
  res.once('close', () => {
    const { statusCode: status } = res
    const ms = performance.now() - start
    if (status === 200) missedSearches.answered(req)
    metrics.request(routeOf(req, path, renderer.patternOf), method, status, ms / 1000)
    // 503 is told by what refuses: in a flood once, not once a request.
    const level = status >= 500 && status !== 503 ? 'error' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const aborted = !res.writableFinished && { aborted: true }
    log[level]({ method, path, status, ms: Math.round(ms), ...aborted }, 'request')
  })
}

/** What Express leaves on a request that an endpoint has taken. */
type Routed = IncomingMessage & {
  readonly route?: { readonly path?: string | readonly string[] }
}

/** The pattern that took the request: an endpoint's, a folder's or a page's. */
function routeOf(req: IncomingMessage, path: string, patternOf: (path: string) => string): string {
  const endpoint = (req as Routed).route?.path
  if (typeof endpoint === 'string') return endpoint
  if (endpoint !== undefined) return endpoint.find((one) => one === path) ?? endpoint[0] ?? '*'
  return FOLDERS.exec(path)?.[0].concat('*') ?? patternOf(path)
}
