// npx tsx tests/endurance/fuzz.ts [REQUESTS]: odd requests against the built site. Ends with 1 where an
// answer was a 5xx but 503, the site ended, a connection hung, or memory grew.
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { startSite } from '../support/programs/site-process.ts'
import { residentMb } from '../support/programs/measure.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
const SENDERS = 24
/**
 * The server ends a connection that asks for nothing after 75 s, which odd bytes behind a request may
 * look like; one whose request it never answers ends after 120 s.
 */
const HANG_MS = 90_000
const WAIT_MS = 300
const MAX_OPEN = 2000

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T
/** Parts of requests as no browser sends them. */
const ODD = JSON.parse(readFileSync('tests/fixtures/odd-requests.json', 'utf8')) as Record<
  'methods' | 'paths' | 'pieces' | 'keys' | 'headers' | 'types' | 'bodies',
  string[]
>
ODD.pieces.push('A'.repeat(300))
ODD.headers.push(`X-Long: ${'x'.repeat(4000)}`)
ODD.bodies.push(`{"event":"${'x'.repeat(2000)}"}`, 'x'.repeat(40_000))

function oddRequest(): Buffer {
  const times = (most: number, make: () => string) => Array.from({ length: randomInt(most) }, make)
  const path = pick(ODD.paths) + times(3, () => '/' + pick(ODD.pieces)).join('')
  const query = times(
    4,
    () => `${pick(ODD.keys)}=${pick([...ODD.pieces, '2', '3 BHK', 'Gurgaon'])}`,
  ).join('&')
  const body = randomInt(12) === 0 ? randomBytes(randomInt(2000)) : Buffer.from(pick(ODD.bodies))
  const length = randomInt(20) === 0 ? randomInt(100_000) : body.length
  const lines = [
    `${pick(ODD.methods)} ${path}${query && '?' + query} HTTP/1.${randomInt(30) === 0 ? 0 : 1}`,
    'Host: localhost',
    ...times(4, () => pick(ODD.headers)),
  ]
  if (randomInt(2) === 0)
    lines.push(`Content-Type: ${pick(ODD.types)}`, `Content-Length: ${length}`)
  const head = Buffer.from(lines.join('\r\n') + '\r\n\r\n')
  const whole = lines.at(-1)?.startsWith('Content-Length') ? Buffer.concat([head, body]) : head
  const flips = randomInt(15) === 0 ? randomInt(1, 6) : 0
  for (let i = 0; i < flips; i++) whole[randomInt(whole.length)] = randomInt(256)
  return whole
}

const site = await startSite({
  ENQUIRY_RATE_LIMIT: '1000000000',
  EVENT_RATE_LIMIT: '1000000000',
  // As in a small container: with more memory V8 collects late, which looks like growth.
  NODE_OPTIONS: '--max-old-space-size=160',
})
const port = Number(new URL(site.url).port)
const statuses = new Map<string, number>()
const failures: string[] = []
let sent = 0
let late = 0
const open = new Set<Socket>()

/** One connection with a few requests; some are cut, some arrive slowly. */
function converse(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const requests = Array.from({ length: randomInt(1, 9) }, oddRequest)
    let last = ''
    open.add(socket)
    // A machine that is too busy answers late; what counts as hung is what stays open at the end.
    const limit = setTimeout(() => {
      late += 1
      socket.destroy()
    }, HANG_MS)
    // The server waits for the rest of a request up to its own limit; meanwhile others are sent.
    const leave = setTimeout(resolve, WAIT_MS)
    socket.on('data', (chunk) => {
      for (const [, status = ''] of chunk.toString('latin1').matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status.startsWith('5') && status !== '503' && failures.length < 20)
          failures.push(`${status}: ${last.slice(0, 300)}`)
      }
      leave.refresh()
      next()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(limit)
      clearTimeout(leave)
      open.delete(socket)
      resolve()
    })
    const next = (): void => {
      const request = requests.pop()
      if (request === undefined) {
        socket.end()
        // What is left of answers does not matter.
        setTimeout(() => socket.destroy(), 50)
        return
      }
      sent += 1
      last = request.toString('latin1')
      const cut = randomInt(25)
      if (cut === 0) socket.end(request.subarray(0, randomInt(request.length)))
      else if (cut === 1) {
        const middle = randomInt(request.length)
        socket.write(request.subarray(0, middle))
        setTimeout(() => socket.writable && socket.write(request.subarray(middle)), randomInt(200))
      } else if (cut === 2) socket.write(request, () => socket.destroy())
      else socket.write(request)
    }
    next()
  })
}

const say = () => {
  const told = [...statuses].sort().map(([status, times]) => `${status} ${times}`)
  process.stdout.write(
    `${sent} sent · ${residentMb(site.pid)} MB · ${told.join(', ')} · late ${late}\n`,
  )
}
const memory: number[] = []
let mark = 0
await Promise.all(
  Array.from({ length: SENDERS }, async () => {
    while (sent < REQUESTS) {
      while (open.size > MAX_OPEN) await new Promise((done) => setTimeout(done, 100))
      await converse()
      if (sent < mark) continue
      mark += Math.max(1000, REQUESTS / 20)
      memory.push(residentMb(site.pid))
      say()
    }
  }),
)
const before = late
while (open.size > 0) await new Promise((done) => setTimeout(done, 200))
const hung = late - before
say()
const lives = await fetch(`${site.url}/healthz`).then(
  (answer) => answer.ok,
  () => false,
)
for (const failure of failures) process.stdout.write(`${JSON.stringify(failure)}\n`)
// The first fifth fills caches and compiles.
const settled = memory[Math.floor(memory.length / 5)] ?? 0
const grew = (memory.at(-1) ?? 0) - settled
process.stdout.write(
  `lives: ${lives} · memory after a fifth ${settled} MB, grew by ${grew} MB since · hung ${hung}\n`,
)
await site.end()
process.exitCode = lives && failures.length === 0 && hung === 0 && grew < 60 ? 0 : 1
