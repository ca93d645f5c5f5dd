import type { ExpressionBuilder } from 'kysely'
import type { Connection } from '../database/connection.ts'
import type { Channel, Db, DeliveryRow, DeliveryState, Tables } from '../database/tables.ts'
import { matching, type EnquiryFilter } from '../database/enquiry-queries.ts'

/** A delivery taken on: nobody else takes it on before its attempt must have ended. */
export type Claim = Awaited<ReturnType<typeof claimDue>>[number]

/** Beyond the longest attempt; after a crash the row waits this long. */
const CLAIM_MS = 30_000
/** Between attempts, and in all. */
const FIRST_MS = 5000
const MAX_MS = 60 * 60_000
const GIVE_UP_MS = 24 * 60 * 60_000

/** Takes on deliveries that are due, the longest waiting first; booked, and counted, before they are tried. */
export async function claimDue({ transaction }: Connection, channel: Channel, limit: number) {
  return transaction(async (trx, at) => {
    const isDue = (eb: ExpressionBuilder<Tables, 'delivery'>) =>
      eb.and([
        eb('channel', '=', channel),
        eb('state', '=', 'pending'),
        eb('nextAttemptAt', '<=', at.toISOString()),
      ])
    const claimed = await trx
      .updateTable('delivery')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        nextAttemptAt: new Date(at.getTime() + CLAIM_MS).toISOString(),
      }))
      // Asked for twice: PostgreSQL looks again at a row that another process took meanwhile.
      .where(isDue)
      .where('enquiryId', 'in', (eb) =>
        eb
          .selectFrom('delivery')
          .select('enquiryId')
          .where(isDue)
          .orderBy('nextAttemptAt')
          .limit(limit),
      )
      .returning('enquiryId')
      .execute()
    if (claimed.length === 0) return []
    const rows = await trx
      .selectFrom('enquiry')
      .innerJoin('delivery', 'enquiryId', 'id')
      .selectAll('enquiry')
      .select(['attempts', 'queuedAt'])
      .where('channel', '=', channel)
      .where(
        'id',
        'in',
        claimed.map((row) => row.enquiryId),
      )
      .execute()
    return rows.map(({ attempts, queuedAt, ...enquiry }) => ({
      channel,
      enquiry,
      attempts,
      queuedAt: new Date(queuedAt),
    }))
  })
}

export async function markDelivered({ use, now }: Connection, claim: Claim): Promise<void> {
  await use(async (db) => {
    const deliveredAt = (await now(db)).toISOString()
    await note(db, claim, { state: 'delivered', deliveredAt, lastError: null })
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
    const outcome = next ? { nextAttemptAt: next.toISOString() } : { state: 'dead' as const }
    await note(db, claim, { ...outcome, lastError: reason.slice(0, 500) })
    return next
  })
}

const note = (db: Db, { enquiry, channel }: Claim, outcome: Partial<DeliveryRow>) =>
  db
    .updateTable('delivery')
    .set(outcome)
    .where('enquiryId', '=', enquiry.id)
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
      .set({ ...FRESH, queuedAt: at, nextAttemptAt: at, lastError: null })
      .where('state', '!=', 'delivered')
      .where('enquiryId', 'in', (eb) => eb.selectFrom('enquiry').select('id').where(which))
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
      .columns(['enquiryId', 'channel', 'state', 'attempts', 'queuedAt', 'nextAttemptAt'])
      .expression((eb) =>
        eb
          .selectFrom('enquiry')
          .where(which)
          .select((e) => [
            'id',
            e.val(channel).as('channel'),
            e.val(FRESH.state).as('state'),
            e.lit(FRESH.attempts).as('attempts'),
            e.val(at).as('queuedAt'),
            e.val(at).as('nextAttemptAt'),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The state of the outbox; the channels that there are now begin with nothing in each state. */
export async function readBacklog(db: Db, channels: readonly Channel[], now: Date) {
  const rows = await db
    .selectFrom('delivery')
    .select(['channel', 'state', (eb) => eb.fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute()
  const { oldest } = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiryId')
    .where('state', '!=', 'delivered')
    .select((eb) => eb.fn.min('createdAt').as('oldest'))
    .executeTakeFirstOrThrow()
  const { silent } = await db
    .selectFrom('enquiry')
    .leftJoin('delivery', 'enquiry.id', 'delivery.enquiryId')
    .where('delivery.enquiryId', 'is', null)
    .select((eb) => eb.fn.countAll().as('silent'))
    .executeTakeFirstOrThrow()
  const none = channels.flatMap((channel) => STATES.map((state) => ({ channel, state, count: 0 })))
  return {
    deliveries: [...none, ...rows.map((row) => ({ ...row, count: Number(row.count) }))],
    /** Age of the oldest enquiry with a delivery that has not arrived; 0 where all have. */
    oldestSeconds: oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) / 1000 : 0,
    /** Enquiries stored while no channel was set, of which the agency hears nothing. */
    withoutChannel: Number(silent),
  }
}

const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'dead']

/** How many deliveries that the filter means wait for the first outcome since they were queued. */
export async function countUntried(
  db: Db,
  filter: EnquiryFilter,
  channels: readonly Channel[],
): Promise<number> {
  if (channels.length === 0) return 0
  const { untried } = await db
    .selectFrom('delivery')
    .where('state', '=', 'pending')
    .where('lastError', 'is', null)
    .where('channel', 'in', channels)
    .where('enquiryId', 'in', (eb) => eb.selectFrom('enquiry').select('id').where(matching(filter)))
    .select((eb) => eb.fn.countAll().as('untried'))
    .executeTakeFirstOrThrow()
  return Number(untried)
}
