import { createResender, sentEnquiry, type SentEnquiry } from './resender.ts'
import { CONFIRMED, sendDirectly, type Outcome, type Send, type Submission } from './send.ts'
import { TEXTS } from '../forms/texts.ts'
import type { SentListener } from './sent-news.ts'
import { createUnsentList } from './unsent-list.ts'

export type Submitted = {
  readonly outcome: Exclude<Outcome, { kind: 'conflict' }>
  /** The id it went under in the end; another one than given where that was taken. */
  readonly submissionId: string
  /** Whether a deferred one now lies in this browser, to be sent later. */
  readonly kept: boolean
}

/** Takes enquiries from the forms and sees to it that none is lost and none sent twice. */
export type EnquirySender = {
  submit(submission: Submission, send: Send): Promise<Submitted>
  mintId(): string
  /** Sends what earlier visits left, now and whenever the connection returns. Returns the way to stop. */
  start(): () => void
  /**
   * For a form that still shows what could not be sent: told once it goes after all. Returns the way
   * to stop waiting.
   */
  awaitLate(submissionId: string, take: (sent: SentEnquiry) => void): () => void
  /** Tells of every enquiry that was sent. Returns the way to stop listening. */
  subscribe(listener: SentListener): () => void
}

type Parts = {
  readonly fetch: typeof globalThis.fetch
  readonly storage: () => Storage | undefined
  readonly now: () => number
  readonly mintId: () => string
  readonly exclusive: (work: () => Promise<void>) => Promise<void>
}

export function createEnquirySender({
  fetch,
  storage,
  now,
  mintId,
  exclusive,
}: Parts): EnquirySender {
  const listeners = new Set<SentListener>()
  const waiting = new Map<string, (sent: SentEnquiry) => void>()
  const list = createUnsentList({ storage, now, mintId })
  const resender = createResender({
    list,
    send: sendDirectly(fetch, CONFIRMED),
    exclusive,
    onSent(sent) {
      const take = waiting.get(sent.submissionId)
      waiting.delete(sent.submissionId)
      tell(sent, take !== undefined)
      take?.(sent)
    },
  })
  const tell: SentListener = (sent, awaited) => listeners.forEach((listen) => listen(sent, awaited))

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
        if (earlier) list.markSent(earlier, outcome.reference ?? '')
        tell(sentEnquiry(sent, outcome), true)
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
    awaitLate(submissionId, take) {
      waiting.set(submissionId, take)
      return () => {
        if (waiting.get(submissionId) === take) waiting.delete(submissionId)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
