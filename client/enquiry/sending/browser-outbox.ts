import { clearDrafts } from '../forms/form-drafts.ts'
import {
  removeEnquiry,
  storeEnquiry,
  markRefused,
  markSent,
  unsentEnquiries,
  waitLeftMs,
} from './stored-enquiries.ts'
import {
  createSubmissionId,
  isConflict,
  sendEnquiry,
  type SendResult,
  type Submission,
} from './send-enquiry.ts'
import { emitSettled } from './settled-event.ts'

const RETRY_MS = 60_000

/**
 * Sends an enquiry, which this browser stores before the first try. An enquiry that cannot be sent
 * now is sent later under the same id, so that none is lost and none stored twice. `emitSettled`
 * tells the final result, now or later.
 * @returns the result, and whether this browser keeps the enquiry to send it later
 */
export async function submitEnquiry(
  submission: Submission,
  ways: Parameters<typeof sendEnquiry>[1],
): Promise<{ result: SendResult; queued: boolean }> {
  const work = async () => {
    const tried = await trySending(submission, ways)
    settle(submission, tried.result, true)
    return tried
  }
  // Another tab may be sending it, but the same id twice does no harm.
  const tried = (await unlessInWork(submission.submissionId, work)) ?? (await work())
  if (tried.queued) flushLater()
  return tried
}

/** Sends what earlier visits left, now and whenever the connection returns. */
export function startOutbox(): void {
  window.addEventListener('online', () => void sendQueue())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendQueue()
  })
  void sendQueue()
}

let flushing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the queue, but not before the server allows it again; failures are tried again later. */
export function sendQueue(): Promise<void> {
  flushing ??= sendUnsent().finally(() => {
    flushing = undefined
    if (unsentEnquiries().length > 0) flushLater()
  })
  return flushing
}

/** Waits as long as the server asked, else a minute. */
function flushLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendQueue(), waitLeftMs() || RETRY_MS)
}

async function sendUnsent(): Promise<void> {
  for (const { submissionId } of unsentEnquiries()) {
    const result = await unlessInWork(submissionId, async () => {
      // Another tab may have sent it, or been told to wait, since the list was read.
      const submission = unsentEnquiries().find((one) => one.submissionId === submissionId)
      return submission && waitLeftMs() === 0 ? sendStored(submission) : undefined
    })
    // Without any answer the other enquiries would fail too.
    if (result?.kind === 'retryable' && result.status === undefined) break
  }
}

async function sendStored(submission: Submission): Promise<SendResult> {
  const { result } = await trySending(submission)
  // The time of a visit may have passed in the queue; the rest still is an enquiry. If the visit
  // itself was stored before, these other words are a conflict.
  if (result.kind === 'invalid' && submission.visitOn)
    return settle(submission, (await trySending(withoutVisit(submission))).result)
  if (isConflict(result)) {
    const renewed = { ...submission, submissionId: createSubmissionId() }
    return settle(renewed, (await trySending(renewed)).result)
  }
  return settle(submission, result)
}

async function trySending(submission: Submission, ways?: Parameters<typeof sendEnquiry>[1]) {
  storeEnquiry(submission)
  const result = await sendEnquiry(submission, ways)
  if (isConflict(result)) removeEnquiry(submission.submissionId)
  const queued = result.kind === 'retryable' && storeEnquiry(submission, result.retryAfterMs)
  return { result, queued }
}

/**
 * Stores and tells the result of an enquiry; one that may still be sent is left as it is.
 * @param isAwaited whether the form waits for the answer, even if another tab had it before
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
  const visitSentence = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return { ...submission, visitOn: '', visitSlot: '', message: visitSentence, source: 'project' }
}

/** The enquiries that this tab is sending. */
const inWork = new Set<string>()

/**
 * Does work on an enquiry, unless this or another tab is at work on it. Where the browser cannot
 * tell of other tabs, the ids keep repeats harmless.
 */
async function unlessInWork<T>(
  submissionId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (inWork.has(submissionId)) return undefined
  inWork.add(submissionId)
  try {
    // The types say that locks always exist, but they are missing on insecure origins.
    const locks: LockManager | undefined = navigator.locks
    if (locks === undefined) return await work()
    const options = { ifAvailable: true }
    const locked = locks.request(`enquiry ${submissionId}`, options, (lock) => lock && work())
    // Browsers that refuse storage may refuse locks as well.
    return (await locked.catch(work)) ?? undefined
  } finally {
    inWork.delete(submissionId)
  }
}
