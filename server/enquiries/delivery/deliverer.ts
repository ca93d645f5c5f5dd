import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import { toLogFields, type Connection } from '../database/connection.ts'
import type { Channel } from '../database/tables.ts'
import { withTimeout } from '../../with-timeout.ts'
import { toStoredEnquiry, type StoredEnquiry } from '../stored-enquiry.ts'
import { claimDue, markDelivered, markFailed, type Claim } from './outbox.ts'

const POLL_MS = 500
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
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()

  const run = async (notifier: Notifier): Promise<void> => {
    const attempts = new Set<Promise<void>>()
    while (!stopping.signal.aborted) {
      const free = AT_ONCE - attempts.size
      const claims = await claimDue(connection, notifier.channel, free).catch(
        (error: unknown): Claim[] => {
          log.debug(toLogFields(error), 'the outbox could not be read')
          return []
        },
      )
      for (const claim of claims) {
        const attempt = deliver(notifier, claim).finally(() => attempts.delete(attempt))
        attempts.add(attempt)
      }
      // Each place is filled again as it becomes free: one attempt that hangs holds no other up.
      const pause = { ref: false, signal: stopping.signal }
      if (attempts.size === AT_ONCE) await Promise.race(attempts)
      else await wait(POLL_MS, undefined, pause).catch(() => {})
    }
    await Promise.all(attempts)
  }

  const deliver = async (notifier: Notifier, claim: Claim): Promise<void> => {
    const about = { enquiry: claim.enquiry.id, channel: claim.channel, attempt: claim.attempts }
    const sent = notifier.send(toStoredEnquiry(claim.enquiry))
    const failure = await withTimeout(sent, ATTEMPT_MS, tooLong(ATTEMPT_MS)).then(
      () => undefined,
      (error: Error) => error,
    )
    try {
      if (failure === undefined) {
        // Sent and not marked would be sent again: worth some patience with the store.
        await pRetry(() => markDelivered(connection, claim), { retries: 3, minTimeout: 300 })
        log.info(about, 'enquiry delivered')
        return
      }
      const { message, cause } = failure
      const code = systemErrorCode(failure)
      // `fetch` hides the reason in the cause.
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
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
      // Each way by itself: a mail server that hangs does not hold the webhook up.
      running = Promise.all(notifiers.map(run))
    },
    /** Lets the attempts under way end, 5 s at most. */
    async stop(): Promise<void> {
      stopping.abort()
      await withTimeout(running, STOP_MS, tooLong(STOP_MS)).catch(() => {})
    },
  }
}

const tooLong = (ms: number): Error => new Error(`no end within ${ms / 1000} s`)
