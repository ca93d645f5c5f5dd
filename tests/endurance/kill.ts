// npx tsx tests/endurance/kill.ts sqlite|postgres [ROUNDS] [SIDE BY SIDE]: kill -9 under senders, round
// after round, each store with its own service (and, every other round, PostgreSQL crashing before it).
// Ends with 1 where an acknowledged enquiry is lost or stored twice, or an answer is neither 201 nor 503
// with Retry-After.
import { randomUUID } from 'node:crypto'
import { startEnquiryProcess } from '../support/enquiries/enquiry-process.ts'
import { storedIn } from '../support/enquiries/enquiry-service.ts'
import { startPostgres, type TestPostgres } from '../support/enquiries/postgres.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

const [kind = 'sqlite', rounds = '500', sideBySide = '2'] = process.argv.slice(2)
const ROUNDS_EACH = Math.ceil(Number(rounds) / Number(sideBySide))
const SENDERS = 20
const folder = temporaryFolder()
let done = 0

const told = (): void => {
  done += 1
  if (done % 50 === 0) process.stdout.write(`${kind}: ${done} rounds\n`)
}

const RETRY_MS = 100

type Answer = { readonly id: string; readonly reference: string }
/** 503 with Retry-After, the refusal that the guide promises; or no answer, as the service is dead. */
type Taken = Answer | 'refused' | 'dead'

type KillRounds = {
  readonly store: string
  readonly rounds: number
  readonly senders: number
  /** The database server of the store: it crashes as well every other round, before the site does. */
  readonly postgres?: Pick<TestPostgres, 'stop' | 'start'>
  readonly told?: (round: number) => void
}

type Killed = {
  /** What was acknowledged, by submission. */
  readonly answered: ReadonlyMap<string, Answer>
  /** Documented refusals. */
  readonly refused: number
  /** Answers that are neither 201 nor a documented refusal, and a living service's silence. */
  readonly wrong: readonly string[]
}

/**
 * Kills the enquiry service at a random moment under many senders, round by round. Whoever had no
 * answer sends the same submission again to the next, as a browser does, until it is taken.
 */
async function killRounds(options: KillRounds): Promise<Killed> {
  const { store, rounds, senders, postgres, told } = options
  const answered = new Map<string, Answer>()
  const unanswered = new Set<string>()
  const wrong: string[] = []
  let refused = 0

  async function send(url: string, submissionId: string): Promise<Taken> {
    const response = await fetch(`${url}/api/enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId }),
    }).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    if (response === undefined || text === undefined) return 'dead'
    if (response.status === 201) return JSON.parse(text) as Answer
    if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) refused += 1
    else wrong.push(`${response.status}: ${text}`)
    return 'refused'
  }

  /** False where it was not taken. */
  async function note(url: string, submissionId: string): Promise<Taken> {
    const taken = await send(url, submissionId)
    if (typeof taken === 'string') return taken
    answered.set(submissionId, taken)
    unanswered.delete(submissionId)
    return taken
  }

  async function sendAgain(url: string, submissionId: string): Promise<void> {
    let taken = await note(url, submissionId)
    while (taken === 'refused' && wrong.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      taken = await note(url, submissionId)
    }
    if (taken === 'dead') wrong.push('a living service gave no answer')
  }

  async function sendUntilDead(url: string): Promise<void> {
    let taken: Taken
    do {
      const submissionId = randomUUID()
      unanswered.add(submissionId)
      taken = await note(url, submissionId)
    } while (typeof taken !== 'string')
  }

  for (let round = 1; round <= rounds && wrong.length === 0; round++) {
    const service = await startEnquiryProcess({ DATABASE_URL: store })
    await Promise.all([...unanswered].map((id) => sendAgain(service.url, id)))
    const sending = Array.from({ length: senders }, () => sendUntilDead(service.url))
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 700))
    const crashes = round % 2 === 0
    if (crashes) await postgres?.stop()
    await service.end('SIGKILL')
    await Promise.all(sending)
    if (crashes) await postgres?.start()
    told?.(round)
  }
  return { answered, refused, wrong }
}

/** What is wrong with the stored rows: submissions that were acknowledged but are not there, or there twice. */
function lostOrTwice(
  { answered }: Killed,
  stored: readonly (Answer & { readonly submissionId: string | null })[],
): string[] {
  const bySubmission = new Map(stored.map((one) => [one.submissionId, one]))
  const lost = [...answered].flatMap(([submissionId, { id, reference }]) => {
    const one = bySubmission.get(submissionId)
    return one?.id === id && one.reference === reference ? [] : [`lost ${submissionId}`]
  })
  const twice = stored.length - bySubmission.size
  return twice === 0 ? lost : [...lost, `${twice} stored twice`]
}

async function prove(name: string): Promise<{ killed: Killed; stored: number; faults: string[] }> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const store = (await postgres?.createDatabase()) ?? `sqlite:${folder}/${name}/enquiries.db`
  const settings = { store, rounds: ROUNDS_EACH, senders: SENDERS, told }
  const killed = await killRounds(postgres ? { ...settings, postgres } : settings)
  const stored = await storedIn(store)
  await postgres?.close()
  const faults = [...killed.wrong, ...lostOrTwice(killed, stored)]
  return { killed, stored: stored.length, faults }
}

const stores = await Promise.all(
  Array.from({ length: Number(sideBySide) }, (_, at) => prove(String(at))),
)
const sum = (count: (one: (typeof stores)[number]) => number): number =>
  stores.reduce((total, one) => total + count(one), 0)
const faults = stores.flatMap((one) => one.faults)
process.stdout.write(
  `${kind}: ${done} rounds · ${sum(({ killed }) => killed.answered.size)} acknowledged, ` +
    `${sum(({ stored }) => stored)} stored · ${sum(({ killed }) => killed.refused)} refused with 503 · ` +
    `${faults.length} lost, twice or answered otherwise\n`,
)
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
