// npx tsx tests/endurance/idle-connections.ts [CONNECTIONS]: holds so many idle connections to the built site
// and asks for pages meanwhile. Ends with 1 where one of them is refused or the pages' 99th percentile is
// three times what it was without them. Needs `ulimit -n` above twice the number.
import { connect, type Socket } from 'node:net'
import { askAll, percentile } from '../support/programs/ask.ts'
import { residentMb } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'

const CONNECTIONS = Number(process.argv[2] ?? 10_000)
const AT_ONCE = 200
const REQUESTS = 2000
const ACTIVE = 4
const PAGES = ['/', '/about', '/project-details', '/contact-us', '/city/gurgaon', '/developers']

const site = await startSite({})
const port = Number(new URL(site.url).port)
/** Of `REQUESTS` pages over a few connections, ms. */
async function percentiles(): Promise<{ p50: number; p99: number }> {
  const addresses = Array.from(
    { length: REQUESTS },
    (_, at) => site.url + (PAGES[at % PAGES.length] ?? '/'),
  )
  const times = await askAll(addresses, { hands: ACTIVE })
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

const idle = new Set<Socket>()
let ending = false
let closed = 0
let refused = 0

/** The server closes what says nothing for ten seconds; a new one comes in its place. */
const open = (): Promise<void> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', done)
    idle.add(socket)
    socket.resume().on('error', () => (refused += 1))
    socket.once('close', () => {
      idle.delete(socket)
      if (ending) return
      closed += 1
      void open()
    })
  })

const tell = (what: string, { p50, p99 }: { p50: number; p99: number }): void => {
  process.stdout.write(
    `${what}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms · ${residentMb(site.pid)} MB\n`,
  )
}

await percentiles()
const without = await percentiles()
tell('without', without)
for (let from = 0; from < CONNECTIONS; from += AT_ONCE) {
  const count = Math.min(AT_ONCE, CONNECTIONS - from)
  await Promise.all(Array.from({ length: count }, open))
}
const held = idle.size
const beside = await percentiles()
tell(`beside ${held} idle ones, ${idle.size} at the end, ${closed} replaced`, beside)
ending = true
for (const socket of idle) socket.destroy()
// Their ends take the server a moment.
await new Promise((done) => setTimeout(done, 3000))
const after = await percentiles()
tell('after', after)
await site.end()
// What the machine does besides shows in both.
const unloaded = Math.max(without.p99, after.p99)
process.stdout.write(
  `refused ${refused} · p99 ${(beside.p99 / unloaded).toFixed(2)} times the unloaded one\n`,
)
process.exitCode = refused === 0 && held === CONNECTIONS && beside.p99 < 3 * unloaded ? 0 : 1
