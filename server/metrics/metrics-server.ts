import { createServer } from 'node:http'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import type { Metrics } from './metrics.ts'

/** Serves the figures on a port of their own, if one is set; a taken port is logged, no more. */
export function serveMetrics(
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  { registry }: Pick<Metrics, 'registry'>,
  log: Logger,
): void {
  if (metricsPort === undefined) return
  const server = createServer((_req, res) => {
    res.setHeader('x-content-type-options', 'nosniff')
    registry.metrics().then(
      (text) => res.setHeader('content-type', registry.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected')
        res.statusCode = 500
        res.end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error }, 'METRICS_PORT cannot be served'))
  server.listen(metricsPort, metricsHost)
  // Told to the end, also while the site drains.
  server.unref()
}
