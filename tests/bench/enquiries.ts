import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { ask, percentile, type Asked } from '../support/programs/ask.ts'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// A hundred enquiries a second for a minute, while a page that is not cached is asked for ten times a second:
// npx tsx tests/bench/enquiries.ts [DATABASE_URL] [SECONDS]
const SECONDS = Number(process.argv[3] ?? 60)
const EVERY_MS = 10
const PAGE_EVERY_MS = 100
const QUIET_PAGES = 100

const folder = temporaryFolder()
const databaseUrl = process.argv[2] || `sqlite:${folder}/enquiries.db`
const site = await startSite({ DATABASE_URL: databaseUrl, ENQUIRY_RATE_LIMIT: '1000000' })
const agent = new Agent({ keepAlive: true })

let pagesAsked = 0
const page = (): Promise<Asked> =>
  ask(agent, `${site.url}/project-details?budgetMin=${(++pagesAsked / 100).toFixed(2)}`)

/** Starts one thing every so many milliseconds, whether or not those before it have ended. */
async function every<T>(
  ms: number,
  count: number,
  start: (at: number) => Promise<T>,
): Promise<T[]> {
  const startedAt = performance.now()
  const all: Promise<T>[] = []
  while (all.length < count) {
    const due = Math.min(count, Math.floor((performance.now() - startedAt) / ms))
    while (all.length < due) all.push(start(all.length))
    await new Promise((resolve) => setTimeout(resolve, ms / 2))
  }
  return Promise.all(all)
}

const enquiry = (at: number): Promise<Asked> =>
  ask(agent, `${site.url}/api/enquiry`, {
    body: {
      name: `Visitor ${at}`,
      phone: `9${String(at).padStart(9, '0')}`,
      message: 'Is the 3 BHK still available?',
      submissionId: randomUUID(),
    },
  })

/** The submissions in the store, as the agency's staff export them. */
function stored(): string[] {
  const cli = ['dist/cli/main.js', 'enquiries', 'export', '--format', 'json']
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const text = execFileSync(process.execPath, cli, { env, encoding: 'utf8', maxBuffer: 1e9 })
  return (JSON.parse(text) as { submissionId: string }[]).map(({ submissionId }) => submissionId)
}

const timesOf = (answers: readonly Asked[]) => answers.map(({ ms }) => ms)

try {
  const before = new Set(stored())
  // What a process does for the first time takes longer.
  for (let times = 0; times < QUIET_PAGES; times++) await page()
  const quiet = await every(PAGE_EVERY_MS, QUIET_PAGES, page)
  const [answers, read] = await Promise.all([
    every(EVERY_MS, (SECONDS * 1000) / EVERY_MS, enquiry),
    every(PAGE_EVERY_MS, (SECONDS * 1000) / PAGE_EVERY_MS, page),
  ])
  const added = stored().filter((id) => !before.has(id))
  const acknowledged = answers.filter(({ status }) => status === 201).length
  const different = new Set(added).size
  report('enquiries refused', answers.length - acknowledged, { atMost: 0 })
  report('enquiries acknowledged and not stored', acknowledged - different, { atMost: 0 })
  report('enquiries stored twice', added.length - different, { atMost: 0 })
  report('an enquiry, 100 a second, median, ms', percentile(timesOf(answers), 0.5))
  report('an enquiry, 100 a second, 99th percentile, ms', percentile(timesOf(answers), 0.99), {
    atMost: 300,
  })
  report('a page without enquiries, 99th percentile, ms', percentile(timesOf(quiet), 0.99))
  const times = percentile(timesOf(read), 0.99) / Math.max(1, percentile(timesOf(quiet), 0.99))
  report('a page meanwhile, 99th percentile, times the quiet one', times, { atMost: 3 })
  report('pages refused', read.filter(({ status }) => status !== 200).length, { atMost: 0 })
} finally {
  agent.destroy()
  await site.end()
}
