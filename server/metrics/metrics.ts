import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ENQUIRY_SOURCES } from '../../client/enquiry/sending/enquiry-request.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'

/** The site's own forms; any other source that a program sends counts as `other`. */
const SOURCES = new Set<string>(ENQUIRY_SOURCES)

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
    new Counter({ name, help, labelNames, registers })

  const requests = counter('http_requests_total', 'Requests answered', 'route', 'method', 'status')
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['route'],
    buckets: [0.005, 0.015, 0.05, 0.15, 0.5, 1.5, 5],
    registers,
  })
  const pages = counter('page_cache_total', 'Pages sent again (hit) or rendered (miss)', 'result')
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  })
  const enquiries = counter('enquiries_total', 'Enquiries by form and outcome', 'source', 'result')
  const events = counter('site_events_total', 'Analytics events by name', 'event')
  const findings = new Gauge({
    name: 'catalogue_findings',
    help: 'What `validate` finds in the data as it was at the last start or reload, by level',
    labelNames: ['level'],
    registers,
  })
  const missedSearches = counter('search_missed_total', 'Searches that found nothing', 'source')

  return {
    registry,
    /** @param route the pattern of the address, as there are too many addresses */
    request(route: string, method: string, status: number, seconds: number): void {
      requests.inc({ route, method, status })
      durations.observe({ route }, seconds)
    },
    pages,
    renders,
    events,
    missedSearches,
    findings,
    /** @param source the form's name, as posted */
    enquiry: (source: string, result: string) =>
      enquiries.inc({ source: SOURCES.has(source) ? source : 'other', result }),
  }
}

/** Serves the figures on a port of their own, if one is set; a taken port is only logged. */
export function serveMetrics(
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  { registry }: Pick<Metrics, 'registry'>,
  log: Logger,
): void {
  if (metricsPort === undefined) return
  const headers = { 'content-type': registry.contentType, 'x-content-type-options': 'nosniff' }
  const server = createServer((_req, res) => {
    registry.metrics().then(
      (text) => res.writeHead(200, headers).end(text),
      (error: unknown) => res.destroy(error as Error),
    )
  })
  server.on('error', (error) => log.error({ err: error }, 'METRICS_PORT cannot be served'))
  server.listen(metricsPort, metricsHost)
  // The port stays open while the site drains, but does not keep the process alive.
  server.unref()
}
