import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundled } from '../support/programs/bundled.ts'
import { median } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import type { BareAnswer } from './programs/bare-http.ts'
import { report } from './programs/report.ts'
import { onCoresApart, processorMs } from './programs/visitors.ts'

// A page that is kept, against a server of `node:http` alone that gives the same bytes: answers a
// second and processor time each. In turns; the sender writes requests and counts bytes.
const CONNECTIONS = 16
const ANSWERS = 8000
const ROUNDS = 7
const LEAST = { atLeast: 0.9 }
const BEST_WITHIN_MS = 30_000

const site = await startSite({})
const path = '/'

let bestLength: number | undefined

type Answer = BareAnswer & { readonly length: number }

/** The answer with all its headers, and its length on the wire. */
function answerOf(url: string, encoding: string): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const body = Buffer.concat(parts)
        const own = new Set(['date', 'connection', 'keep-alive'])
        const headers = res.rawHeaders.flatMap((text, at, all) =>
          at % 2 === 0 && !own.has(text.toLowerCase()) ? [text, all[at + 1] ?? ''] : [],
        )
        done({ headers, body: body.toString('base64'), length: body.length })
      })
    }).once('error', fail)
  })
}

/** Asks over some connections at once until so many answers came; ms it took. */
async function ask(
  port: number,
  address: string,
  encoding: string,
  bodyBytes: number,
): Promise<number> {
  const request = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`
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
        } else socket.write(request)
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

const portOf = (url: string): number => Number(new URL(url).port)

/** The answer in its best form, which is made in the background once a page is asked for often. */
async function bestAnswerOf(url: string, encoding: string): Promise<Answer> {
  const first = await answerOf(url, encoding)
  const latest = performance.now() + BEST_WITHIN_MS
  for (;;) {
    const answer = await answerOf(url, encoding)
    if (encoding !== 'br' || bestLength !== undefined || answer.length < first.length) {
      if (encoding === 'br') bestLength = answer.length
      return answer
    }
    if (performance.now() > latest) throw new Error('the best form was never made')
    await setTimeout(100)
  }
}

async function compare(name: string, address: string, encoding: string): Promise<void> {
  const answer = await bestAnswerOf(site.url + address, encoding)
  const bare = fork(await bundled(resolve('tests/bench/programs/bare-http.ts')))
  try {
    bare.send({ headers: answer.headers, body: answer.body } satisfies BareAnswer)
    const [port] = (await once(bare, 'message')) as [number]
    onCoresApart(bare.pid ?? 0)
    const measure = async (pid: number, to: number) => {
      const before = processorMs(pid)
      const ms = await ask(to, address, encoding, answer.length)
      return { perSecond: (ANSWERS / ms) * 1000, cpu: (processorMs(pid) - before) / ANSWERS }
    }
    const rounds = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measure(site.pid, portOf(site.url))
      const theirs = await measure(bare.pid ?? 0, port)
      // The first runs before the code is compiled.
      if (round > 0) rounds.push({ ours, theirs })
    }
    report(`${name}, ms of processor time`, median(rounds.map(({ ours }) => ours.cpu)))
    report(`${name}, a second`, median(rounds.map(({ ours }) => ours.perSecond)))
    report(
      `${name}, processor time: node:http : ours`,
      median(rounds.map(({ ours, theirs }) => theirs.cpu / ours.cpu)),
      LEAST,
    )
    report(
      `${name}, a second: ours : node:http`,
      median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
      LEAST,
    )
  } finally {
    bare.disconnect()
  }
}

try {
  onCoresApart(site.pid)
  await compare('home kept, brotli', path, 'br')
  await compare('home kept, plain', path, 'identity')
  await compare(
    'home kept, a campaign’s address',
    `${path}?utm_source=mail&utm_campaign=spring`,
    'br',
  )
} finally {
  await site.end()
}
