// npx tsx tests/endurance/outages.ts: the built site while PostgreSQL is gone for a minute, then while the
// mail server is for eight hours (the store's times are moved back a minute at a time). Ends with 1 where a page fails,
// an enquiry is lost, a figure that alarms are made of does not move, or the site had to be restarted.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../support/enquiries/postgres.ts'
import { sendEnquiry } from '../support/enquiries/sending.ts'
import { startSmtp } from '../support/enquiries/smtp.ts'
import { until } from '../support/programs/until.ts'
import { passTime } from '../support/enquiries/passing-time.ts'
import { freePort } from '../support/programs/free-port.ts'
import { startSite } from '../support/programs/site-process.ts'

const OUTAGE_S = Number(process.argv[2] ?? 60)
const HOURS = Number(process.argv[3] ?? 8)
const STEP_MS = 60_000
const SOON_MS = 60_000

const postgres = await startPostgres()
let smtp = await startSmtp()
const databaseUrl = await postgres.createDatabase()
const metricsPort = await freePort()
const site = await startSite({
  DATABASE_URL: databaseUrl,
  METRICS_PORT: String(metricsPort),
  SMTP_URL: smtp.url,
  ENQUIRY_EMAIL_TO: 'sales@example.com',
  ENQUIRY_RATE_LIMIT: '1000000',
})
const faults: string[] = []
const acknowledged = new Map<string, string>()

async function send(submissionId: string): Promise<number> {
  const {
    status = 0,
    retryAfter,
    reference = '',
  } = (await sendEnquiry(site.url, submissionId)) ?? {}
  if (status === 201) acknowledged.set(submissionId, reference)
  else if (status !== 503 || !retryAfter) faults.push(`an enquiry was answered with ${status}`)
  return status
}

async function page(): Promise<void> {
  const { status } = await fetch(`${site.url}/project-details?budgetMin=${Math.random()}`)
  if (status !== 200) faults.push(`a page was answered with ${status}`)
}

/** The sum of a figure over its labels. */
async function figure(name: string, labels = ''): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(name) && line.includes(labels))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const say = (what: string): boolean => process.stdout.write(`${what}\n`)

/** How many mails are about each acknowledged enquiry. */
const mailed = new Map<string, number>()
function countMails(): void {
  for (const mail of smtp.mails.splice(0)) {
    const reference = mail.header('X-Enquiry-Reference') ?? ''
    mailed.set(reference, (mailed.get(reference) ?? 0) + 1)
  }
}

for (let at = 0; at < 5; at++) await send(randomUUID())
await until('all is delivered', () => smtp.mails.length === 5, SOON_MS)
countMails()

await postgres.stop()
const refused: string[] = []
let lowest = 1
const back = Date.now() + OUTAGE_S * 1000
while (Date.now() < back) {
  const submissionId = randomUUID()
  if ((await send(submissionId)) === 503) refused.push(submissionId)
  await page()
  lowest = Math.min(lowest, await figure('enquiry_store_up'))
  await pause(1000)
}
const ready = (await fetch(`${site.url}/readyz`)).status
const unavailable = await figure('enquiries_total', 'unavailable')
await postgres.start()
const began = Date.now()
await until('the store is back', async () => (await figure('enquiry_store_up')) === 1, SOON_MS)
say(
  `PostgreSQL gone for ${OUTAGE_S} s: ${refused.length} enquiries refused with 503, counted ${unavailable}; ` +
    `enquiry_store_up ${lowest}, /readyz ${ready}; up ${Date.now() - began} ms after it was back`,
)
if (lowest !== 0 || ready !== 200 || unavailable < refused.length)
  faults.push('the store was down and no figure said so')
for (const submissionId of refused) {
  if ((await send(submissionId)) !== 201) faults.push('refused again after the store was back')
}
await until('what was refused is delivered', () => smtp.mails.length >= refused.length, SOON_MS)
countMails()

const port = Number(new URL(smtp.url).port)
await smtp.close()
const STEPS = (HOURS * 60 * 60_000) / STEP_MS
for (let step = 0; step < STEPS; step++) {
  if (step % 24 === 0) await send(randomUUID())
  await passTime(databaseUrl, STEP_MS)
  await pause(100)
}
const oldest = await figure('enquiry_oldest_undelivered_seconds')
const pending = await figure('enquiry_outbox', 'pending')
const waiting = acknowledged.size - mailed.size
say(
  `mail server gone for ${HOURS} h: ${waiting} enquiries taken, ${pending} pending, the oldest ${Math.round(oldest)} s`,
)
if (pending !== waiting || oldest < (HOURS - 1) * 3600) faults.push('the outbox said otherwise')
smtp = await startSmtp(port)
// Within the hour, the longest wait and a fifth.
let steps = 0
while ((await figure('enquiry_outbox', 'pending')) > 0 && steps++ < 90) {
  await passTime(databaseUrl, STEP_MS)
  await pause(1200)
}
countMails()
const lost = [...acknowledged.values()].filter((reference) => !mailed.has(reference))
const twice = [...mailed.values()].filter((times) => times > 1)
const given = await figure('enquiry_outbox', 'dead')
if (lost.length > 0 || given > 0) faults.push(`${lost.length} were never mailed, ${given} given up`)
say(
  `back: all delivered after ${steps} min; ${acknowledged.size} acknowledged, ${lost.length} never mailed, ` +
    `${twice.length} mailed twice, ${given} given up`,
)
for (const fault of faults.slice(0, 20)) say(fault)
await site.end()
await smtp.close()
await postgres.close()
process.exitCode = faults.length === 0 ? 0 : 1
