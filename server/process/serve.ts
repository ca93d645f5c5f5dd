import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Services } from '../services.ts'
import { listenFailure } from './cannot-start.ts'
import { reloadData } from './data.ts'
import { shutDown } from './shutdown.ts'

/**
 * Listens and answers signals: SIGTERM drains and ends, SIGINT (a person at the terminal) ends without
 * draining, SIGHUP reloads the data.
 */
export async function serve(server: Server, services: Services): Promise<void> {
  const { config, log, enquiries } = services
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port, host: config.host }, `listening on http://localhost:${port}`)

  let ending = false
  const end = (signal: NodeJS.Signals): void => {
    // npm and a service manager may each send one.
    if (ending) return
    ending = true
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0
    log.info({ signal, drainMs }, 'shutting down')
    void shutDown(server, services, drainMs).then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  process.on('SIGHUP', () => {
    reloadData(services).catch((error: unknown) => {
      log.error({ err: error }, 'the data could not be reloaded; the last good data stays in use')
    })
  })
  enquiries.startDelivery()
}
