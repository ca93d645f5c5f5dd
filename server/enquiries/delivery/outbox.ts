import type { ExpressionBuilder } from 'kysely'
import type { Connection } from '../database/connection.ts'
import type {
  Channel,
  Db,
  DeliveryRow,
  DeliveryState,
  EnquiryRow,
  Tables,
} from '../database/tables.ts'
import { matching, type EnquiryFilter } from '../database/enquiry-queries.ts'

/** A delivery taken on: nobody else takes it on before its attempt must have ended. */
export type Claim = {
  readonly channel: Channel
  readonly enquiry: EnquiryRow
  /** This attempt included. */
  readonly attempts: number
  readonly queuedAt: Date
}

/** Beyond the longest attempt; after a crash the row waits this long. */
const CLAIM_MS = 30_000
/** Between attempts, and in all. */
const FIRST_MS = 5000
const MAX_MS = 60 * 60_000
const GIVE_UP_MS = 24 * 60 * 60_000

/** Takes on deliveries that are due, the longest waiting first; booked before they are tried. */
export async function claimDue(
  { transaction }: Connection,
  channel: Channel,
  limit: number,
): Promise<Claim[]> {
  return transaction(async (trx, at) => {
    const isDue = (eb: ExpressionBuilder<Tables, 'delivery'>) =>
      eb.and([
        eb('channel', '=', channel),
        eb('state', '=', 'pending'),
        eb('next_attempt_at', '<=', at.toISOString()),
      ])
    const claimed = await trx
      .updateTable('delivery')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        next_attempt_at: new Date(at.getTime() + CLAIM_MS).toISOString(),
      }))
      // Asked for twice: PostgreSQL looks again at a row that another process took meanwhile.
      .where(isDue)
      .where('enquiry_id', 'in', (eb) =>
        eb
          .selectFrom('delivery')
          .select('enquiry_id')
          .where(isDue)
          .orderBy('next_attempt_at')
          .limit(limit),
      )
      .returning('enquiry_id')
      .execute()
    if (claimed.length === 0) return []
    const rows = await trx
      .selectFrom('enquiry')
      .innerJoin('delivery', 'enquiry_id', 'id')
      .selectAll('enquiry')
      .select(['attempts', 'queued_at'])
      .where('channel', '=', channel)
      .where(
        'id',
        'in',
        claimed.map((row) => row.enquiry_id),
      )
      .execute()
    return rows.map(({ attempts, queued_at, ...enquiry }) => ({
      channel,
      enquiry,
      attempts,
      queuedAt: new Date(queued_at),
    }))
  })
}

export async function markDelivered({ use, now }: Connection, claim: Claim): Promise<void> {
  await use(async (db) => {
    const delivered_at = (await now(db)).toISOString()
    await note(db, claim, { state: 'delivered', delivered_at, last_error: null })
  })
}

/** Books the next attempt, or gives up after 24 hours. Answers when the next attempt is, undefined = dead. */
export async function markFailed(
  { use, now }: Connection,
  claim: Claim,
  reason: string,
): Promise<Date | undefined> {
  return use(async (db) => {
    const next = nextAttempt(claim, await now(db), Math.random())
    const outcome = next ? { next_attempt_at: next.toISOString() } : { state: 'dead' as const }
    await note(db, claim, { ...outcome, last_error: reason.slice(0, 500) })
    return next
  })
}

const note = (db: Db, { enquiry, channel }: Claim, outcome: Partial<DeliveryRow>) =>
  db
    .updateTable('delivery')
    .set(outcome)
    .where('enquiry_id', '=', enquiry.id)
    .where('channel', '=', channel)
    .where('state', '!=', 'delivered')
    .execute()

/**
 * When a delivery is tried again: 5 s after its first failure, then twice as long each time up to
 * an hour, each up to a fifth later so that many are not retried at once. The last try is 24 h
 * after the enquiry was queued; undefined when that one has failed too.
 * @param attempts failed ones so far, 1 or more
 * @param random 0 up to 1
 */
