import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { tooLargePage, unreadablePage } from '../render/failure-page.ts'

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
export function answerClientErrors(server: Server): void {
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
