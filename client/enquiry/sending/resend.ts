import { submissionOf, type PendingEntry, type PendingList } from './pending.ts'
import type { Outcome, Send } from './send.ts'

export type SentEnquiry = {
  /** The id under which its form knows it. */
  readonly submissionId: string
  readonly reference: string
}

export type Resender = {
  /** Sends what is kept; what will not go now is tried again later, less and less often. */
  flush(): Promise<void>
  /** Plans the next flush, `ms` from now at the earliest. */
  later(ms?: number): void
  stop(): void
}

const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 300_000

type Parts = {
  readonly list: PendingList
  readonly send: Send
  /** Runs the work while no other tab runs its own. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>
  readonly onSent: (sent: SentEnquiry) => void
}

/** Sends kept enquiries again, under the ids they had, so that none is stored twice. */
export function createResender({ list, send, exclusive, onSent }: Parts): Resender {
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = FIRST_WAIT_MS

  async function sendOne(entry: PendingEntry): Promise<Outcome> {
    const outcome = await send(submissionOf(entry))
    if (outcome.kind !== 'conflict') return settle(entry, entry, outcome)
    // Under its id an earlier wording was stored; this wording has not arrived yet.
    const renewed = list.renew(entry)
    return settle(entry, renewed, await send(submissionOf(renewed)))
  }

  function settle(kept: PendingEntry, sent: PendingEntry, outcome: Outcome): Outcome {
    if (outcome.kind === 'sent') {
      const reference = outcome.reference ?? ''
      list.settle(sent, reference)
      onSent({ submissionId: kept.submissionId, reference })
    }
    return outcome
  }

  async function sendAll(): Promise<void> {
    let retryAfterMs: number | undefined
    for (const entry of list.unsent()) {
      const outcome = await sendOne(entry)
      if (outcome.kind === 'sent') waitMs = FIRST_WAIT_MS
      if (outcome.kind !== 'deferred') continue
      retryAfterMs = Math.max(retryAfterMs ?? 0, outcome.retryAfterMs ?? 0)
      // No answer at all: the others would fare no better.
      if (outcome.status === undefined) break
    }
    if (retryAfterMs !== undefined) later(retryAfterMs)
  }

  function later(ms = 0): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), Math.max(ms, waitMs))
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }

  function flush(): Promise<void> {
    if (list.unsent().length === 0) return Promise.resolve()
    clearTimeout(timer)
    running ??= exclusive(sendAll).finally(() => {
      running = undefined
    })
    return running
  }

  return { flush, later, stop: () => clearTimeout(timer) }
}
