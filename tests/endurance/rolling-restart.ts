// npx tsx tests/endurance/rolling-restart.ts [SECONDS]: two sites on one PostgreSQL behind Caddy with
// deploy/Caddyfile; each is ended and started again in turn under 200 page requests and 20 enquiries a
// second. Ends with 1 where a request failed or an acknowledged enquiry is not stored exactly once.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { storedIn } from '../support/enquiries/stored-enquiries.ts'
import { startPostgres } from '../support/enquiries/postgres.ts'
import { lostAndTwice } from '../support/enquiries/sending.ts'
import { ask, type Asked } from '../support/programs/ask.ts'
import { spawnCaddy } from '../support/programs/caddy.ts'
import { freePort } from '../support/programs/free-port.ts'
import { startSite, untilStatus, type SiteProcess } from '../support/programs/site-process.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

const SECONDS = Number(process.argv[2] ?? 60)
const PAGES_A_SECOND = Number(process.argv[3] ?? 200)
const ENQUIRIES_A_SECOND = Number(process.argv[4] ?? 20)
const PAGES = ['/', '/about', '/project-details', '/contact-us', '/city/gurgaon', '/developers']

const postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase()
const ports = [String(await freePort()), String(await freePort())] as const
const start = (port: string): Promise<SiteProcess> =>
  startSite({
    PORT: port,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    // Longer than the 3 s that Caddy keeps an idle connection: one that is used just as it is closed fails.
    DRAIN_SECONDS: '5',
    ENQUIRY_RATE_LIMIT: '1000000000',
  })
const sites = [await start(ports[0]), await start(ports[1])]

const folder = temporaryFolder()
const http = await freePort()
const caddy = await spawnCaddy(folder, {
  // Plain HTTP: what is tried is the restart, and the load generator shares the machine.
  SITE_ADDRESS: `http://localhost:${http}`,
  HTTP_PORT: String(http),
  SITES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
})
const url = `http://localhost:${http}`
await untilStatus(`${url}/about`, 200)

const agent = new Agent({ keepAlive: true, maxSockets: 300 })
const statuses = new Map<string, number>()
const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
const acknowledged = new Map<string, string>()
const inFlight = new Set<Promise<unknown>>()
let slowestMs = 0

const begunAt = Date.now()
const say = (text: string) =>
  process.stdout.write(`${((Date.now() - begunAt) / 1000).toFixed(2)} s · ${text}\n`)

/** Every request stands for one visitor: an error is a failure, nothing is tried again. */
async function visit(what: string, path: string, body?: object): Promise<Asked> {
  const asked = await ask(agent, url + path, body && { body })
  slowestMs = Math.max(slowestMs, asked.ms)
  count(`${what} ${asked.status === 0 ? asked.text : asked.status}`)
  if (asked.status >= 400) say(`${what} ${path}: ${asked.status} ${asked.text.slice(0, 200)}`)
  return asked
}

const page = () => visit('page', PAGES[Math.floor(Math.random() * PAGES.length)] ?? '/')

async function enquiry(): Promise<void> {
  const submissionId = randomUUID()
  const body = { name: 'Asha', phone: '9876543210', submissionId }
  const { status, text } = await visit('enquiry', '/api/enquiry', body)
  if (status === 201) acknowledged.set(submissionId, (JSON.parse(text) as { id: string }).id)
}

function begin(act: () => Promise<unknown>): void {
  const one = act().finally(() => inFlight.delete(one))
  inFlight.add(one)
}

let ending = false
const TICK_MS = 20
const timer = setInterval(() => {
  for (let i = 0; i < (PAGES_A_SECOND * TICK_MS) / 1000; i++) begin(page)
  if (Math.random() < (ENQUIRIES_A_SECOND * TICK_MS) / 1000) begin(enquiry)
}, TICK_MS)
const latest = Date.now() + SECONDS * 1000
let restarts = 0
while (!ending) {
  for (const index of [0, 1] as const) {
    sites[index]?.signal('SIGTERM')
    const code = await sites[index]?.ended
    if (code !== 0) count(`site ended with ${code}`)
    sites[index] = await start(ports[index])
    await untilStatus(`${sites[index].url}/readyz`, 200)
    // Caddy asks every second.
    await new Promise((done) => setTimeout(done, 2500))
    restarts += 1
    say(`${restarts} restarts · ${JSON.stringify(Object.fromEntries(statuses))}`)
  }
  ending = Date.now() > latest
}
clearInterval(timer)
await Promise.all(inFlight)

const stored = await storedIn(databaseUrl)
const { lost, twice } = lostAndTwice(acknowledged, stored)
const failed = [...statuses].filter(([what]) => !['page 200', 'enquiry 201'].includes(what))
process.stdout.write(
  `${restarts} restarts · acknowledged ${acknowledged.size}, stored ${stored.length}, lost ${lost.length}, twice ${twice} · ` +
    `slowest ${Math.round(slowestMs)} ms · failed ${JSON.stringify(Object.fromEntries(failed))}\n`,
)
agent.destroy()
const gone = once(caddy, 'exit')
caddy.kill('SIGTERM')
await gone
for (const site of sites) await site.end()
await postgres.close()
process.exitCode = lost.length + twice === 0 && failed.length === 0 ? 0 : 1
