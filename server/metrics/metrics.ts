import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { LiveCatalogue } from '../../catalogue/load/live-catalogue.ts'
import type { Backlog } from '../enquiries/delivery/outbox.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import { countAnswers } from './answers.ts'

/** Most sources of enquiries told apart; whatever else a program sends counts as `other`. */
const MOST_SOURCES = 50

/** What the program counts about itself, for a monitor to fetch. */
export type Metrics = {
  /** Counters and histograms of this process. */
  readonly counted: Registry
  /** What is measured of this process when asked: memory, event loop. */
  readonly process: Registry
  /** What is the same whichever process tells it: the store's figures, the data's version. */
  readonly shared: Registry
  /** @param route the address's pattern, never an address itself: there are too many */
  request(route: string, method: string, status: number, seconds: number): void
  pageCache(result: 'hit' | 'miss'): void
  pageRendered(seconds: number): void
  /** @param source the form's name, as posted */
  enquiry(source: string, result: string): void
  event(name: string): void
  /** @param source where the search came to rest */
  missedSearch(source: 'page' | 'panel'): void
}

export function createMetrics(): Metrics {
  const counted = new Registry()
  const processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  const registers = [counted]

  const pages = { hit: 0, miss: 0 }
  // Counted here, as `countAnswers` does.
  void new Counter({
    name: 'page_cache_total',
    help: 'Pages sent again (hit) or rendered (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      for (const result of ['hit', 'miss'] as const) {
        if (pages[result] > 0) this.inc({ result }, pages[result])
        pages[result] = 0
      }
    },
  })
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  })
  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Enquiries by form and outcome',
    labelNames: ['source', 'result'],
    registers,
  })
  const events = new Counter({
    name: 'site_events_total',
    help: 'Analytics events by name',
    labelNames: ['event'],
    registers,
  })
  const missedSearches = new Counter({
    name: 'search_missed_total',
    help: 'Searches that found nothing',
    labelNames: ['source'],
    registers,
  })
  const sources = new Set<string>()

  return {
    counted,
    process: processRegistry,
    shared: new Registry(),
    request: countAnswers(counted),
    pageCache: (result) => void (pages[result] += 1),
    pageRendered: (seconds) => renders.observe(seconds),
    enquiry(source, result) {
      const name = source === '' ? 'none' : source
      if (sources.size < MOST_SOURCES && /^[a-z][a-z\d-]{0,39}$/.test(name)) sources.add(name)
      enquiries.inc({ source: sources.has(name) ? name : 'other', result })
    },
    event: (event) => events.inc({ event }),
    missedSearch: (source) => missedSearches.inc({ source }),
  }
}

/** Adds what is read from the store and the catalogue when a monitor asks. */
export function addSharedMetrics(
  { shared }: Pick<Metrics, 'shared'>,
  catalogue: LiveCatalogue,
  enquiries: Pick<Enquiries, 'backlog' | 'ready' | 'freeBytes'>,
): void {
  let loadedAt = new Date().toISOString()
  catalogue.onSwap(() => (loadedAt = new Date().toISOString()))
  shared.registerMetric(
    new Gauge({
      name: 'catalogue_info',
      help: 'The data that is served',
      labelNames: ['version', 'loaded_at'],
      registers: [],
      collect() {
        this.reset()
        this.set({ version: catalogue.current.version, loaded_at: loadedAt }, 1)
      },
    }),
  )
  // A store that does not answer has no figures; the other ones are told all the same.
  let reading: Promise<Backlog | undefined> | undefined
  const readOnce = (): Promise<Backlog | undefined> =>
    (reading ??= enquiries
      .backlog()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
  shared.registerMetric(
    new Gauge({
      name: 'enquiry_oldest_undelivered_seconds',
      help: 'Age of the oldest enquiry that has not reached the agency; 0 = all have',
      registers: [],
      async collect() {
        this.set((await readOnce())?.oldestSeconds ?? Number.NaN)
      },
    }),
  )
  shared.registerMetric(
    new Gauge({
      name: 'enquiry_store_up',
      help: '1 = the store can take an enquiry, 0 = it cannot',
      registers: [],
      async collect() {
        this.set(Number(await enquiries.ready()))
      },
    }),
  )
  shared.registerMetric(
    new Gauge({
      name: 'enquiry_store_free_bytes',
      help: "Free room on the embedded store's disk; NaN where it cannot be told",
      registers: [],
      async collect() {
        this.set((await enquiries.freeBytes()) ?? Number.NaN)
      },
    }),
  )
  shared.registerMetric(
    new Gauge({
      name: 'enquiry_outbox',
      help: 'Deliveries by way and state',
      labelNames: ['channel', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { channel, state, count } of (await readOnce())?.deliveries ?? []) {
          this.set({ channel, state }, count)
        }
      },
    }),
  )
}
