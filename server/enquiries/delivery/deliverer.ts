import { randomUUID } from 'node:crypto'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import type { Connection } from '../database/connection.ts'
import type { Channel, Db } from '../database/tables.ts'
import { errorCode, toLogFields } from '../database/database-errors.ts'
import { withTimeout } from '../../with-timeout.ts'
import { toStoredEnquiry, type StoredEnquiry } from '../stored-enquiry.ts'
import { claimDue, markDelivered, markFailed, type Claim } from './outbox.ts'

const POLL_MS = 1000
const AT_ONCE = 4
/** Longest attempt; shorter than a claim. */
const ATTEMPT_MS = 20_000
const STOP_MS = 5000
const LEASE_NAME = 'outbox'

/** A crashed deliverer is replaced after this long; a living one renews well before. */
const LEASE_MS = 10_000

/** One way to the agency. */
export type Notifier = {
  readonly channel: Channel
  /** Resolves when the other side has taken the enquiry; rejects when it has not or nobody knows. */
  send(enquiry: StoredEnquiry): Promise<void>
}

/** What mails say of the agency. */
export type Agency = {
  readonly name: string
  readonly phone?: string
  readonly email?: string
}

type DelivererOptions = {
  readonly connection: Connection
  readonly notifiers: readonly Notifier[]
  readonly log: Logger
}

/** Works the outbox off while it holds the lease that one process has. */
export function createDeliverer({ connection, notifiers, log }: DelivererOptions) {
  const owner = randomUUID()
  const inFlight = new Set<Promise<void>>()
  const lines = notifiers.map((notifier) => ({ notifier, busy: 0 }))
  let timer: NodeJS.Timeout | undefined
  let running = false
  let renewedAt = -Infinity
  let polling: Promise<void> | undefined
  let pollAgain = false

  const poll = async (): Promise<void> => {
    const at = performance.now()
    if (at - renewedAt > LEASE_MS / 3) {
      renewedAt = -Infinity
      const hasLease = await connection.use(async (db) =>
        takeLease(db, owner, await connection.now(db)),
      )
      if (!hasLease) return
      renewedAt = at
    }
    // Each way has its own places: a mail server that hangs does not hold the webhook up.
    for (const line of lines) {
      if (line.busy >= AT_ONCE) continue
      const claims = await claimDue(connection, line.notifier.channel, AT_ONCE - line.busy)
      for (const claim of claims) {
        line.busy += 1
        const attempt = deliver(line.notifier, claim).finally(() => {
          line.busy -= 1
          inFlight.delete(attempt)
          wake()
        })
        inFlight.add(attempt)
      }
    }
  }

  const wake = (): void => {
    if (!running) return
    if (polling !== undefined) {
      pollAgain = true
      return
    }
    pollAgain = false
    polling = poll()
      // The store logs its own failures; the next poll follows in a second.
      .catch((error: unknown) => log.debug(toLogFields(error), 'the outbox could not be read'))
      .finally(() => {
        polling = undefined
        if (pollAgain) wake()
      })
  }

  const deliver = async (notifier: Notifier, claim: Claim): Promise<void> => {
    const about = { enquiry: claim.enquiry.id, channel: claim.channel, attempt: claim.attempts }
    try {
      const failure = await attemptOf(notifier, claim)
      if (failure === undefined) {
        // Sent and not marked would be sent again: worth some patience with the store.
        await pRetry(() => markDelivered(connection, claim), {
          retries: 3,
          minTimeout: 300,
        })
        log.info(about, 'enquiry delivered')
        return
      }
      const next = await markFailed(connection, claim, reasonOf(failure))
      const code = errorCode(failure)
      if (next === undefined) log.error({ ...about, code }, 'delivery given up after 24 hours')
      else
        log.warn({ ...about, code, next: next.toISOString() }, 'delivery failed, tried again later')
    } catch (error) {
      log.error(
        { ...about, ...toLogFields(error) },
        'the outcome of a delivery could not be stored',
      )
    }
  }

  return {
    start(): void {
      if (running || notifiers.length === 0) return
      running = true
      timer = setInterval(wake, POLL_MS)
      timer.unref()
      wake()
    },
    /** Polls at once for what is due. */
    wake,
    /** Lets the attempts under way end, 5 s at most, and gives the lease up. */
    async stop(): Promise<void> {
      running = false
      clearInterval(timer)
      await polling
      await withTimeout(Promise.all(inFlight), STOP_MS, tooLong(STOP_MS)).catch(() => {})
      if (renewedAt > -Infinity) await connection.use((db) => dropLease(db, owner)).catch(() => {})
    },
  }
}

/** The failure as a value; undefined = the other side has it. */
async function attemptOf(notifier: Notifier, claim: Claim): Promise<Error | undefined> {
  try {
    const sent = notifier.send(toStoredEnquiry(claim.enquiry))
    await withTimeout(sent, ATTEMPT_MS, tooLong(ATTEMPT_MS))
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const tooLong = (ms: number): Error => new Error(`no end within ${ms / 1000} s`)

/** For the agency's eyes in the store; `fetch` hides the reason in the cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/**
 * Takes or renews the right to deliver: one process has it at a time, over all machines on one
 * store.
 * @param now the store's time
 * @returns true while `owner` has it
 */
async function takeLease(db: Db, owner: string, now: Date): Promise<boolean> {
  const expires_at = new Date(now.getTime() + LEASE_MS).toISOString()
  const row = await db
    .insertInto('lease')
    .values({ name: LEASE_NAME, owner, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ owner, expires_at })
        .where((eb) =>
          eb.or([eb('lease.owner', '=', owner), eb('lease.expires_at', '<=', now.toISOString())]),
        ),
    )
    .returning('owner')
    .executeTakeFirst()
  return row?.owner === owner
}

/** Gives the right up, so that another process need not wait for its end. */
async function dropLease(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', LEASE_NAME).where('owner', '=', owner).execute()
}
