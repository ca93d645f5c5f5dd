import type { IncomingMessage, ServerResponse } from 'node:http'
import { patternOf } from '../../client/routes.tsx'
import type { Services } from '../process/services.ts'

/** Matches folders of files, whose names are no routes. */
const FOLDERS = /^\/(?:images|videos|assets)\//

/** Logs and counts an answer once it has left, without query or other personal data. */
export function logRequest(
  { log, metrics, missedSearches }: Pick<Services, 'log' | 'metrics' | 'missedSearches'>,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const start = performance.now()
  // The response emits 'close' once, so `on` is enough.
  res.on('close', () => {
    const { statusCode: status } = res
    const { method = '' } = req
    const ms = performance.now() - start
    if (status === 200) missedSearches.answered(req)
    metrics.request(routeOf(req), method, status, ms / 1000)
    // The code that answers 503 logs it: an overload once, not once a request.
    const level = status >= 500 && status !== 503 ? 'error' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const aborted = !res.writableFinished && { aborted: true }
    log[level]({ method, path: pathOf(req), status, ms: Math.round(ms), ...aborted }, 'request')
  })
}

type Routed = IncomingMessage & {
  readonly originalUrl?: string
  /** The route of the endpoint that took the request. */
  readonly route?: { readonly path?: string | readonly string[] }
}

/** The path as it was asked for, as Express leaves a folder's name out within it. */
function pathOf(req: Routed): string {
  const url = req.originalUrl ?? req.url ?? '/'
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function routeOf(req: IncomingMessage): string {
  const path = pathOf(req)
  const endpoint = (req as Routed).route?.path
  if (typeof endpoint === 'string') return endpoint
  if (endpoint !== undefined) return endpoint.find((one) => one === path) ?? endpoint[0] ?? '*'
  return FOLDERS.exec(path)?.[0].concat('*') ?? patternOf(path)
}
