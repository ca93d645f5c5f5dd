import { performance } from 'node:perf_hooks'
import { paths } from '../../domain/seo/paths.ts'
import { askAll, percentile } from '../support/programs/ask.ts'
import { onCoresApart, peakMb } from '../support/programs/measure.ts'
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

const addresses = (
  url: string,
  kind: (at: number) => string,
  from: number,
  count: number,
): string[] => Array.from({ length: count }, (_, index) => url + kind(from + index))

/** As browsers ask. */
const headers = { 'accept-encoding': 'br, gzip' }

/** Does work on the built site over so many projects, on a core of its own, and reports its start. */
async function onSite(
  projects: number,
  limits: { seconds: number },
  work: (site: { url: string; pid: number }) => Promise<void>,
): Promise<void> {
  const { folder } = scaleData(projects)
  const startedAt = performance.now()
  // On a busy machine answers are to be measured, not refused.
  const site = await spawnSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal', OVERLOAD_LAG_MS: '60000' })
  try {
    await untilStatus(`${site.url}/readyz`, 200)
    const seconds = (performance.now() - startedAt) / 1000
    report(`${projects} projects: ready, s`, seconds, { atMost: limits.seconds })
    onCoresApart(site.pid)
    await work(site)
  } finally {
    await site.end()
  }
}

/** Answers to one visitor, each kind after a while in which its code is compiled. */
async function alone(
  url: string,
  [name, kind]: [string, (at: number) => string],
  share: number,
  limit: number,
  projects: number,
): Promise<void> {
  await askAll(addresses(url, kind, 0, WARM), { headers })
  const times = await askAll(addresses(url, kind, WARM, PAGES), { headers })
  const what = `${projects} projects: a ${name}, alone, ${share * 100}th percentile, ms`
  report(what, percentile(times, share), { atMost: limit })
}

await onSite(2000, { seconds: 3 }, async ({ url }) => {
  const kinds = kindsOf(2000)
  for (const kind of Object.entries(kinds)) await alone(url, kind, 0.99, 15, 2000)
  for (const [name, kind] of Object.entries(kinds)) {
    const startedAt = performance.now()
    const answers = await askAll(addresses(url, kind, WARM + PAGES, 2 * PAGES), {
      hands: VISITORS,
      headers,
    })
    const perSecond = (answers.length / (performance.now() - startedAt)) * 1000
    report(`2000 projects: a ${name}, ${VISITORS} visitors at once, a second`, perSecond, {
      atLeast: 60,
    })
  }
})
await onSite(20_000, { seconds: 10 }, async ({ url, pid }) => {
  const { listing, search } = kindsOf(20_000)
  for (const kind of Object.entries({ listing, search })) {
    if (kind[1]) await alone(url, [kind[0], kind[1]], 0.95, 60, 20_000)
  }
  report('20000 projects: memory at most, MB', peakMb(pid), { atMost: 900 })
})
