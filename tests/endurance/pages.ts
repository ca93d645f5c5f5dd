// npx tsx tests/endurance/pages.ts [REQUESTS]: page requests to the built site, all pages of its sitemap and,
// one in twenty, a listing that nobody has asked for. Ends with 1 where an answer is not 200, memory grows
// after the first fifth, or the site holds more than 300 MB.
import { Agent, get } from 'node:http'
import { residentMb } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'

const REQUESTS = Number(process.argv[2] ?? 200_000)
const SENDERS = 8
const MOST_MB = 300
const MOST_GROWTH_MB = 40
const ENCODINGS = ['br', 'br', 'br', 'gzip', 'identity']

const site = await startSite({})
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
)
const statuses = new Map<number, number>()

const ask = (path: string, encoding: string): Promise<number> =>
  new Promise((done, fail) => {
    get(site.url + path, { agent, headers: { 'accept-encoding': encoding } }, (res) => {
      res.resume().once('end', () => done(res.statusCode ?? 0))
    }).once('error', fail)
  })

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
      const status = await ask(page, ENCODINGS[at % ENCODINGS.length] ?? 'br')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (at % Math.ceil(REQUESTS / 10) === 0) say()
    }
  }),
)
say()
const grew = (memory.at(-1) ?? 0) - (memory[2] ?? 0)
const most = Math.max(...memory)
process.stdout.write(
  `${pages.length} addresses · ${JSON.stringify(Object.fromEntries(statuses))} · ` +
    `grew by ${grew} MB after the first fifth · most ${most} MB\n`,
)
agent.destroy()
await site.end()
process.exitCode =
  statuses.size === 1 && statuses.has(200) && grew < MOST_GROWTH_MB && most <= MOST_MB ? 0 : 1
