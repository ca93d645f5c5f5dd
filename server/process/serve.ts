import type { Express } from 'express'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../config.ts'
import { answerClientErrors } from './client-errors.ts'
import { logRequest } from '../middleware/request-logger.ts'
import { isReloadAsked } from './early-reload.ts'
import type { Services } from './services.ts'
import { reloadData, unpublishExpired } from './catalogue-lifecycle.ts'

/** A connection without traffic for this long is closed, which frees the answer it waits for. */
const IDLE_MS = 120_000

const EXPIRY_CHECK_MS = 60_000

/**
 * A server of the app that does not keep half-open connections, as Node's own limits are over a
 * minute. Cached pages are sent ahead of Express, with the same headers, counts and log line:
 * Express's work on a request takes several times as long as sending a page.
 */
export function createHttpServer(app: Express, services?: Services): Server {
  const options = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    // Longer than load balancers keep an idle connection (60 s), so that they are the ones to close it.
    keepAliveTimeout: 75_000,
  }
  const server = createServer(options, (req, res) => {
    const response = services?.renderer.cached(req)
    if (!services || !response) {
      app(req, res)
      return
    }
    logRequest(services, req, res)
    response.send(req, res)
  })
  server.timeout = IDLE_MS
  answerClientErrors(server)
  // Node closes a CONNECT request without an answer, which a proxy would report as 502.
  server.on('connect', (_req, socket) => {
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD, POST\r\nconnection: close\r\n\r\n',
    )
  })
  return server
}

/** Listens; SIGTERM drains and ends, SIGINT ends without draining, SIGHUP reloads the data. */
export async function serve(server: Server, services: Services): Promise<void> {
  const { config, log, enquiries } = services
  const { host } = config
  server.listen(config.port, host)
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new CannotStart(`PORT ${config.port} of HOST ${host} cannot be used: ${message}`)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port, host }, `listening on http://localhost:${port}`)

  // While the server ends, every answer tells the client to ask on another connection next time.
  const unanswered = new Set<ServerResponse>()
  const leave = (res: ServerResponse) => !res.headersSent && res.setHeader('connection', 'close')
  server.prependListener('request', (_req, res: ServerResponse) => {
    unanswered.add(res)
    res.on('close', () => unanswered.delete(res))
    if (!services.state.accepting) leave(res)
  })

  const end = (signal: NodeJS.Signals): void => {
    // npm and a service manager may each send a signal.
    if (!services.state.accepting) return
    services.state.accepting = false
    unanswered.forEach(leave)
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0
    log.info({ signal, drainMs }, 'shutting down')
    void shutDown(server, services, drainMs).then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  const reload = (): void => {
    reloadData(services).catch((error: unknown) => {
      log.error({ err: error }, 'the data could not be reloaded; the last good data stays in use')
    })
  }
  process.on('SIGHUP', reload)
  if (isReloadAsked()) reload()
  setInterval(() => void unpublishExpired(services), EXPIRY_CHECK_MS).unref()
  enquiries.startDelivery()
}

/** The time that requests and mails under way have to end. */
const END_MS = 10_000
/** The part of `END_MS` for mails under way; a mail that is cut off is sent again. */
const DELIVERY_MS = 1500

/**
 * Ends a server whose readiness check fails already: takes connections for a while, then finishes
 * what is in flight, ten seconds at most, and closes the store.
 * @param drainMs how long new connections are taken
 */
async function shutDown(server: Server, services: Services, drainMs: number): Promise<void> {
  const { log, enquiries } = services
  await wait(drainMs)
  const limit = setTimeout(() => {
    log.warn('some requests did not finish in time and were cut off')
    server.closeAllConnections()
  }, END_MS - DELIVERY_MS)
  setTimeout(() => process.exit(0), END_MS)
  server.close()
  await once(server, 'close')
  clearTimeout(limit)
  await enquiries.close()
  log.info('ended')
}
