import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { loadCatalogue } from '../../catalogue/load/load.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Project } from '../../domain/project/project.ts'
import { generateScale } from '../support/scale/generate.ts'
import { ask } from '../support/programs/measure.ts'
import { spawnSite } from '../support/programs/site-process.ts'

// What a very large agency's visitors wait for: listings and project pages over 50,000 projects that
// are not kept, each address asked once. First the answers alone, then whole pages of the built site,
// with the processor time each takes. npx tsx tests/bench/listing.ts [PROJECTS]
const PROJECTS = Number(process.argv[2] ?? 50_000)
const VISITORS = 50
const PAGES = 400

const say = (text: string) => process.stdout.write(`${text}\n`)

function report(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  say(`${what}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, slowest ${at(1)} ms`)
}

/** Different filters as visitors choose them: every address is new. */
function listingSearches(count: number): string[] {
  const places = ['Gurgaon', 'Noida', 'Mumbai', 'Delhi', 'Sohna Road', 'Noida Expressway, Noida']
  const sorts = ['relevance', 'price-asc', 'price-desc', 'newest']
  return Array.from({ length: count }, (_, index) => {
    const search = new URLSearchParams({ budgetMax: String(2 + index / 100) })
    search.set('location', places[index % places.length] ?? '')
    if (index % 2 === 0) search.set('bedrooms', '3 BHK')
    if (index % 3 === 0) search.set('type', 'residential')
    search.set('sort', sorts[index % sorts.length] ?? '')
    return search.toString()
  })
}

const some = (projects: readonly Project[], count: number): readonly Project[] =>
  Array.from({ length: count }, (_, index) => projects[(index * 7919) % projects.length]).filter(
    (project) => project !== undefined,
  )

function timed<T>(items: readonly T[], answer: (item: T) => unknown): number[] {
  return items.map((item) => {
    const began = performance.now()
    answer(item)
    return performance.now() - began
  })
}

function answersAlone({ projects, listing, similarTo }: Catalogue): void {
  const searches = listingSearches(PAGES)
  const ask = (search: string) => listing(projects, new URLSearchParams(search))
  // The first hundreds run before the code is compiled; a server has that behind it.
  timed(searches, ask)
  report('a listing’s answer', timed(searches, ask))
  timed(some(projects, PAGES), similarTo)
  report('four similar projects', timed(some(projects, PAGES), similarTo))
}

/** Milliseconds of processor time that a process has taken (Linux). */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function pages(what: string, pid: number, addresses: readonly string[]): Promise<void> {
  const before = processorTime(pid)
  const half = addresses.slice(0, addresses.length / 2)
  const alone: number[] = []
  for (const address of half) alone.push(await ask(address))
  report(`${what}, one visitor`, alone)
  const between = processorTime(pid)
  say(`  ${((between - before) / half.length).toFixed(1)} ms of processor time each`)

  const rest = addresses.slice(half.length)
  const began = performance.now()
  const many: number[] = []
  const visitor = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) many.push(await ask(next))
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const perSecond = (many.length / (performance.now() - began)) * 1000
  report(`${what}, ${VISITORS} visitors at once (${perSecond.toFixed(0)} a second)`, many)
  say(`  ${((processorTime(pid) - between) / many.length).toFixed(1)} ms of processor time each`)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-listing-'))
try {
  await generateScale(folder, {
    projects: PROJECTS,
    developers: Math.ceil(PROJECTS / 12),
    images: 24,
    seed: 1,
  })
  const { catalogue } = await loadCatalogue(folder)
  answersAlone(catalogue)

  const began = performance.now()
  const site = await spawnSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })
  while (!(await isReady(site.url))) await setTimeout(100)
  say(`the site is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  try {
    const { projects } = catalogue
    const listings = listingSearches(3 * PAGES).map(
      (search) => `${site.url}/project-details?${search}`,
    )
    const projectPages = some(projects, 3 * PAGES).map(({ path }) => site.url + path)
    for (const address of [...listings.splice(0, PAGES), ...projectPages.splice(0, PAGES)])
      await ask(address)
    await pages('listing', site.pid, listings)
    await pages('project page', site.pid, projectPages)
  } finally {
    await site.end()
  }
} finally {
  rmSync(folder, { recursive: true })
}
