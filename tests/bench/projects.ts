import { performance } from 'node:perf_hooks'
import { paths } from '../../domain/seo/paths.ts'
import { askAll, percentile } from '../support/programs/ask.ts'
import { peakMb } from '../support/programs/measure.ts'
import { spawnSite, untilStatus } from '../support/programs/site-process.ts'
import { projectAt, scaleData } from '../support/scale.ts'
import { report } from './programs/report.ts'

// What visitors of large agencies wait for: the start of the built site over 2,000 and over 20,000
// projects, and pages, listings and searches, each address asked once so that none is cached.
const VISITORS = 50
const PAGES = 400
const WARM = 200
const PLACES = ['Gurgaon', 'Noida', 'Mumbai', 'Delhi', 'Sohna Road', 'Noida Expressway, Noida']
const SORTS = ['relevance', 'price-asc', 'price-desc', 'rate-asc', 'newest']

const listing = (at: number): string => {
  const search = new URLSearchParams({
    budgetMax: String(2 + at / 100),
    location: PLACES[at % PLACES.length] ?? '',
    sort: SORTS[at % SORTS.length] ?? '',
  })
  if (at % 2 === 0) search.set('bedrooms', '3 BHK')
  if (at % 3 === 0) search.set('type', 'residential')
  return `${paths.listing}?${search}`
}

/** What is asked for by its kind; `at` makes each address another. */
const kindsOf = (projects: number): Record<string, (at: number) => string> => {
  const project = (at: number) => projectAt((at * 7919) % projects)
  return {
    listing,
    'listing by what one can afford': (at) =>
      `${listing(at)}&emi=${60_000 + at * 100}&cash=${2_000_000 + at * 1000}`,
    search: (at) => paths.searchApi(`${1 + (at % 4)} bhk ${project(at).name} ${at}`),
    page: (at) => paths.project(project(at).developerId, project(at).id),
  }
}

const addresses = (url: string, kind: (at: number) => string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => url + kind(from + index))

/** As browsers ask. */
const headers = { 'accept-encoding': 'br, gzip' }

/** Starts the built site over so many projects and reports how long that takes. */
async function siteOver(projects: number, atMost: number) {
  const { folder } = scaleData(projects)
  const startedAt = performance.now()
  // On a busy machine answers are to be measured, not refused.
  const site = await spawnSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal', OVERLOAD_LAG_MS: '60000' })
  process.once('exit', () => site.signal('SIGKILL'))
  await untilStatus(`${site.url}/readyz`, 200)
  report(`${projects} projects: ready, s`, (performance.now() - startedAt) / 1000, { atMost })
  const what = (name: string) => `${projects} projects: a ${name}`
  return {
    ...site,
    /** Answers to one visitor, after a while in which the code is compiled. */
    async alone(name: string, kind: (at: number) => string, share: number, limit: number) {
      await askAll(addresses(site.url, kind, 0, WARM), { headers })
      const times = await askAll(addresses(site.url, kind, WARM, PAGES), { headers })
      const figure = `${what(name)}, alone, ${share * 100}th percentile, ms`
      report(figure, percentile(times, share), { atMost: limit })
    },
    async atOnce(name: string, kind: (at: number) => string, atLeast: number) {
      const since = performance.now()
      const all = addresses(site.url, kind, WARM + PAGES, 2 * PAGES)
      const answers = await askAll(all, { hands: VISITORS, headers })
      const perSecond = (answers.length / (performance.now() - since)) * 1000
      report(`${what(name)}, ${VISITORS} visitors at once, a second`, perSecond, { atLeast })
    },
  }
}

const agency = await siteOver(2000, 3)
const kinds = Object.entries(kindsOf(2000))
for (const [name, kind] of kinds) await agency.alone(name, kind, 0.99, 15)
for (const [name, kind] of kinds) await agency.atOnce(name, kind, 60)
await agency.end()

const large = await siteOver(20_000, 10)
for (const [name, kind] of Object.entries(kindsOf(20_000)))
  if (name === 'listing' || name === 'search') await large.alone(name, kind, 0.95, 60)
report('20000 projects: memory at most, MB', peakMb(large.pid), { atMost: 900 })
await large.end()
