import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundled } from '../support/programs/bundled.ts'
import { median } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import type { BareAnswer } from './programs/bare-http.ts'
import { report } from './programs/report.ts'
import { onCoresApart, threadMs } from './programs/visitors.ts'

// A page that is kept, against a server of `node:http` alone that gives the same bytes:
// processor time of all threads an answer, and answers a second. In turns; the sender
// writes requests and counts bytes.
const CONNECTIONS = 16
const ANSWERS = 15_000
const ROUNDS = 7
const LEAST = { atLeast: 0.6 }
const BEST_WITHIN_MS = 30_000

type Ask = {
  readonly method?: 'GET' | 'HEAD'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}
type Answer = BareAnswer & { readonly length: number }

/** `busy`: how much of the time a core worked for it. */
type Measured = Readonly<Record<'perSecond' | 'cpu' | 'busy' | 'senderBusy', number>>

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

/** Asks over some connections at once until so many answers came; ms it took. */
async function ask(
  port: number,
  { method = 'GET', path, headers }: Ask,
  bodyBytes: number,
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const message = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`
  let left = ANSWERS
  const began = performance.now()
  const visit = (): Promise<void> =>
    new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1')
      let length = 0
      let got = 0
      const next = (): void => {
        got = 0
        left -= 1
        if (left < 0) {
          socket.end()
          done()
        } else socket.write(message)
      }
      socket.once('connect', next)
      socket.once('error', fail)
      socket.on('data', (part: Buffer) => {
        // All answers are the same but for the date, whose length never changes.
        if (length === 0) length = part.indexOf('\r\n\r\n') + 4 + bodyBytes
        got += part.length
        if (got >= length) next()
      })
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  return performance.now() - began
}

/** Asks until the best form is made, in the background, as for a page that is asked for often. */
async function untilBest(): Promise<void> {
  const home: Ask = { path: '/', headers: { 'accept-encoding': 'br' } }
  const first = await answerOf(home)
  const latest = performance.now() + BEST_WITHIN_MS
  while ((await answerOf(home)).length >= first.length) {
    if (performance.now() > latest) throw new Error('the best form was never made')
    await setTimeout(100)
  }
}

/** @param limit of what visitors get; answers without a page are told beside them */
async function compare(name: string, asked: Ask, limit?: typeof LEAST): Promise<void> {
  const answer = await answerOf(asked)
  const bare = fork(await bundled(resolve('tests/bench/programs/bare-http.ts')), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    bare.send(answer)
    const [port] = (await once(bare, 'message')) as [number]
    onCoresApart(bare.pid ?? 0)
    const measure = async (pid: number, to: number): Promise<Measured> => {
      const [before, mine] = [threadMs(pid), threadMs(process.pid)]
      const ms = await ask(to, asked, answer.length)
      const took = threadMs(pid) - before
      return {
        perSecond: (ANSWERS / ms) * 1000,
        cpu: took / ANSWERS,
        busy: took / ms,
        senderBusy: (threadMs(process.pid) - mine) / ms,
      }
    }
    const rounds: { ours: Measured; theirs: Measured }[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measure(site.pid, Number(new URL(site.url).port))
      const theirs = await measure(bare.pid ?? 0, port)
      // The first runs before the code is compiled.
      if (round > 0) rounds.push({ ours, theirs })
    }
    const of = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure))
    const percent = (share: number) => `${Math.round(share * 100)} %`
    process.stdout.write(
      `  of the time the site works ${percent(of(({ ours }) => ours.busy))} and its sender ` +
        `${percent(of(({ ours }) => ours.senderBusy))}; node:http ` +
        `${percent(of(({ theirs }) => theirs.busy))} and ${percent(of(({ theirs }) => theirs.senderBusy))}\n`,
    )
    report(
      `${name}, ms of processor time`,
      of(({ ours }) => ours.cpu),
    )
    report(
      `${name}, processor time: node:http : ours`,
      of(({ ours, theirs }) => theirs.cpu / ours.cpu),
      limit,
    )
    report(
      `${name}, a second`,
      of(({ ours }) => ours.perSecond),
    )
    report(
      `${name}, a second: ours : node:http`,
      of(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
      limit,
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
  const pages: Readonly<Record<string, Ask>> = {
    brotli: { path: '/', headers: brotli },
    plain: { path: '/', headers: { 'accept-encoding': 'identity' } },
    'a campaign’s address': { path: '/?utm_source=mail&utm_campaign=spring', headers: brotli },
  }
  const others: Readonly<Record<string, Ask>> = {
    '304': { path: '/', headers: { ...brotli, 'if-none-match': etag } },
    HEAD: { method: 'HEAD', path: '/', headers: brotli },
  }
  for (const [name, asked] of Object.entries(pages))
    await compare(`home kept, ${name}`, asked, LEAST)
  for (const [name, asked] of Object.entries(others)) await compare(`home kept, ${name}`, asked)
} finally {
  await site.end()
}
