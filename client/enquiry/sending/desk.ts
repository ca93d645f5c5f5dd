import { createPendingList } from './pending.ts'
import { createResender, type SentEnquiry } from './resend.ts'
import { CONFIRMED, sendDirectly, type Outcome, type Send, type Submission } from './send.ts'
import { TEXTS } from '../forms/texts.ts'

export type Submitted = {
  readonly outcome: Exclude<Outcome, { kind: 'conflict' }>
  /** The id it went under in the end; another one than given where that was taken. */
  readonly submissionId: string
  /** Whether a deferred one now lies in this browser, to be sent later. */
  readonly kept: boolean
}

/** Takes enquiries from the forms and sees to it that none is lost and none sent twice. */
export type Desk = {
  submit(submission: Submission, send: Send): Promise<Submitted>
  mintId(): string
  /** Sends what earlier visits left, now and whenever the connection returns. Returns the way to stop. */
  start(): () => void
  /** Tells of every enquiry that was sent. Returns the way to stop listening. */
  subscribe(listener: Listener): () => void
}

/** @param late it had been kept, and no form waits for it any more */
type Listener = (sent: SentEnquiry, late: boolean) => void

type Parts = {
  readonly fetch: typeof globalThis.fetch
  readonly storage: () => Storage | undefined
  readonly now: () => number
  readonly mintId: () => string
  readonly exclusive: (work: () => Promise<void>) => Promise<void>
}

export function createDesk({ fetch, storage, now, mintId, exclusive }: Parts): Desk {
  const listeners = new Set<Listener>()
  const list = createPendingList({ storage, now, mintId })
  const resender = createResender({
    list,
    send: sendDirectly(fetch, CONFIRMED),
    exclusive,
    onSent: (sent) => listeners.forEach((tell) => tell(sent, true)),
  })

  async function sendUnderFreeId(submission: Submission, send: Send) {
    const outcome = await send(submission)
    if (outcome.kind !== 'conflict') return { outcome, sent: submission }
    // An earlier wording arrived after all: this one is another enquiry.
    list.drop(submission.submissionId)
    const sent = { ...submission, submissionId: mintId() }
    const second = await send(sent)
    if (second.kind !== 'conflict') return { outcome: second, sent }
    return { outcome: { kind: 'refused', reason: TEXTS.failed } as const, sent }
  }

  return {
    mintId,
    async submit(submission, send) {
      const { outcome, sent } = await sendUnderFreeId(submission, send)
      const { submissionId } = sent
      if (outcome.kind === 'sent') {
        const earlier = list.unsent().find((entry) => entry.submissionId === submissionId)
        const reference = outcome.reference ?? ''
        if (earlier) list.settle(earlier, reference)
        listeners.forEach((tell) => tell({ submissionId, reference }, false))
      }
      const kept = outcome.kind === 'deferred' && list.keep(sent)
      if (kept) resender.later(outcome.retryAfterMs)
      return { outcome, submissionId, kept }
    },
    start() {
      const flush = () => void resender.flush()
      const onVisible = () => document.visibilityState === 'visible' && flush()
      window.addEventListener('online', flush)
      document.addEventListener('visibilitychange', onVisible)
      flush()
      return () => {
        window.removeEventListener('online', flush)
        document.removeEventListener('visibilitychange', onVisible)
        resender.stop()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
