import { resolve } from 'node:path'
import { pathsIn } from '../support/html.ts'
import { askAll, percentile } from '../support/programs/ask.ts'
import { bundledSite } from '../support/programs/bundled.ts'
import { threadMs } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// What a page costs that is not cached: processor time of the built site an answer, against React
// rendering the same elements to a sink and nothing else, all of them each time. In turns, over one
// connection.
const ROUNDS = 5
const ANSWERS = 100
const WARM = 300
const PAGES: Record<string, readonly string[]> = {
  home: ['/'],
  'filtered listing': ['/project-details?type=residential&bedrooms=3%20BHK'],
  project: ['/project-details/aravalli-crest/the-aravalli-summit'],
  'listings in turn': Array.from(
    { length: ANSWERS },
    (_, index) => `/project-details?type=residential&budgetMax=${index + 1}`,
  ),
}

const site = await startSite({ PAGE_CACHE_MB: '0' })
// Bundled as for production, React too.
process.env['NODE_ENV'] = 'production'
const bundle = await bundledSite(resolve('tests/bench/programs/bare-render.tsx'))
const { bareMs } = (await import(bundle)) as typeof import('./programs/bare-render.tsx')

async function siteMs(paths: readonly string[], encoding: string, times: number): Promise<number> {
  const before = threadMs(site.pid)
  const addresses = Array.from({ length: times }, (_, at) => site.url + paths[at % paths.length])
  await askAll(addresses, { headers: { 'accept-encoding': encoding } })
  return (threadMs(site.pid) - before) / times
}

try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  PAGES['projects in turn'] = pathsIn(sitemap).filter((path) =>
    /^\/project-details(?:\/[^/]+){2}$/.test(path),
  )
  for (const paths of Object.values(PAGES)) {
    await bareMs(paths, WARM)
    await siteMs(paths, 'br', WARM)
    await siteMs(paths, 'identity', WARM)
  }
  for (const [name, paths] of Object.entries(PAGES)) {
    const rounds: { bare: number; plain: number; brotli: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        bare: await bareMs(paths, ANSWERS),
        plain: await siteMs(paths, 'identity', ANSWERS),
        brotli: await siteMs(paths, 'br', ANSWERS),
      })
    }
    const plain = rounds.map((one) => one.plain / one.bare)
    const brotli = rounds.map((one) => one.brotli / one.bare)
    report(`${name} not cached : bare`, percentile(plain, 0.5), { atMost: 1.6 })
    report(`${name} not cached, brotli : bare`, percentile(brotli, 0.5), { atMost: 2 })
  }
} finally {
  await site.end()
}
