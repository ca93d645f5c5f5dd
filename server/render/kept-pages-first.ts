import type { IncomingMessage, ServerResponse } from 'node:http'
import { logAtEnd } from '../middleware/request-log.ts'
import type { Services } from '../services.ts'

/**
 * Answers with a page that was rendered before, ahead of all that Express does, with the same
 * headers and log line; false where it has to be rendered.
 */
export function keptPagesFirst({ renderer, log }: Pick<Services, 'renderer' | 'log'>) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (!renderer.sendKept(req, res)) return false
    // What is sent whole from memory fails only where the visitor leaves: no line worth writing.
    if (log.isLevelEnabled('debug')) logAtEnd(log, req, res)
    return true
  }
}
