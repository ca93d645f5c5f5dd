import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from './log.ts'
import { reloadData } from './start.ts'
import type { Services } from '../services.ts'

const DRAIN_MS = 10_000

/** Listens and answers signals: SIGTERM and SIGINT drain and end, SIGHUP reloads the data. */
export async function serve(server: Server, services: Services): Promise<void> {
  const { config, log } = services
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port, host: config.host }, `listening on http://localhost:${port}`)
  const metrics = config.metricsPort === undefined ? undefined : serveMetrics(services)

  let ending = false
  const end = (signal: string): void => {
    if (ending) return
    ending = true
    services.state.accepting = false
    log.info({ signal }, 'shutting down')
    metrics?.close()
    void shutdown(server, services, log).then((code) => process.exit(code))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('SIGHUP', () => {
    reloadData(services).catch((error: unknown) => {
      log.error({ err: error }, 'the data could not be reloaded; the last good data stays in use')
    })
  })
  services.enquiries.startDelivery()
}

/** Finishes what is in flight, at most ten seconds; 0 also when something had to be cut off. */
async function shutdown(server: Server, services: Services, log: Logger): Promise<number> {
  const start = performance.now()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const limit = setTimeout(() => {
    log.warn('some requests did not finish in time and were cut off')
    server.closeAllConnections()
  }, DRAIN_MS - 1500)
  await closed
  clearTimeout(limit)
  // Mails under way get what is left; one that is cut off is sent again.
  const left = Math.max(1000, DRAIN_MS - 500 - (performance.now() - start))
  await Promise.race([
    services.enquiries.close(),
    new Promise((resolve) => setTimeout(resolve, left)),
  ])
  log.info('ended')
  return 0
}

function serveMetrics({ config, metrics, log }: Services): Server {
  const server = createServer((_req, res) => {
    metrics.metrics().then(
      (text) => res.setHeader('content-type', metrics.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected')
        res.statusCode = 500
        res.end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error }, 'the metrics port is not served'))
  return server.listen(config.metricsPort, config.host)
}
