import { clearDrafts } from '../forms/drafts.ts'
import { keep, markSent, unsent, UNSENT_KEY } from './stored-enquiries.ts'
import { send, type Outcome, type Submission, type Taken, emitSent } from './send.ts'

const RETRY_MS = 60_000

/**
 * Sends an enquiry. What cannot be sent now is stored in this browser and sent later, under the same
 * id, so that none is lost and none stored twice. A success is told by `emitSent`, now or later.
 */
export async function submit(
  submission: Submission,
  ways: Parameters<typeof send>[1],
): Promise<{ outcome: Outcome; queued: boolean }> {
  const outcome = await send(submission, ways)
  if (outcome.kind === 'sent') settle(submission, outcome.sent)
  const queued = outcome.kind === 'retryable' && keep(submission)
  if (queued) flushLater(outcome.retryAfterMs)
  return { outcome, queued }
}

/** Sends what earlier visits left, now and whenever the connection returns. */
export function startOutbox(): void {
  window.addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush()
  })
  void flush()
}

function settle({ submissionId, source }: Submission, taken: Taken): void {
  markSent(submissionId, taken.reference ?? '')
  clearDrafts()
  emitSent({ ...taken, submissionId, source })
}

let flushing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the queue; what fails is tried again a minute later, or as late as the server asks. */
export function flush(): Promise<void> {
  if (!flushing) clearTimeout(timer)
  flushing ??= oneTabAtATime(sendUnsent).finally(() => {
    flushing = undefined
  })
  return flushing
}

function flushLater(ms = 0): void {
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), Math.max(ms, RETRY_MS))
}

async function sendUnsent(): Promise<void> {
  let waitMs: number | undefined
  for (const submission of unsent()) {
    let outcome = await send(submission)
    // Its time has passed while it was queued: it still is an enquiry.
    if (outcome.kind === 'invalid' && submission.visitOn)
      outcome = await send(withoutVisit(submission))
    if (outcome.kind === 'sent') settle(submission, outcome.sent)
    if (outcome.kind !== 'retryable') continue
    waitMs = Math.max(waitMs ?? 0, outcome.retryAfterMs ?? 0)
    // No answer at all: the others would fare no better.
    if (outcome.status === undefined) break
  }
  if (waitMs !== undefined) flushLater(waitMs)
}

function withoutVisit(submission: Submission): Submission {
  const { visitOn, visitSlot, message } = submission
  const wish = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return { ...submission, visitOn: '', visitSlot: '', message: wish, source: 'project' }
}

/** One tab at a time, where the browser can say so; where it cannot, ids keep repeats harmless. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Typed as always there, but missing on insecure origins.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) await work()
  else await locks.request(UNSENT_KEY, work)
}
