import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { useRunFolder } from './run-folder.ts'

/** Has a server listen on the loopback interface; answers its port. */
export async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/**
 * A port of the loopback interface that nothing listens on and that no other test of the run is
 * given, for a program that will listen on it a moment later. It is none of those that Linux gives
 * to whoever asks for any, as the servers of tests do all the time, nor that of the site in a browser.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Browsers refuse 10080, where they suspect another protocol.
    const port = randomInt(11_000, 20_000)
    try {
      mkdirSync(join(useRunFolder(), `port-${port}`))
      const server = createServer()
      await listening(server, port)
      server.close()
      await once(server, 'close')
      return port
    } catch (error) {
      if (!['EEXIST', 'EADDRINUSE'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
}
