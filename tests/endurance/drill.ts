// npm run drill: what the promise of an enquiry means, in under two minutes. Enquiries are sent without a
// pause to the built site while it is killed, its disk fills, its mail server is gone and its data is damaged.
// Ends with a table of what became of them, and with 1 where anything acknowledged is missing.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { storedIn } from '../support/enquiries/stored-enquiries.ts'
import { until } from '../support/programs/until.ts'
import { sendEnquiry } from '../support/enquiries/sending.ts'
import { startSmtp } from '../support/enquiries/smtp.ts'
import { copySampleData } from '../support/programs/data-copy.ts'
import { freePort } from '../support/programs/free-port.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'
import { startSite } from '../support/programs/site-process.ts'

const SEND_EVERY_MS = 100
const RETRY_MS = 500
const DELIVERED_WITHIN_MS = 60_000
const PAGE = '/project-details/aravalli-crest/the-aravalli-summit'

/** One submission: a browser sends it again until it is taken. */
type Sent = { readonly submissionId: string; readonly during: string; reference?: string }

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const data = copySampleData()
const databaseFile = join(temporaryFolder(), 'enquiries.db')
let smtp = await startSmtp()
const mails = [...smtp.mails]
const port = String(await freePort())
const start = () =>
  startSite({
    PORT: port,
    DATA_DIR: data.folder,
    DATABASE_URL: `sqlite:${databaseFile}`,
    SMTP_URL: smtp.url,
    ENQUIRY_EMAIL_TO: 'sales@example.com',
    ENQUIRY_RATE_LIMIT: '100000',
    OVERLOAD_LAG_MS: '60000',
  })
let site = await start()

const sent: Sent[] = []
const answers = { refused: new Map<string, number>(), none: new Map<string, number>() }
const faults: string[] = []
let during = ''
const end = new AbortController()

const count = (of: Map<string, number>, key: string) => void of.set(key, (of.get(key) ?? 0) + 1)

async function sendUntilTaken(one: Sent): Promise<void> {
  while (one.reference === undefined && !end.signal.aborted) {
    const answer = await sendEnquiry(site.url, one.submissionId)
    if (answer?.status === 201) one.reference = answer.reference
    else if (!answer) count(answers.none, one.during)
    else if (answer.status === 503) count(answers.refused, one.during)
    else faults.push(`an enquiry was answered with ${answer.status}`)
    if (one.reference === undefined) await pause(RETRY_MS)
  }
}

async function sendOn(): Promise<void> {
  const open: Promise<void>[] = []
  while (!end.signal.aborted) {
    const one = { submissionId: randomUUID(), during }
    sent.push(one)
    open.push(sendUntilTaken(one))
    await pause(SEND_EVERY_MS)
  }
  await Promise.all(open)
}

async function pageIsThere(): Promise<void> {
  const { status } = await fetch(site.url + PAGE)
  if (status !== 200) faults.push(`a page was answered with ${status} while ${during}`)
}

/** The site's process can write files up to so many bytes: 0 is a disk that takes nothing more. */
const limitFiles = (bytes: 0 | 'unlimited') =>
  spawnSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:`]).status === 0

/** What happens, in order; each holds for some seconds. */
const INCIDENTS: Readonly<Record<string, () => Promise<void>>> = {
  'all is well': () => pause(5000),
  'it is killed with -9, three times': async () => {
    for (let time = 0; time < 3; time++) {
      await pause(1500)
      site.signal('SIGKILL')
      await site.ended
      site = await start()
    }
    await pause(1500)
  },
  'its disk is full': async () => {
    if (!limitFiles(0)) {
      say('  (left out: this needs Linux and `prlimit`)')
      return
    }
    await pause(6000)
    await pageIsThere()
    limitFiles('unlimited')
    await pause(3000)
  },
  'its mail server is gone': async () => {
    const { port: smtpPort } = new URL(smtp.url)
    mails.push(...smtp.mails)
    await smtp.close()
    await pause(8000)
    smtp = await startSmtp(Number(smtpPort))
    await pause(3000)
  },
  'a data file is damaged and reloaded': async () => {
    data.write('residentialProjects.json', '{ "aravalli-crest": [')
    site.signal('SIGHUP')
    await pause(4000)
    await pageIsThere()
    data.restore('residentialProjects.json')
    site.signal('SIGHUP')
    await pause(4000)
    await pageIsThere()
  },
}

let sending: Promise<void> | undefined
for (const [what, happens] of Object.entries(INCIDENTS)) {
  say(`${what} …`)
  during = what
  sending ??= sendOn()
  await happens()
}
say('waiting until all is delivered …')
during = 'afterwards'
await pause(2 * RETRY_MS)
end.abort()
await sending

const delivered = () =>
  new Set([...mails, ...smtp.mails].map((mail) => mail.header('X-Enquiry-Reference')))
const references = sent.flatMap(({ reference }) => reference ?? [])
await until(
  'all is delivered',
  () => delivered().size >= references.length,
  DELIVERED_WITHIN_MS,
).catch((error: Error) => faults.push(error.message))
await site.end()
await smtp.close()

const stored = await storedIn(`sqlite:${databaseFile}`)
const storedReferences = new Set(stored.map(({ reference }) => reference))
const deliveredReferences = delivered()
const rows = [...Object.keys(INCIDENTS), 'afterwards'].map((what) => {
  const own = sent.filter((one) => one.during === what)
  const taken = own.flatMap(({ reference }) => reference ?? [])
  return {
    'while …': what,
    sent: own.length,
    acknowledged: taken.length,
    stored: taken.filter((reference) => storedReferences.has(reference)).length,
    delivered: taken.filter((reference) => deliveredReferences.has(reference)).length,
    'refused (503)': answers.refused.get(what) ?? 0,
    'no answer': answers.none.get(what) ?? 0,
  }
})
const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
const line = ([what, ...figures]: readonly unknown[]) =>
  String(what).padEnd(35) + figures.map((figure) => String(figure).padStart(15)).join('')
say(`\n${line(columns)}`)
for (const row of rows) say(line(columns.map((name) => row[name])))

const missing = references.filter(
  (reference) => !storedReferences.has(reference) || !deliveredReferences.has(reference),
)
const twice = stored.length - new Set(stored.map(({ submissionId }) => submissionId)).size
say(
  `\n${references.length} acknowledged, ${missing.length} of them missing, ${twice} stored twice. ` +
    'What was refused or had no answer was sent again, as browsers do.',
)
for (const fault of faults.slice(0, 20)) say(fault)
process.exitCode = missing.length + twice + faults.length === 0 ? 0 : 1
