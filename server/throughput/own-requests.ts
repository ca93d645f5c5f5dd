import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const own = new WeakSet<Socket>()

/** Marks what this server takes as the program's own asking, which is neither logged nor counted. */
export function markOwnRequests(server: Server): void {
  server.on('connection', (socket) => own.add(socket))
}

/** True for what the warm-up asks. */
export const isOwnRequest = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  own.has(socket)
