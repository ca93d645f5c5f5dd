import { clearDrafts } from '../forms/drafts.ts'
import { drop, keep, markRefused, markSent, unsent, waitLeftMs } from './stored-enquiries.ts'
import { createSubmissionId, isConflict, send, type SendResult, type Submission } from './send.ts'
import { emitSettled } from './settled.ts'

const RETRY_MS = 60_000

/**
 * Sends an enquiry, which is stored in this browser before its first try. What cannot be sent now is
 * sent later, under the same id, so that none is lost and none stored twice. What became of it in the
 * end is told by `emitSettled`, now or later.
 * @returns also whether this browser keeps it to be sent later
 */
export async function submit(
  submission: Submission,
  ways: Parameters<typeof send>[1],
): Promise<{ result: SendResult; queued: boolean }> {
  const work = async () => {
    const tried = await trySending(submission, ways)
    settle(submission, tried.result, true)
    return tried
  }
  // Where it is being sent already: the same id twice does no harm.
  const tried = (await unlessInWork(submission.submissionId, work)) ?? (await work())
  if (tried.queued) flushLater()
  return tried
}

/** Sends what earlier visits left, now and whenever the connection returns. */
export function startOutbox(): void {
  window.addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush()
  })
  void flush()
}

let flushing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the queue, but not before the server wants to hear of it; what fails is tried again later. */
export function flush(): Promise<void> {
  flushing ??= sendUnsent().finally(() => {
    flushing = undefined
    if (unsent().length > 0) flushLater()
  })
  return flushing
}

/** When the server asked for it, else in a minute. */
function flushLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), waitLeftMs() || RETRY_MS)
}

async function sendUnsent(): Promise<void> {
  for (const { submissionId } of unsent()) {
    const result = await unlessInWork(submissionId, async () => {
      // Another tab may have sent it, or been told to wait, since the list was read.
      const submission = unsent().find((one) => one.submissionId === submissionId)
      return submission && waitLeftMs() === 0 ? sendStored(submission) : undefined
    })
    // No answer at all: the others would fare no better.
    if (result?.kind === 'retryable' && result.status === undefined) break
  }
}

async function sendStored(submission: Submission): Promise<SendResult> {
  const { result } = await trySending(submission)
  // Its time has passed while it was queued: it still is an enquiry. If the visit itself was stored
  // before, these other words are a conflict.
  if (result.kind === 'invalid' && submission.visitOn)
    return settle(submission, (await trySending(withoutVisit(submission))).result)
  if (isConflict(result)) {
    const renewed = { ...submission, submissionId: createSubmissionId() }
    return settle(renewed, (await trySending(renewed)).result)
  }
  return settle(submission, result)
}

async function trySending(submission: Submission, ways?: Parameters<typeof send>[1]) {
  keep(submission)
  const result = await send(submission, ways)
  if (isConflict(result)) drop(submission.submissionId)
  const queued = result.kind === 'retryable' && keep(submission, result.retryAfterMs)
  return { result, queued }
}

/**
 * Stores and tells what became of an enquiry; one that may still be sent is left as it is.
 * @param isAwaited its form waits for the answer, whether or not another tab had it before
 */
function settle(submission: Submission, result: SendResult, isAwaited = false): SendResult {
  const { submissionId } = submission
  if (result.kind === 'sent') {
    const isNews = markSent(submissionId, result.sent.reference ?? '')
    clearDrafts()
    if (isNews || isAwaited) emitSettled({ submission, result })
  } else if (result.kind !== 'retryable') {
    markRefused(submissionId)
    if (!isConflict(result)) emitSettled({ submission, result })
  }
  return result
}

function withoutVisit(submission: Submission): Submission {
  const { visitOn, visitSlot, message } = submission
  const wish = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return { ...submission, visitOn: '', visitSlot: '', message: wish, source: 'project' }
}

/** Which enquiries this tab is sending. */
const inWork = new Set<string>()

/**
 * Works on an enquiry unless this or another tab is working on it: then nothing is done. Where the
 * browser cannot tell of other tabs, the ids keep repeats harmless.
 */
async function unlessInWork<T>(
  submissionId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (inWork.has(submissionId)) return undefined
  inWork.add(submissionId)
  try {
    // Typed as always there, but missing on insecure origins.
    const locks: LockManager | undefined = navigator.locks
    if (locks === undefined) return await work()
    const options = { ifAvailable: true }
    const locked = locks.request(`enquiry ${submissionId}`, options, (lock) => lock && work())
    // Refused where nothing may be stored either.
    return (await locked.catch(work)) ?? undefined
  } finally {
    inWork.delete(submissionId)
  }
}
