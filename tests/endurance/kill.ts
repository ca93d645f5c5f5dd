// npx tsx tests/endurance/kill.ts sqlite|postgres [ROUNDS] [SIDE BY SIDE]: kill -9 under senders, round
// after round, each store with its own service (and, every other round, PostgreSQL crashing before it).
// Ends with 1 where an acknowledged enquiry is lost or stored twice, or an answer is neither 201 nor 503
// with Retry-After.
import { killRounds, lostOrTwice, type Killed } from '../support/enquiries/kill-rounds.ts'
import { storedIn, temporaryFolder } from '../support/enquiries/enquiry-service.ts'
import { startPostgres } from '../support/enquiries/postgres.ts'

const [kind = 'sqlite', rounds = '500', sideBySide = '2'] = process.argv.slice(2)
const ROUNDS_EACH = Math.ceil(Number(rounds) / Number(sideBySide))
const SENDERS = 20
const folder = temporaryFolder()
let done = 0

const told = (): void => {
  done += 1
  if (done % 50 === 0) process.stdout.write(`${kind}: ${done} rounds\n`)
}

async function prove(name: string): Promise<{ killed: Killed; stored: number; faults: string[] }> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const store = (await postgres?.createDatabase()) ?? `sqlite:${folder.path}/${name}/enquiries.db`
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
folder.remove()
process.exitCode = faults.length === 0 ? 0 : 1
