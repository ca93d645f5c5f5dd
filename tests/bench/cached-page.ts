import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { resolve } from 'node:path'
import { askAll, percentile } from '../support/programs/ask.ts'
import { onCoresApart, threadMs } from '../support/programs/measure.ts'
import { startSite } from '../support/programs/site-process.ts'
import type { BareAnswer } from './programs/bare-http.ts'
import { report } from './programs/report.ts'

// A page from the cache against a server of `node:http` alone that gives the same bytes: processor
// time of all threads an answer, in turns.
const ANSWERS = 5000
const ROUNDS = 5
const PATHS = {
  'the page': () => '/',
  'any campaign': (at: number) => `/?utm_source=mail&utm_campaign=spring-${at}&gclid=${at}`,
}

const site = await startSite({})

/** The answer with all its headers. */
function answerOf(path: string, encoding: string): Promise<BareAnswer> {
  return new Promise((done, fail) => {
    const call = request(site.url + path, { headers: { 'accept-encoding': encoding } }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const own = new Set(['date', 'connection', 'keep-alive'])
        const headers = res.rawHeaders.flatMap((text, at, all) =>
          at % 2 === 0 && !own.has(text.toLowerCase()) ? [text, all[at + 1] ?? ''] : [],
        )
        const body = Buffer.concat(parts).toString('base64')
        done({ status: res.statusCode ?? 0, headers, body })
      })
    })
    call.once('error', fail).end()
  })
}

async function compare(name: string, path: (at: number) => string, encoding: string) {
  const bare = fork(resolve('tests/bench/programs/bare-http.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    bare.send(await answerOf(path(0), encoding))
    const [port] = (await once(bare, 'message')) as [number]
    const measure = async (pid = 0, url: string): Promise<number> => {
      onCoresApart(pid)
      const addresses = Array.from({ length: ANSWERS }, (_, at) => url + path(at))
      const before = threadMs(pid)
      await askAll(addresses, { headers: { 'accept-encoding': encoding } })
      return (threadMs(pid) - before) / ANSWERS
    }
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measure(site.pid, site.url)
      const theirs = await measure(bare.pid, `http://127.0.0.1:${port}`)
      // The first runs before the code is compiled.
      if (round > 0) ratios.push(theirs / ours)
    }
    report(`${name}, processor time: node:http : ours`, percentile(ratios, 0.5), { atLeast: 0.6 })
  } finally {
    bare.disconnect()
  }
}

try {
  for (const [name, path] of Object.entries(PATHS)) {
    for (const encoding of ['br', 'identity']) await compare(`${name}, ${encoding}`, path, encoding)
  }
} finally {
  await site.end()
}
