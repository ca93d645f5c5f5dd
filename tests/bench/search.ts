import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import compression from 'compression'
import express from 'express'
import { buildCatalogue } from '../../catalogue/load/build.ts'
import type { LoadedFiles } from '../../catalogue/load/loaded-files.ts'
import { projectOf, projectRecord } from '../support/scale/records.ts'
import { smallFiles } from '../support/scale/small-files.ts'
import { paths } from '../../domain/seo/paths.ts'
import { buildSearch } from '../../domain/search/search.ts'
import { searchRoutes } from '../../server/routes/search.ts'
import { searchIndexOf } from '../../server/answers/parts/search-index.ts'

// What a visitor of a very large agency waits for while typing: the search over 50,000 projects,
// alone and as `GET /api/search`. npm run bench -- search
const PROJECTS = Number(process.argv[2] ?? 50_000)
const VISITORS = 10
const SIZE = { projects: PROJECTS, developers: 500, images: 10, seed: 1 }

function projectFile(commercial: boolean): Record<string, object[]> {
  const file: Record<string, object[]> = {}
  for (let index = 0; index < PROJECTS; index += 1) {
    const project = projectOf(index, SIZE)
    if (project.commercial !== commercial) continue
    const list = (file[project.developer.id] ??= [])
    list.push(projectRecord(project, SIZE))
  }
  return file
}

function report(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  process.stdout.write(
    `${what}: ${sorted.length} answers, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, ` +
      `99th ${at(0.99)} ms, slowest ${at(1)} ms\n`,
  )
}

const NOTHING = {
  pages: [],
  trending: [],
  developers: [],
  companies: [],
  localities: [],
  services: [],
}

const files = {
  ...smallFiles(SIZE),
  residentialProjects: projectFile(false),
  commercialProjects: projectFile(true),
} as unknown as LoadedFiles
const catalogue = buildCatalogue(files, files, 'bench')
const services = {
  catalogue: { current: catalogue },
  images: { find: () => undefined },
  config: { imageBaseUrl: '' },
} as unknown as Parameters<typeof searchRoutes>[0]

const began = performance.now()
searchIndexOf(services)('')
const prepared = Math.round(performance.now() - began)
process.stdout.write(`${catalogue.projects.length} projects, search prepared in ${prepared} ms\n`)

/** Texts as they are typed, letter by letter; some are nowhere, which every text is read for. */
function typed(step: number): string[] {
  const names = catalogue.projects.filter((_, index) => index % step === 0).map(({ name }) => name)
  const others = [
    'Sector 65, Gurgaon',
    'residential apartment',
    '3 bhk',
    'ready to move',
    'qqqq zz',
  ]
  const letters = [...names, ...others].flatMap((text) =>
    Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1).toLowerCase()),
  )
  return [...new Set(letters)]
}

// The answers of this one are not kept.
const search = buildSearch({ ...NOTHING, projects: catalogue.projects })
const queries = typed(Math.ceil(PROJECTS / 40))
const alone = queries.map((query) => {
  const began = performance.now()
  search(query)
  return performance.now() - began
})
report('the search itself', alone)

/** A word with two neighbouring letters exchanged, as fingers do. */
const mistyped = (name: string): string => name.replace(/(\p{L}{2})(\p{L})(\p{L})/u, '$1$3$2')

/** What people type, by kind; no question comes twice, so no kept answer helps. */
function mixed(): Readonly<Record<string, readonly string[]>> {
  const step = Math.ceil(PROJECTS / 150)
  const names = catalogue.projects.filter((_, index) => index % step === 7).map(({ name }) => name)
  const places = [...new Set(catalogue.projects.flatMap(({ localities }) => localities))]
  const filtersOf = (index: number) =>
    `${1 + (index % 5)} bhk under ${1 + (index % 73) / 4} cr in ${places[index % places.length]}`
  return {
    'a name': names,
    filters: names.map((_, index) => filtersOf(index)),
    'filters and words': names.map((name, index) => `${1 + (index % 4)} bhk ${name}`),
    'a mistyped name': names.map(mistyped),
    'filters and a mistyped name': names.map(
      (name, index) => `${1 + (index % 4)} bhk ${mistyped(name)}`,
    ),
    'nothing there': names.map((_, index) => `qzxw${index} vqkj`),
    'one letter': [...'abcdefghijklmnopqrstuvwxyz'],
    'two hundred letters': names.map((_, index) => names.slice(index, index + 20).join(' ')),
  }
}

const kinds = Object.entries(mixed())
for (const [kind, asked] of kinds) {
  const before = process.cpuUsage()
  for (const query of asked) searchIndexOf(services)(`${query} `)
  const { user, system } = process.cpuUsage(before)
  const each = ((user + system) / 1000 / asked.length).toFixed(2)
  process.stdout.write(`${kind}: ${each} ms of processor an answer\n`)
}

const server = createServer(express().use(compression(), searchRoutes(services)))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function ask(query: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(origin + paths.searchApi(query))
  await response.arrayBuffer()
  return performance.now() - began
}

const first: number[] = []
for (const query of queries) first.push(await ask(query))
report('over HTTP, each for the first time', first)

const many: number[] = []
const visitors = Array.from({ length: VISITORS }, async () => {
  for (const query of queries) many.push(await ask(query))
})
await Promise.all(visitors)
report(`over HTTP, ${VISITORS} visitors at once with the same words`, many)

// Each visitor has words of their own, so that nobody finds an answer kept.
const long = kinds.find(([, asked]) => asked.length > 26)?.[1].length ?? 0
const apart: number[] = []
const before = process.cpuUsage()
await Promise.all(
  Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let at = visitor; at < long; at += VISITORS) {
      for (const [, asked] of kinds)
        apart.push(await ask(`${asked[at % asked.length]} -${visitor}`))
    }
  }),
)
const { user, system } = process.cpuUsage(before)
report(`over HTTP, ${VISITORS} visitors at once with words of all kinds`, apart)
process.stdout.write(
  `${((user + system) / 1000 / apart.length).toFixed(2)} ms of processor an answer, asking included; ` +
    `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most\n`,
)
server.close()
server.closeAllConnections()
