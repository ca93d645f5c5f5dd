// Page requests to the built site, all pages of its sitemap and, one in twenty, a listing that nobody
// has asked for: memory stays flat. For hours: npx tsx tests/bench/memory.ts REQUESTS
import { Agent } from 'node:http'
import { report } from './programs/report.ts'
import { pathsIn } from '../support/html.ts'
import { residentMb } from '../support/programs/measure.ts'
import { ask, percentile } from '../support/programs/ask.ts'
import { startSite } from '../support/programs/site-process.ts'

const REQUESTS = Number(process.argv[2] ?? 200_000)
const SENDERS = 8
const MAX_MB = 350
const MAX_GROWTH_MB = 25
const ENCODINGS = ['br', 'br', 'br', 'gzip', 'identity']

const site = await startSite({})
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
const pages = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text())
let failed = 0
let sent = 0
const memory: number[] = []
const say = (): void => {
  memory.push(residentMb(site.pid))
  process.stdout.write(`${sent} pages · ${memory.at(-1)} MB\n`)
}
await Promise.all(
  Array.from({ length: SENDERS }, async () => {
    while (sent < REQUESTS) {
      const at = sent++
      const page =
        at % 20 === 0
          ? `/project-details?budgetMin=${(at / 100).toFixed(2)}`
          : (pages[Math.floor(Math.random() * pages.length)] ?? '/')
      const headers = { 'accept-encoding': ENCODINGS[at % ENCODINGS.length] ?? 'br' }
      const { status } = await ask(agent, site.url + page, { headers })
      if (status !== 200) failed += 1
      if (at % Math.ceil(REQUESTS / 10) === 0) say()
    }
  }),
)
say()
agent.destroy()
await site.end()
const name = `memory over ${REQUESTS} requests`
report(`${name}: resident at most, MB`, Math.max(...memory), { atMost: MAX_MB })
// Medians: single readings are 40 MB apart, as they fall before or after a collection.
const grew = percentile(memory.slice(-4), 0.5) - percentile(memory.slice(2, 6), 0.5)
report(`${name}: growth after the first fifth, MB`, grew, { atMost: MAX_GROWTH_MB })
report(`${name}: answers other than 200`, failed, { atMost: 0 })
