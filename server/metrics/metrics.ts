import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ENQUIRY_SOURCES } from '../../client/enquiry/sending/enquiry-request.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../process/log.ts'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Services } from '../process/services.ts'

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

/** Matches a finished backup, as one that is being written has another name. */
const BACKUP = /\.(?:db|dump)$/

/**
 * Adds figures that are read from the catalogue, the store and the folder of backups on each
 * scrape.
 */
export function addDatabaseMetrics({
  config: { backupDir },
  metrics: { registry },
  catalogue,
  enquiries,
}: Pick<Services, 'config' | 'metrics' | 'catalogue' | 'enquiries'>): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await read().catch(() => undefined)) ?? Number.NaN)
      },
    })

  // One question to the store answers all figures of a scrape.
  let reading: ReturnType<typeof enquiries.backlog> | undefined
  const backlog = () => (reading ??= enquiries.backlog().finally(() => (reading = undefined)))
  void new Gauge({
    name: 'enquiry_outbox',
    help: 'Deliveries by way and state',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset()
      const { deliveries } = await backlog().catch(() => ({ deliveries: [] }))
      for (const { channel, state, count } of deliveries) this.set({ channel, state }, count)
    },
  })
  gauge(
    'enquiry_oldest_undelivered_seconds',
    'Age of the oldest enquiry that has not reached the agency; 0 = all have',
    async () => (await backlog()).oldestSeconds,
  )
  gauge(
    'enquiries_without_channel',
    'Enquiries that nobody was told of and that no channel that is set will tell; the next start with one queues them',
    async () => (await backlog()).withoutChannel,
  )
  gauge('enquiry_store_up', '1 = the store can take an enquiry, 0 = it cannot', async () =>
    Number(await enquiries.ready()),
  )
  gauge(
    'enquiry_retention_stopped',
    '1 = suspiciously many enquiries are old enough to be deleted, so none is',
    async () => Number(enquiries.isRetentionStopped()),
  )
  gauge(
    'enquiry_store_free_bytes',
    "Free room on the embedded store's disk; NaN where it is unknown",
    enquiries.freeBytes,
  )
  if (backupDir !== undefined) {
    gauge(
      'enquiry_backup_timestamp_seconds',
      'When the newest backup in BACKUP_DIR was written; 0 = there is none',
      async () => (newestFile(backupDir, BACKUP)?.getTime() ?? 0) / 1000,
    )
  }

  void new Gauge({
    name: 'catalogue_info',
    help: 'The data that is served',
    labelNames: ['version', 'loaded_at'],
    registers,
    collect() {
      this.reset()
      const { version, loadedAt } = catalogue.current
      this.set({ version, loaded_at: loadedAt }, 1)
    },
  })
}

/** When the newest file of a folder with such a name was written; undefined where there is none. */
export function newestFile(folder: string, name: RegExp): Date | undefined {
  try {
    const times = readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => statSync(join(folder, file)).mtimeMs)
    return times.length === 0 ? undefined : new Date(Math.max(...times))
  } catch {
    return undefined
  }
}
