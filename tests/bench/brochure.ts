import { setTimeout } from 'node:timers/promises'
import { loadCatalogue } from '../../catalogue/load/load.ts'
import { paths } from '../../domain/seo/paths.ts'
import { ask } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// Whether brochures hold up pages: visitors open pages at a steady pace, quiet and then while twenty
// brochures are asked for at once. npx tsx tests/bench/brochure.ts
const BROCHURES = 20
const PAGES_A_SECOND = 30
const QUIET_MS = 20_000
const LONGEST_MS = 2000

const say = (text: string) => process.stdout.write(`${text}\n`)
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

/** Opens pages one after another's start, whether those before have answered or not. */
async function visit(url: string, pages: readonly string[], isOver: () => boolean) {
  const under: Promise<number>[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    // Every fourth is a page that nobody has asked for, so that it is rendered.
    const page =
      turn % 4 === 0
        ? `/search?q=${turn}+${under.length}+${Date.now()}`
        : pages[turn % pages.length]
    under.push(ask(url + page))
    await setTimeout(1000 / PAGES_A_SECOND)
  }
  return Promise.all(under)
}

const { catalogue } = await loadCatalogue('data')
const projects = catalogue.projects.map(({ path }) => path)
const site = await startSite({ PAGE_CACHE_MB: '32' })
try {
  const pages = [paths.home, paths.listing, ...projects]
  for (const page of pages) await ask(site.url + page)
  const began = performance.now()
  const quiet = await visit(site.url, pages, () => performance.now() - began > QUIET_MS)

  let left = BROCHURES
  const one = async (project: string) => {
    await ask(site.url + paths.brochure(project))
    left -= 1
  }
  const start = performance.now()
  const making = Promise.all(projects.slice(0, BROCHURES).map(one))
  const during = await visit(site.url, pages, () => left === 0)
  await making
  const each = (performance.now() - start) / BROCHURES
  const alone = await ask(site.url + paths.brochure(projects[BROCHURES] ?? ''))

  for (const [what, times] of [
    ['quiet', quiet],
    ['during brochures', during],
  ] as const) {
    say(
      `pages, ${what}: ${times.length}, median ${at(times, 0.5).toFixed(1)} ms, 99th percentile ${at(times, 0.99).toFixed(1)} ms`,
    )
  }
  const ratio = at(during, 0.99) / at(quiet, 0.99)
  report('pages’ 99th percentile during brochures, of the quiet one', ratio, { atMost: 2 })
  report('a brochure among twenty, ms', each, { atMost: LONGEST_MS })
  report('a brochure alone, ms', alone, { atMost: LONGEST_MS })
} finally {
  await site.end()
}
