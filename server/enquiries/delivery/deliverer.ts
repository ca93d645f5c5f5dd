import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'
import { toLogFields, type Connection } from '../database/connection.ts'
import { earlierEnquiries, type EarlierEnquiries } from '../database/earlier-enquiries.ts'
import type { Channel } from '../database/tables.ts'
import { toStoredEnquiry, type StoredEnquiry } from '../stored-enquiry.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { claimDue, markDelivered, markFailed, type ClaimedDelivery } from './delivery-queue.ts'

const POLL_MS = 500
const AT_ONCE = 4
/** The longest attempt, which is shorter than a claim. */
const ATTEMPT_MS = 20_000
const TOO_LONG = `no end within ${ATTEMPT_MS / 1000} s`
const STOP_MS = 5000

export type Notifier = {
  readonly channel: Channel
  /**
   * Resolves when a receiver has taken the enquiry, with the number of others that refused it;
   * rejects when that failed or nobody knows.
   */
  send(
    enquiry: StoredEnquiry,
    earlierEnquiries: () => Promise<EarlierEnquiries | undefined>,
  ): Promise<number>
}

/**
 * Delivers what is in the delivery queue. Several processes share the work; each delivery has one
 * of them.
 */
export function createDeliverer(
  connection: Connection,
  notifiers: readonly Notifier[],
  log: Logger,
) {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()

  /** @param untilIdle whether to end once nothing is due any more */
  const run = async (notifier: Notifier, untilIdle: boolean): Promise<void> => {
    const attempts = new Set<Promise<void>>()
    while (!stopping.signal.aborted) {
      const free = AT_ONCE - attempts.size
      const claims = await claimDue(connection, notifier.channel, free).catch(
        (error: unknown): ClaimedDelivery[] => {
          log.debug(toLogFields(error), 'the outbox could not be read')
          return []
        },
      )
      for (const claim of claims) {
        const attempt = deliver(notifier, claim).finally(() => attempts.delete(attempt))
        attempts.add(attempt)
      }
      if (untilIdle && claims.length === 0) break
      // A place is filled again as soon as it is free, so that one attempt that hangs delays no
      // other.
      const pause = { ref: false, signal: stopping.signal }
      if (attempts.size === AT_ONCE) await Promise.race(attempts)
      else await wait(POLL_MS, undefined, pause).catch(() => {})
    }
    await Promise.all(attempts)
  }

  const deliver = async (notifier: Notifier, claim: ClaimedDelivery): Promise<void> => {
    const fields = { enquiry: claim.enquiry.id, channel: claim.channel, attempt: claim.attempts }
    const sent = notifier.send(toStoredEnquiry(claim.enquiry), () =>
      connection.use((db) => earlierEnquiries(db, claim.enquiry)),
    )
    const outcome = await pTimeout(sent, { milliseconds: ATTEMPT_MS, message: TOO_LONG }).catch(
      (error: Error) => error,
    )
    try {
      if (typeof outcome === 'number') {
        // An enquiry that was sent and not marked would be sent again, so marking is tried for a while.
        await pRetry(() => markDelivered(connection, claim), { retries: 3, minTimeout: 300 })
        log.info(fields, 'enquiry delivered')
        // Sending it once more would reach those again who have it.
        if (outcome > 0)
          log.warn({ ...fields, refused: outcome }, 'the mail server refused some recipients')
        return
      }
      const failure = deliveryFailure(outcome)
      const next = await markFailed(connection, claim, failure)
      const why = { ...fields, code: failure.code, reason: failure.loggedReason }
      if (next === undefined) log.error(why, 'delivery given up after 24 hours')
      else log.warn({ ...why, next: next.toISOString() }, 'delivery failed, tried again later')
    } catch (error) {
      log.error(
        { ...fields, ...toLogFields(error) },
        'the outcome of a delivery could not be stored',
      )
    }
  }

  return {
    start(): void {
      // Each channel runs by itself: a mail server that hangs does not hold the webhook up.
      running = Promise.all(notifiers.map((notifier) => run(notifier, false)))
    },
    async deliverDue(): Promise<void> {
      await Promise.all(notifiers.map((notifier) => run(notifier, true)))
    },
    /** Lets the attempts under way end, 5 s at most. */
    async stop(): Promise<void> {
      stopping.abort()
      await pTimeout(running, { milliseconds: STOP_MS, message: false })
    },
  }
}
