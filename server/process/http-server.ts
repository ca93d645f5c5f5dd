import type { Express } from 'express'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A reader that does not read holds its answer in memory no longer. */
const IDLE_MS = 120_000

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * A server of the app that does not keep half-open connections; Node's own limits are over a minute.
 * @param cache stands before the app
 */
export function createHttpServer(app: Express, cache?: Middleware): Server {
  const options = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
  }
  const server = createServer(options, (req, res) => {
    if (cache) cache(req, res, () => app(req, res))
    else app(req, res)
  })
  server.timeout = IDLE_MS
  return server
}
