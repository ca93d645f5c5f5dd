import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Connection } from '../database/connection.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import type { Channel, Db, DeliveryRow, Tables } from '../database/tables.ts'
import { matchingFilter, type EnquiryFilter } from '../database/enquiry-queries.ts'

/** A claimed delivery: no other process claims it before its attempt must have ended. */
export type ClaimedDelivery = Awaited<ReturnType<typeof claimDue>>[number]

/**
 * The length of a claim, which exceeds the longest attempt; after a crash the row waits this long.
 */
const CLAIM_MS = 30_000
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60 * 60_000
const LONGEST_WAIT_MS = 2 * MAX_RETRY_MS
const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * Claims deliveries that are due, the longest waiting first; each attempt is counted before it is
 * made.
 */
export async function claimDue({ transaction }: Connection, channel: Channel, limit: number) {
  return transaction(async (trx, now) => {
    // A row further ahead was written while the clock ran fast: it is due now.
    const tooFar = new Date(now.getTime() + LONGEST_WAIT_MS)
    const isDue = (eb: ExpressionBuilder<Tables, 'delivery'>) =>
      eb.and([
        eb('channel', '=', channel),
        eb('state', '=', 'pending'),
        eb.or([
          eb('nextAttemptAt', '<=', now.toISOString()),
          eb('nextAttemptAt', '>', tooFar.toISOString()),
        ]),
      ])
    const claimed = await trx
      .updateTable('delivery')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        nextAttemptAt: new Date(now.getTime() + CLAIM_MS).toISOString(),
      }))
      // The condition is repeated, as PostgreSQL reads a row again that another process took
      // meanwhile.
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

export async function markDelivered(
  { use, now }: Connection,
  claim: ClaimedDelivery,
): Promise<void> {
  await use(async (db) => {
    const deliveredAt = (await now(db)).toISOString()
    await recordOutcome(db, claim, { state: 'delivered', deliveredAt, lastError: null })
  })
}

/**
 * Records a failure. Returns the time of the next attempt, or undefined when it gives up after 24
 * hours.
 */
export async function markFailed(
  { use, now }: Connection,
  claim: ClaimedDelivery,
  { reason, retryAfterMs }: Pick<DeliveryFailure, 'reason' | 'retryAfterMs'>,
): Promise<Date | undefined> {
  return use(async (db) => {
    const next = nextAttempt(claim, await now(db), Math.random(), retryAfterMs)
    const outcome = next ? { nextAttemptAt: next.toISOString() } : { state: 'dead' as const }
    await recordOutcome(db, claim, { ...outcome, lastError: reason.slice(0, 500) })
    return next
  })
}

const recordOutcome = (
  db: Db,
  { enquiry, channel }: ClaimedDelivery,
  outcome: Partial<DeliveryRow>,
) =>
  db
    .updateTable('delivery')
    .set(outcome)
    .where('enquiryId', '=', enquiry.id)
    .where('channel', '=', channel)
    .where('state', '!=', 'delivered')
    .execute()

/**
 * The time of the next attempt at a delivery: 5 s after the first failure, then twice as long each
 * time up to an hour, each up to a fifth later so that many are not retried at once. The last
 * attempt is 24 h after the enquiry was queued; undefined when that one has failed too.
 * @param attempts failed attempts so far, 1 or more
 * @param random 0 up to 1
 * @param retryAfterMs what the receiver asked for: no attempt is made before, but for one after two
 * hours
 */
export function nextAttempt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
  random: number,
  retryAfterMs = 0,
): Date | undefined {
  const end = queuedAt.getTime() + GIVE_UP_MS
  if (now.getTime() >= end) return undefined
  const own = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS) * (1 + random / 5)
  const wait = Math.max(own, Math.min(retryAfterMs, LONGEST_WAIT_MS))
  return new Date(Math.min(now.getTime() + Math.round(wait), end))
}

/**
 * Makes undelivered enquiries that match the filter due now, for another 24 hours: those that were
 * given up, those that wait and those that were never queued for these channels.
 * @returns how many deliveries are due
 */
export async function requeue(
  { transaction }: Pick<Connection, 'transaction'>,
  filter: EnquiryFilter,
  channels: readonly Channel[],
): Promise<number> {
  if (channels.length === 0) return 0
  return transaction(async (trx, now) => {
    const time = now.toISOString()
    const which = matchingFilter({ ...filter, undelivered: channels })
    await enqueue(trx, which, channels, now)
    const { numUpdatedRows } = await trx
      .updateTable('delivery')
      .set({ ...FRESH, queuedAt: time, nextAttemptAt: time, lastError: null })
      .where('state', '!=', 'delivered')
      .where('channel', 'in', channels)
      .where('enquiryId', 'in', (eb) => eb.selectFrom('enquiry').select('id').where(which))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

const FRESH = { state: 'pending', attempts: 0 } as const

/**
 * Queues enquiries for each channel that they have not been queued for; returns the number of
 * deliveries.
 */
export async function enqueue(
  trx: Db,
  which: (eb: ExpressionBuilder<Tables, 'enquiry'>) => Expression<SqlBool>,
  channels: readonly Channel[],
  now: Date,
): Promise<number> {
  const time = now.toISOString()
  const [first, ...others] = channels.map((channel) =>
    trx
      .selectFrom('enquiry')
      .where(which)
      .select((eb) => [
        'id',
        eb.val(channel).as('channel'),
        eb.val(FRESH.state).as('state'),
        eb.lit(FRESH.attempts).as('attempts'),
        eb.val(time).as('queuedAt'),
        eb.val(time).as('nextAttemptAt'),
      ]),
  )
  if (first === undefined) return 0
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('delivery')
    .columns(['enquiryId', 'channel', 'state', 'attempts', 'queuedAt', 'nextAttemptAt'])
    // In one statement, the first channel's rows do not change which enquiries the second gets.
    .expression(others.reduce((all, other) => all.unionAll(other), first))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
