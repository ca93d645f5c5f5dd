import { performance } from 'node:perf_hooks'
import { paths } from '../../domain/seo/paths.ts'
import { askAll, percentile } from '../support/programs/ask.ts'
import { peakMb } from '../support/programs/measure.ts'
import { spawnSite, untilStatus } from '../support/programs/site-process.ts'
import { projectAt, scaleData } from '../support/scale.ts'
import { report } from './programs/report.ts'

// What visitors of large agencies wait for: the start of the built site over 2,000
// projects, and pages, listings and searches, each address asked once so that none is cached.
const VISITORS = 50
const PAGES = 400
const PROJECTS = 2000
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
const KINDS: Record<string, (at: number) => string> = {
  listing,
  'listing by what one can afford': (at) =>
    `${listing(at)}&emi=${60_000 + at * 100}&cash=${2_000_000 + at * 1000}`,
  search: (at) => paths.searchApi(`${1 + (at % 4)} bhk ${project(at).name} ${at}`),
  page: (at) => paths.project(project(at).developerId, project(at).id),
}

const project = (at: number) => projectAt((at * 7919) % PROJECTS)

const addresses = (url: string, kind: (at: number) => string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => url + kind(from + index))

/** As browsers ask. */
const headers = { 'accept-encoding': 'br, gzip' }

const { folder } = scaleData(PROJECTS)
const startedAt = performance.now()
// On a busy machine answers are to be measured, not refused.
const site = await spawnSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal', OVERLOAD_LAG_MS: '60000' })
process.once('exit', () => site.signal('SIGKILL'))
await untilStatus(`${site.url}/readyz`, 200)
report('ready, s', (performance.now() - startedAt) / 1000, { atMost: 3 })

for (const [name, kind] of Object.entries(KINDS)) {
  // The code is compiled first.
  await askAll(addresses(site.url, kind, 0, WARM), { headers })
  const times = await askAll(addresses(site.url, kind, WARM, PAGES), { headers })
  report(`a ${name}, alone, median, ms`, percentile(times, 0.5), { atMost: 12 })
  report(`a ${name}, alone, 95th percentile, ms`, percentile(times, 0.95), { atMost: 25 })
}
for (const [name, kind] of Object.entries(KINDS)) {
  const since = performance.now()
  const all = addresses(site.url, kind, WARM + PAGES, 2 * PAGES)
  const answers = await askAll(all, { hands: VISITORS, headers })
  const perSecond = (answers.length / (performance.now() - since)) * 1000
  report(`a ${name}, ${VISITORS} visitors at once, a second`, perSecond, { atLeast: 60 })
}
report('memory at most, MB', peakMb(site.pid), { atMost: 480 })
await site.end()
