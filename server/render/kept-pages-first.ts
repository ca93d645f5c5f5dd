import type { IncomingMessage, ServerResponse } from 'node:http'
import { observeRequest } from '../middleware/observe-requests.ts'
import type { Services } from '../services.ts'

/**
 * Answers with a page that was rendered before, ahead of all that Express does, with the same
 * headers, counts and log line; false where it has to be rendered.
 */
export function keptPagesFirst(
  services: Pick<Services, 'renderer' | 'log' | 'metrics' | 'missedSearches'>,
) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const route = services.renderer.sendKept(req, res)
    if (route === undefined) return false
    observeRequest(services, req, res, route)
    return true
  }
}