export function nextAttempt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
  random: number,
): Date | undefined {
  const end = queuedAt.getTime() + GIVE_UP_MS
  if (now.getTime() >= end) return undefined
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_MS) * (1 + random / 5)
  return new Date(Math.min(now.getTime() + Math.round(wait), end))
}

/**
 * Makes every undelivered enquiry that the filter means due now, for another 24 hours: those given
 * up or waiting, and those stored while no way to the agency was set, for the channels there are now.
 * @returns how many deliveries are due
 */
export async function requeue(
  { transaction }: Pick<Connection, 'transaction'>,
  filter: EnquiryFilter,
  channels: readonly Channel[],
): Promise<number> {
  return transaction(async (trx, now) => {
    const at = now.toISOString()
    const which = matching({ ...filter, undelivered: true })
    await enqueue(trx, which, channels, now)
    const { numUpdatedRows } = await trx
      .updateTable('delivery')
      .set({ ...FRESH, queued_at: at, next_attempt_at: at, last_error: null })
      .where('state', '!=', 'delivered')
      .where('enquiry_id', 'in', (eb) => eb.selectFrom('enquiry').select('id').where(which))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

const FRESH = { state: 'pending', attempts: 0 } as const

/** Queues enquiries for each channel that they have not been queued for. */
export async function enqueue(
  trx: Db,
  which: ReturnType<typeof matching>,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const channel of channels) {
    await trx
      .insertInto('delivery')
      .columns(['enquiry_id', 'channel', 'state', 'attempts', 'queued_at', 'next_attempt_at'])
      .expression((eb) =>
        eb
          .selectFrom('enquiry')
          .where(which)
          .select((e) => [
            'id',
            e.val(channel).as('channel'),
            e.val(FRESH.state).as('state'),
            e.lit(FRESH.attempts).as('attempts'),
            e.val(at).as('queued_at'),
            e.val(at).as('next_attempt_at'),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export type Backlog = Awaited<ReturnType<typeof readBacklog>>

/** The state of the outbox; the given channels, which there are now, are listed also where nothing waits. */
export async function readBacklog(db: Db, channels: readonly Channel[], now: Date) {
  const rows = await db
    .selectFrom('delivery')
    .select(['channel', 'state', (eb) => eb.fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute()
  const { oldest } = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .where('state', '!=', 'delivered')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  const { silent } = await db
    .selectFrom('enquiry')
    .leftJoin('delivery', 'enquiry.id', 'delivery.enquiry_id')
    .where('delivery.enquiry_id', 'is', null)
    .select((eb) => eb.fn.countAll().as('silent'))
    .executeTakeFirstOrThrow()
  const countOf = (channel: Channel, state: DeliveryState) =>
    Number(rows.find((row) => row.channel === channel && row.state === state)?.count ?? 0)
  return {
    deliveries: [...new Set([...channels, ...rows.map((row) => row.channel)])].flatMap((channel) =>
      STATES.map((state) => ({ channel, state, count: countOf(channel, state) })),
    ),
    /** Age of the oldest enquiry with a delivery that has not arrived; 0 where all have. */
    oldestSeconds: oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) / 1000 : 0,
    /** Enquiries stored while no channel was set, of which the agency hears nothing. */
    withoutChannel: Number(silent),
  }
}

const STATES = ['pending', 'delivered', 'dead'] as const satisfies readonly DeliveryState[]

/** How many deliveries that the filter means wait for the first outcome since they were queued. */
export async function countUntried(db: Db, filter: EnquiryFilter): Promise<number> {
  const { untried } = await db
    .selectFrom('delivery')
    .where('state', '=', 'pending')
    .where('last_error', 'is', null)
    .where('enquiry_id', 'in', (eb) =>
      eb.selectFrom('enquiry').select('id').where(matching(filter)),
    )
    .select((eb) => eb.fn.countAll().as('untried'))
    .executeTakeFirstOrThrow()
  return Number(untried)
}
