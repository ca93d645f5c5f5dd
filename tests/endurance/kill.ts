// npx tsx tests/endurance/kill.ts sqlite|postgres [ROUNDS] [SIDE BY SIDE]: kill -9 at a random moment under
// senders, round after round, each store with its own service (and, every other round, PostgreSQL crashing
// before it). Whoever had no answer sends the same submission again, as a browser does. Ends with 1 where an
// acknowledged enquiry is lost or stored twice, or an answer is neither 201 nor 503 with Retry-After.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { storedIn } from '../support/enquiries/stored-enquiries.ts'
import { startPostgres } from '../support/enquiries/postgres.ts'
import { lostAndTwice, sendEnquiry } from '../support/enquiries/sending.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'
import { startSite } from '../support/programs/site-process.ts'

const [kind = 'sqlite', rounds = '500', sideBySide = '2'] = process.argv.slice(2)
const ROUNDS_EACH = Math.ceil(Number(rounds) / Number(sideBySide))
const SENDERS = 20
const RETRY_MS = 100
const folder = temporaryFolder()
const faults: string[] = []
let done = 0
let acknowledged = 0
let stored = 0
let refused = 0

async function killAndCheck(name: string): Promise<void> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const store = (await postgres?.createDatabase()) ?? `sqlite:${folder}/${name}/enquiries.db`
  const answered = new Map<string, string>()
  const unanswered = new Set<string>()

  /** Again and again while the store cannot take it; false where no answer came. */
  async function sendUntilTaken(url: string, submissionId: string): Promise<boolean> {
    while (faults.length === 0) {
      const answer = await sendEnquiry(url, submissionId)
      if (!answer) return false
      if (answer.status === 201) {
        answered.set(submissionId, answer.id)
        unanswered.delete(submissionId)
        return true
      }
      if (answer.status === 503 && answer.retryAfter > 0) refused += 1
      else faults.push(`${answer.status}: ${answer.text}`)
      await pause(RETRY_MS)
    }
    return true
  }

  async function sendOn(url: string): Promise<void> {
    let isTaken = true
    while (isTaken && faults.length === 0) {
      const submissionId = randomUUID()
      unanswered.add(submissionId)
      isTaken = await sendUntilTaken(url, submissionId)
    }
  }

  for (let round = 1; round <= ROUNDS_EACH && faults.length === 0; round++) {
    const site = await startSite({ DATABASE_URL: store, ENQUIRY_RATE_LIMIT: '1000000000' })
    const again = await Promise.all([...unanswered].map((id) => sendUntilTaken(site.url, id)))
    if (again.includes(false)) faults.push('a living service gave no answer')
    const sending = Array.from({ length: SENDERS }, () => sendOn(site.url))
    await pause(50 + Math.random() * 700)
    const crashes = round % 2 === 0
    if (crashes) await postgres?.stop()
    site.signal('SIGKILL')
    await site.ended
    await Promise.all(sending)
    if (crashes) await postgres?.start()
    done += 1
    if (done % 50 === 0) process.stdout.write(`${kind}: ${done} rounds\n`)
  }
  const rows = await storedIn(store)
  await postgres?.close()
  const { lost, twice } = lostAndTwice(answered, rows)
  faults.push(...lost.map((submission) => `lost ${submission}`))
  if (twice > 0) faults.push(`${twice} stored twice`)
  acknowledged += answered.size
  stored += rows.length
}

await Promise.all(Array.from({ length: Number(sideBySide) }, (_, at) => killAndCheck(String(at))))
process.stdout.write(
  `${kind}: ${done} rounds · ${acknowledged} acknowledged, ${stored} stored · ${refused} refused with 503 · ` +
    `${faults.length} lost, twice or answered otherwise\n`,
)
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
