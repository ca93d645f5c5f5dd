import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/** Has a server listen on the loopback interface; answers its port. */
export async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A port of the loopback interface that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  server.close()
  await once(server, 'close')
  return port
}
