import type { Outcome, Send, Submission, Taken } from './send.ts'
import { submissionOf, type UnsentEnquiry, type UnsentList } from './unsent-list.ts'

export type SentEnquiry = {
  /** The id under which its form knows it. */
  readonly submissionId: string
  /** Empty where the server named none. */
  readonly reference: string
  /** What the server said. */
  readonly message?: string | undefined
  /** Where the brochure is that was asked for. */
  readonly brochure?: string | undefined
  /** The form it was typed in. */
  readonly source?: string | undefined
}

export type Resender = {
  /** Sends what is kept; what will not go now is tried again later, less and less often. */
  flush(): Promise<void>
  /** Plans the next flush, `ms` from now at the earliest. */
  later(ms?: number): void
  stop(): void
}

/** What is told of a submission that the server has taken. */
export function sentEnquiry(
  { submissionId, context }: Submission,
  { reference = '', message, brochure }: Taken,
): SentEnquiry {
  const { source } = context
  return {
    submissionId,
    reference,
    message,
    brochure,
    source: source === undefined ? undefined : `${source}`,
  }
}

const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 300_000

type Parts = {
  readonly list: UnsentList
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

  async function sendOne(entry: UnsentEnquiry): Promise<Outcome> {
    const outcome = await send(submissionOf(entry))
    if (outcome.kind !== 'conflict') return finish(entry, entry, outcome)
    // Under its id an earlier wording was stored; this wording has not arrived yet.
    const renewed = list.renew(entry)
    return finish(entry, renewed, await send(submissionOf(renewed)))
  }

  function finish(kept: UnsentEnquiry, sent: UnsentEnquiry, outcome: Outcome): Outcome {
    if (outcome.kind === 'sent') {
      list.markSent(sent, outcome.reference ?? '')
      onSent(sentEnquiry({ ...submissionOf(sent), submissionId: kept.submissionId }, outcome))
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
