import { clearDrafts } from '../forms/state/drafts.ts'
import { keep, markSent, unsent, UNSENT_KEY } from './offline-queue.ts'
import { send, type Outcome, type Submission, type Taken } from './send.ts'
import { emitSent } from './sent-events.ts'

const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 300_000

/**
 * Sends an enquiry. What cannot be sent now is stored in this browser and sent later, under the same
 * id, so that none is lost and none stored twice. A success calls the listeners of
 * `onDelivered` and `onSent`, now or later.
 */
export async function submit(
  submission: Submission,
  ways: Parameters<typeof send>[1],
): Promise<{ outcome: Outcome; queued: boolean }> {
  const outcome = await send(submission, ways)
  if (outcome.kind === 'sent') settle(submission, outcome)
  const queued = outcome.kind === 'retryable' && keep(submission)
  if (queued) flushLater(outcome.retryAfterMs)
  return { outcome, queued }
}

/** Sends what earlier visits left, now and whenever the connection returns. Returns the way to stop. */
export function startOutbox(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onVisible = () => document.visibilityState === 'visible' && void flush()
  window.addEventListener('online', () => void flush(), { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  void flush()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

function settle({ submissionId, context }: Submission, taken: Taken): void {
  markSent(submissionId, taken.reference ?? '')
  clearDrafts()
  const { reference, message, brochure, calendar } = taken
  const source = context['source']?.toString()
  emitSent({ submissionId, reference, message, brochure, calendar, source })
}

let flushing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let waitMs = FIRST_WAIT_MS

/** Sends the queue; what fails is tried again with growing delays. */
export function flush(): Promise<void> {
  clearTimeout(timer)
  flushing ??= oneTabAtATime(sendUnsent).finally(() => {
    flushing = undefined
  })
  return flushing
}

function flushLater(ms = 0): void {
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), Math.max(ms, waitMs))
  waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)
}

async function sendUnsent(): Promise<void> {
  let retryAfterMs: number | undefined
  for (const submission of unsent()) {
    let outcome = await send(submission)
    // Its time has passed while it was queued: it still is an enquiry.
    if (outcome.kind === 'invalid' && submission.fields.visitOn !== '')
      outcome = await send(withoutVisit(submission))
    if (outcome.kind === 'sent') {
      waitMs = FIRST_WAIT_MS
      settle(submission, outcome)
    }
    if (outcome.kind !== 'retryable') continue
    retryAfterMs = Math.max(retryAfterMs ?? 0, outcome.retryAfterMs ?? 0)
    // No answer at all: the others would fare no better.
    if (outcome.status === undefined) break
  }
  if (retryAfterMs !== undefined) flushLater(retryAfterMs)
}

function withoutVisit({ fields, context, submissionId }: Submission): Submission {
  const { visitOn, visitSlot, message } = fields
  const wish = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return {
    fields: { ...fields, visitOn: '', visitSlot: '', message: wish },
    context: { ...context, source: 'project' },
    submissionId,
  }
}

/** One tab at a time, where the browser can say so; where it cannot, ids keep repeats harmless. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Typed as always there, but missing on insecure origins.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) await work()
  else await locks.request(UNSENT_KEY, work)
}
