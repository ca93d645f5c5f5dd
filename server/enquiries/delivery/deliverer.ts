import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import type { Connection } from '../database/connection.ts'
import type { Channel } from '../database/tables.ts'
import { toLogFields } from '../database/database-errors.ts'
import { withTimeout } from '../../with-timeout.ts'
import { toStoredEnquiry, type StoredEnquiry } from '../stored-enquiry.ts'
import { claimDue, markDelivered, markFailed, type Claim } from './outbox.ts'

const POLL_MS = 1000
const AT_ONCE = 4
/** Longest attempt; shorter than a claim. */
const ATTEMPT_MS = 20_000
const STOP_MS = 5000

/** One way to the agency. */
export type Notifier = {
  readonly channel: Channel
  /** Resolves when the other side has taken the enquiry; rejects when it has not or nobody knows. */
  send(enquiry: StoredEnquiry): Promise<void>
}

/** Works the outbox off; several processes on one store share the work, each delivery is one's. */
export function createDeliverer(
  connection: Connection,
  notifiers: readonly Notifier[],
  log: Logger,
) {
  const ways = notifiers.map((notifier) => ({ notifier, attempts: new Set<Promise<void>>() }))
  let pause = new AbortController()
  let running: Promise<void> | undefined
  const stopping = new AbortController()

  const wake = (): void => pause.abort()

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Made before the look into the outbox, so that a call of `wake` during it is not lost.
      pause = new AbortController()
      await startDue().catch((error: unknown) =>
        log.debug(toLogFields(error), 'the outbox could not be read'),
      )
      await wait(POLL_MS, undefined, { ref: false, signal: pause.signal }).catch(() => {})
    }
  }

  const startDue = async (): Promise<void> => {
    // Each way has its own places: a mail server that hangs does not hold the webhook up.
    for (const { notifier, attempts } of ways) {
      if (attempts.size >= AT_ONCE) continue
      const claims = await claimDue(connection, notifier.channel, AT_ONCE - attempts.size)
      for (const claim of claims) {
        const attempt = deliver(notifier, claim).finally(() => {
          attempts.delete(attempt)
          wake()
        })
        attempts.add(attempt)
      }
    }
  }

  const deliver = async (notifier: Notifier, claim: Claim): Promise<void> => {
    const about = { enquiry: claim.enquiry.id, channel: claim.channel, attempt: claim.attempts }
    const failure = await failureOf(notifier.send(toStoredEnquiry(claim.enquiry)))
    try {
      if (failure === undefined) {
        // Sent and not marked would be sent again: worth some patience with the store.
        await pRetry(() => markDelivered(connection, claim), { retries: 3, minTimeout: 300 })
        log.info(about, 'enquiry delivered')
        return
      }
      const { code, reason } = failure
      const next = await markFailed(connection, claim, reason)
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
      if (notifiers.length > 0) running ??= run()
    },
    /** Looks at once for what is due. */
    wake,
    /** Lets the attempts under way end, 5 s at most. */
    async stop(): Promise<void> {
      stopping.abort()
      wake()
      await running
      const attempts = ways.flatMap((way) => [...way.attempts])
      await withTimeout(Promise.all(attempts), STOP_MS, tooLong(STOP_MS)).catch(() => {})
    },
  }
}

/** Why the other side has not got an enquiry, for the agency's eyes; undefined where it has. */
async function failureOf(sent: Promise<void>) {
  try {
    await withTimeout(sent, ATTEMPT_MS, tooLong(ATTEMPT_MS))
    return undefined
  } catch (error) {
    // `fetch` hides the reason in the cause.
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
    return { code: systemErrorCode(error), reason }
  }
}

const tooLong = (ms: number): Error => new Error(`no end within ${ms / 1000} s`)
