import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { storedIn, temporaryFolder } from '../support/enquiries/enquiry-service.ts'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// 10,000 enquiries over 500 connections while a page is asked for ten times a second:
// npx tsx tests/bench/enquiries.ts [DATABASE_URL]
const ENQUIRIES = 10_000
const CONNECTIONS = 500
const PAGE_EVERY_MS = 100

/** `status` 0: the connection broke. */
type Answer = { readonly status: number; readonly ms: number }

function ask(agent: Agent, url: string, body?: string): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number): void => resolve({ status, ms: performance.now() - began })
    const headers = { 'Content-Type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const call = request(url, { agent, method, headers }, (res) => {
      res.resume()
      res.once('end', () => done(res.statusCode ?? 0))
    })
    call.once('error', () => done(0))
    call.end(body)
  })
}

function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

const folder = temporaryFolder()
const databaseUrl = process.argv[2] ?? `sqlite:${folder.path}/enquiries.db`
const site = await startSite({ DATABASE_URL: databaseUrl, ENQUIRY_RATE_LIMIT: '1000000' })
const agent = new Agent({
  keepAlive: true,
  maxSockets: CONNECTIONS,
  maxFreeSockets: CONNECTIONS,
})
const pageAgent = new Agent()
const answers: Answer[] = []
const pages: Promise<Answer>[] = []
const ids = Array.from({ length: ENQUIRIES }, () => randomUUID())

try {
  const before = new Set((await storedIn(databaseUrl)).map((one) => one.submissionId))
  // The connections are open and the sender is compiled before the clock starts: on two cores it
  // would be measured with the server.
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(agent, `${site.url}/healthz`)))
  }
  const reader = setInterval(() => void pages.push(ask(pageAgent, `${site.url}/`)), PAGE_EVERY_MS)
  const began = performance.now()
  let next = 0
  const sender = async (): Promise<void> => {
    for (let at = next++; at < ids.length; at = next++) {
      const body = JSON.stringify({
        name: `Visitor ${at}`,
        phone: `9${String(at).padStart(9, '0')}`,
        message: 'Is the 3 BHK still available?',
        submissionId: ids[at],
      })
      let answer: Answer
      do answer = await ask(agent, `${site.url}/api/enquiry`, body)
      while (answer.status === 0)
      answers.push(answer)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  const seconds = (performance.now() - began) / 1000
  clearInterval(reader)
  const read = await Promise.all(pages)
  const stored = (await storedIn(databaseUrl)).filter((one) => !before.has(one.submissionId))
  process.stdout.write(
    `${ENQUIRIES} enquiries over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s\n`,
  )
  const acknowledged = answers.filter(({ status }) => status === 201).length
  const different = new Set(stored.map((one) => one.submissionId)).size
  report('enquiries refused', ENQUIRIES - acknowledged, { atMost: 0 })
  report('enquiries acknowledged and not stored', acknowledged - different, { atMost: 0 })
  report('enquiries stored twice', stored.length - different, { atMost: 0 })
  report('enquiries stored a second', ENQUIRIES / seconds)
  report('an enquiry of the rush, median, ms', percentile(answers, 0.5))
  report('an enquiry of the rush, 99th percentile, ms', percentile(answers, 0.99))
  report('a page during the rush, median, ms', percentile(read, 0.5))
  report('a page during the rush, slowest, ms', percentile(read, 1))
} finally {
  agent.destroy()
  pageAgent.destroy()
  await site.end()
  folder.remove()
}
