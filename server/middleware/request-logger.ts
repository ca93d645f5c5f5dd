import type { IncomingMessage, ServerResponse } from 'node:http'
import { patternOf } from '../../client/routes.tsx'
import type { Services } from '../process/services.ts'

/** Folders of files, whose names are no routes. */
const FOLDERS = /^\/(?:images|videos|assets)\//

/** When the answer has left: a line in the log, without query or other personal data, and one more in the counts. */
export function logRequest(
  { log, metrics, missedSearches }: Pick<Services, 'log' | 'metrics' | 'missedSearches'>,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const start = performance.now()
  // 'close' is emitted once, so `on` is enough.
  res.on('close', () => {
    const { statusCode: status } = res
    const { method = '' } = req
    const ms = performance.now() - start
    if (status === 200) missedSearches.answered(req)
    metrics.request(routeOf(req), method, status, ms / 1000)
    // Whatever answers 503 logs it itself: in an overload once, not once a request.
    const level = status >= 500 && status !== 503 ? 'error' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const aborted = !res.writableFinished && { aborted: true }
    log[level]({ method, path: pathOf(req), status, ms: Math.round(ms), ...aborted }, 'request')
  })
}

type Routed = IncomingMessage & {
  readonly originalUrl?: string
  /** Of the endpoint that has taken it. */
  readonly route?: { readonly path?: string | readonly string[] }
}

/** As it was asked for: within a folder Express leaves out the folder's name. */
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
