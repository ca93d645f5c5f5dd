import type { Express } from 'express'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { logRequest } from '../middleware/request-logger.ts'
import { isReloadAsked } from './early-reload.ts'
import { endLogged } from './log.ts'
import type { Services } from './services.ts'
import { reloadData, unpublishExpired } from './catalogue-lifecycle.ts'
import { tooLargePage, unreadablePage } from '../render/failure-page.ts'

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
    throw new CannotRun(`PORT ${config.port} of HOST ${host} cannot be used: ${message}`)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port, host }, `listening on http://localhost:${port}`)

  const answers = trackAnswers(server)
  const end = (signal: NodeJS.Signals): void => {
    // npm and a service manager may each send a signal.
    if (!services.state.accepting) return
    services.state.accepting = false
    answers.leave()
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0
    log.info({ signal, drainMs }, 'shutting down')
    void shutDown(server, answers, services, drainMs).then(() => endLogged(log, 0))
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

/**
 * Follows the answers of a server, so that its end waits for them: Node's own `close` cuts off an
 * answer that it holds whole and that is still being read, and keeps the connection of one that was
 * under way for as long as the client likes.
 */
export function trackAnswers(server: Server) {
  const underWay = new Set<ServerResponse>()
  let isLeaving = false
  const leave = (res: ServerResponse) => !res.headersSent && res.setHeader('connection', 'close')
  const closeIdle = (): void => {
    const isReading = [...underWay].some(({ writableEnded }) => writableEnded)
    if (!isReading) server.closeIdleConnections()
  }
  server.prependListener('request', (_req, res: ServerResponse) => {
    underWay.add(res)
    res.on('close', () => {
      underWay.delete(res)
      if (!server.listening) closeIdle()
    })
    if (isLeaving) leave(res)
  })
  return {
    /** From now on every answer tells the client to ask on another connection next time. */
    leave(): void {
      isLeaving = true
      underWay.forEach(leave)
    },
    /** Takes no more connections; settles when the answers under way have been read. */
    async close(): Promise<void> {
      const closed = once(server, 'close')
      NetServer.prototype.close.call(server)
      closeIdle()
      await closed
    },
  }
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
async function shutDown(
  server: Server,
  answers: ReturnType<typeof trackAnswers>,
  { log, enquiries }: Services,
  drainMs: number,
): Promise<void> {
  await wait(drainMs)
  const limit = setTimeout(() => {
    log.warn('some requests did not finish in time and were cut off')
    server.closeAllConnections()
  }, END_MS - DELIVERY_MS)
  setTimeout(() => {
    log.warn('the store did not close in time')
    endLogged(log, 0)
  }, END_MS)
  await answers.close()
  clearTimeout(limit)
  await enquiries.close()
  log.info('ended')
}

/** The answers to requests that never become one; Node's own have no body. */
const ANSWERS: Readonly<Record<string, { status: number; page?: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, page: tooLargePage },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413 },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408 },
}
const UNREADABLE = { status: 400, page: unreadablePage }

/** A client that goes on sending has this long to read the answer. */
const READ_MS = 2000

/** Answers requests that Node cannot read with a page that says so, and closes their connection. */
function answerClientErrors(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  const refused = new WeakSet<Socket>()
  server.prependListener('request', ({ socket }, res: ServerResponse) => {
    answers.set(socket, res)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What a refused client goes on sending is not read as a request either.
    if (refused.has(socket)) return
    const answer = answers.get(socket)
    // More bytes would be taken for a part of the answer that is on its way.
    const isAnswering = answer?.headersSent === true && !answer.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy(error)
      return
    }
    refused.add(socket)
    const { status, page = '' } = ANSWERS[error.code ?? ''] ?? UNREADABLE
    const headers = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...(page && ['content-type: text/html; charset=utf-8']),
      `content-length: ${Buffer.byteLength(page)}`,
      'cache-control: no-store',
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    socket.end(`${headers.join('\r\n')}\r\n\r\n${page}`)
    // Closed with bytes unread, the connection would take the answer away from its reader.
    socket.resume()
    setTimeout(() => socket.destroy(), READ_MS).unref()
  })
}
