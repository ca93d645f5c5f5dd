import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundled } from '../support/programs/bundled.ts'
import { median } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import type { BareAnswer } from './programs/bare-http.ts'
import { report } from './programs/report.ts'
import { onCoresApart, threadMs } from './programs/visitors.ts'

// A page that is kept, against a server of `node:http` alone that gives the same bytes and runs with
// the same flags: processor time of all threads an answer, and answers a second. In turns; the sender
// writes requests and counts bytes.
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 16)
const ANSWERS = Number(process.env.ANSWERS ?? 20000)
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const LEAST = { atLeast: 0.9 }
const BEST_WITHIN_MS = 30_000

type Ask = {
  readonly method?: 'GET' | 'HEAD'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}
type Answer = BareAnswer & { readonly length: number }

const site = await startSite({})

/** The answer with all its headers, and its body's length on the wire. */
function answerOf({ method = 'GET', path, headers }: Ask): Promise<Answer> {
  return new Promise((done, fail) => {
    request(site.url + path, { method, headers }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const body = Buffer.concat(parts)
        const own = new Set(['date', 'connection', 'keep-alive'])
        const lines = res.rawHeaders.flatMap((text, at, all) =>
          at % 2 === 0 && !own.has(text.toLowerCase()) ? [text, all[at + 1] ?? ''] : [],
        )
        const status = res.statusCode ?? 0
        done({ status, headers: lines, body: body.toString('base64'), length: body.length })
      })
    })
      .once('error', fail)
      .end()
  })
}

/**
 * Asks over some connections, all at once and again when all have their answer, until so many came: who
 * sends when one answer is there wakes a fast server for each, and a slow one for several. ms it took.
 */
async function ask(
  port: number,
  { method = 'GET', path, headers }: Ask,
  bodyBytes: number,
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const message = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(port)))
  const began = performance.now()
  await new Promise<void>((done, fail) => {
    let left = ANSWERS / CONNECTIONS
    let length = 0
    let answered = 0
    const next = (): void => {
      answered = 0
      left -= 1
      if (left < 0) done()
      else for (const socket of sockets) socket.write(message)
    }
    for (const socket of sockets) {
      let got = 0
      socket.once('error', fail)
      socket.on('data', (part: Buffer) => {
        // All answers are the same but for the date, whose length never changes.
        if (length === 0) length = part.indexOf('\r\n\r\n') + 4 + bodyBytes
        got += part.length
        if (got < length) return
        got = 0
        answered += 1
        if (answered === CONNECTIONS) next()
      })
    }
    next()
  })
  const ms = performance.now() - began
  for (const socket of sockets) socket.end()
  return ms
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Asks until the best form is made, in the background, as for a page that is asked for often. */
async function untilBest(): Promise<void> {
  const once: Ask = { path: '/', headers: { 'accept-encoding': 'br' } }
  const first = await answerOf(once)
  const latest = performance.now() + BEST_WITHIN_MS
  while ((await answerOf(once)).length >= first.length) {
    if (performance.now() > latest) throw new Error('the best form was never made')
    await setTimeout(100)
  }
}

async function compare(name: string, asked: Ask): Promise<void> {
  const answer = await answerOf(asked)
  const bare = fork(await bundled(resolve('tests/bench/programs/bare-http.ts')), {
    execArgv: ['--max-semi-space-size=16', '--v8-pool-size=1'],
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
  try {
    bare.send(answer)
    const [port] = (await once(bare, 'message')) as [number]
    onCoresApart(bare.pid ?? 0)
    const measure = async (pid: number, to: number) => {
      const before = threadMs(pid)
      const own = threadMs(process.pid)
      const ms = await ask(to, asked, answer.length)
      const after = threadMs(pid)
      const ownAfter = threadMs(process.pid)
      const main = after.main - before.main
      const others = after.others - before.others
      if (process.env.VERBOSE)
        console.log(
          pid === site.pid ? 'ours' : 'bare',
          'us/answer',
          ((main / ANSWERS) * 1000).toFixed(2),
          'others',
          ((others / ANSWERS) * 1000).toFixed(2),
          'busy',
          ((main + others) / ms).toFixed(2),
          'sender us',
          (((ownAfter.main - own.main) / ANSWERS) * 1000).toFixed(2),
          'busy',
          ((ownAfter.main - own.main) / ms).toFixed(2),
          'per s',
          ((ANSWERS / ms) * 1000).toFixed(0),
        )
      return { perSecond: (ANSWERS / ms) * 1000, cpu: (main + others) / ANSWERS }
    }
    const rounds = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measure(site.pid, Number(new URL(site.url).port))
      const theirs = await measure(bare.pid ?? 0, port)
      // The first runs before the code is compiled.
      if (round > 0) rounds.push({ ours, theirs })
    }
    report(`${name}, ms of processor time`, median(rounds.map(({ ours }) => ours.cpu)))
    report(
      `${name}, processor time: node:http : ours`,
      median(rounds.map(({ ours, theirs }) => theirs.cpu / ours.cpu)),
      LEAST,
    )
    report(`${name}, a second`, median(rounds.map(({ ours }) => ours.perSecond)))
    report(
      `${name}, a second: ours : node:http`,
      median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
      LEAST,
    )
  } finally {
    bare.disconnect()
  }
}

const brotli = { 'accept-encoding': 'br' }
try {
  onCoresApart(site.pid)
  await untilBest()
  const { headers } = await answerOf({ path: '/', headers: brotli })
  const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
  const cases: Readonly<Record<string, Ask>> = {
    brotli: { path: '/', headers: brotli },
    plain: { path: '/', headers: { 'accept-encoding': 'identity' } },
    'a campaign’s address': { path: '/?utm_source=mail&utm_campaign=spring', headers: brotli },
    '304': { path: '/', headers: { ...brotli, 'if-none-match': etag } },
    HEAD: { method: 'HEAD', path: '/', headers: brotli },
  }
  for (const [name, asked] of Object.entries(cases).filter(
    ([n]) => !process.env.ONLY || n.startsWith(process.env.ONLY),
  ))
    await compare(`home kept, ${name}`, asked)
} finally {
  await site.end()
}
