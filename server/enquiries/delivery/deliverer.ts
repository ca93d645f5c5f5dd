import { randomUUID } from 'node:crypto'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import type { Connection } from '../store/connection.ts'
import { faultCode, loggable } from '../store/faults.ts'
import { toStoredEnquiry } from '../stored-enquiry.ts'
import { dropLease, LEASE_MS, takeLease } from './lease.ts'
import { claimDue, markDelivered, markFailed, type Claim } from './outbox.ts'
import type { Sender } from './sender.ts'

const POLL_MS = 1000
const AT_ONCE = 4
/** Longest attempt; shorter than a claim. */
const ATTEMPT_MS = 20_000
const STOP_MS = 5000

export type DelivererOptions = {
  readonly connection: Connection
  readonly senders: readonly Sender[]
  readonly log: Logger
}

/** Works the outbox off while it holds the lease that one process has. */
export type Deliverer = {
  start(): void
  /** Looks at once whether something is due. */
  wake(): void
  /** Lets the attempts under way end, 5 s at most, and gives the lease up. */
  stop(): Promise<void>
}

export function createDeliverer({ connection, senders, log }: DelivererOptions): Deliverer {
  const owner = randomUUID()
  const underWay = new Set<Promise<void>>()
  const lines = senders.map((sender) => ({ sender, busy: 0 }))
  let timer: NodeJS.Timeout | undefined
  let running = false
  let renewedAt = -Infinity
  let looking: Promise<void> | undefined
  let lookAgain = false

  const look = async (): Promise<void> => {
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
      const claims = await claimDue(connection, line.sender.channel, AT_ONCE - line.busy)
      for (const claim of claims) {
        line.busy += 1
        const attempt = deliver(line.sender, claim).finally(() => {
          line.busy -= 1
          underWay.delete(attempt)
          wake()
        })
        underWay.add(attempt)
      }
    }
  }

  const wake = (): void => {
    if (!running) return
    if (looking !== undefined) {
      lookAgain = true
      return
    }
    lookAgain = false
    looking = look()
      // The store tells of its own failures; the next second brings the next look.
      .catch((error: unknown) => log.debug(loggable(error), 'the outbox could not be read'))
      .finally(() => {
        looking = undefined
        if (lookAgain) wake()
      })
  }

  const deliver = async (sender: Sender, claim: Claim): Promise<void> => {
    const about = { enquiry: claim.enquiry.id, channel: claim.channel, attempt: claim.attempts }
    try {
      const failure = await attemptOf(sender, claim)
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
      const code = faultCode(failure)
      if (next === undefined) log.error({ ...about, code }, 'delivery given up after 24 hours')
      else
        log.warn({ ...about, code, next: next.toISOString() }, 'delivery failed, tried again later')
    } catch (error) {
      log.error({ ...about, ...loggable(error) }, 'the outcome of a delivery could not be stored')
    }
  }

  return {
    start() {
      if (running || senders.length === 0) return
      running = true
      timer = setInterval(wake, POLL_MS)
      timer.unref()
      wake()
    },
    wake,
    async stop() {
      running = false
      clearInterval(timer)
      await looking
      await withLimit(Promise.all(underWay), STOP_MS).catch(() => {})
      if (renewedAt > -Infinity) await connection.use((db) => dropLease(db, owner)).catch(() => {})
    },
  }
}

/** The failure as a value; undefined = the other side has it. */
async function attemptOf(sender: Sender, claim: Claim): Promise<Error | undefined> {
  try {
    await withLimit(sender.send(toStoredEnquiry(claim.enquiry)), ATTEMPT_MS)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** For the agency's eyes in the store; `fetch` hides the reason in the cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
