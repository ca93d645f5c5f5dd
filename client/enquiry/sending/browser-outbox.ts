import { removeDraft } from '../forms/form-drafts.ts'
import {
  removeFromOutbox,
  addToOutbox,
  markRefused,
  markSent,
  unsentEnquiries,
  waitLeftMs,
} from './outbox-storage.ts'
import {
  createSubmissionId,
  isConflict,
  sendEnquiry,
  type SendResult,
  type Submission,
} from './send-enquiry.ts'
import { emitResult } from './result-event.ts'

const RETRY_MS = 60_000

/**
 * Sends an enquiry, which is put into the outbox before the first try. An enquiry that cannot be
 * sent now is sent later under the same id, so that none is lost and none stored twice.
 * `emitResult` tells the final result, now or later.
 * @returns the result, and whether the enquiry stays in the outbox to be sent later
 */
export async function submitEnquiry(
  submission: Submission,
  endpoints: Parameters<typeof sendEnquiry>[1],
): Promise<{ result: SendResult; inOutbox: boolean }> {
  // The visitor may leave before the browser has told of other tabs.
  addToOutbox(submission)
  const work = async () => {
    const attempt = await trySending(submission, endpoints)
    recordResult(submission, attempt.result, true)
    return attempt
  }
  // Another tab may be sending it, but the same id twice does no harm.
  const attempt = (await unlessBeingSent(submission.submissionId, work)) ?? (await work())
  if (attempt.inOutbox) sendLater()
  return attempt
}

/** Sends what earlier visits left in the outbox, now and whenever the connection returns. */
export function startOutbox(): void {
  window.addEventListener('online', () => void sendOutbox())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendOutbox()
  })
  void sendOutbox()
}

let sending: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the outbox, but not before the server allows it again; failures are tried again later. */
export function sendOutbox(): Promise<void> {
  sending ??= sendEach().finally(() => {
    sending = undefined
    if (unsentEnquiries().length > 0) sendLater()
  })
  return sending
}

/** Waits as long as the server asked, else a minute. */
function sendLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendOutbox(), waitLeftMs() || RETRY_MS)
}

async function sendEach(): Promise<void> {
  for (const { submissionId } of unsentEnquiries()) {
    const result = await unlessBeingSent(submissionId, async () => {
      // Another tab may have sent it, or been told to wait, since the list was read.
      const submission = unsentEnquiries().find((one) => one.submissionId === submissionId)
      return submission && waitLeftMs() === 0 ? resend(submission) : undefined
    })
    // Without any answer the other enquiries would fail too.
    if (result?.kind === 'retryable' && result.status === undefined) break
  }
}

async function resend(submission: Submission): Promise<SendResult> {
  const { result } = await trySending(submission)
  // The time of a visit may have passed in the outbox; the rest still is an enquiry. If the visit
  // itself was stored before, this other text is a conflict.
  if (result.kind === 'invalid' && submission.visitOn)
    return recordResult(submission, (await trySending(withoutVisit(submission))).result)
  if (isConflict(result)) {
    const renewed = { ...submission, submissionId: createSubmissionId() }
    return recordResult(renewed, (await trySending(renewed)).result)
  }
  return recordResult(submission, result)
}

async function trySending(submission: Submission, endpoints?: Parameters<typeof sendEnquiry>[1]) {
  addToOutbox(submission)
  const result = await sendEnquiry(submission, endpoints)
  if (isConflict(result)) removeFromOutbox(submission.submissionId)
  const inOutbox = result.kind === 'retryable' && addToOutbox(submission, result.retryAfterMs)
  return { result, inOutbox }
}

/**
 * Stores and emits the result of an enquiry; one that may still be sent is left as it is.
 * @param isAwaited whether the form waits for the answer, even if another tab had it before
 */
function recordResult(submission: Submission, result: SendResult, isAwaited = false): SendResult {
  const { submissionId } = submission
  if (result.kind === 'sent') {
    const isFirst = markSent(submissionId, result.sent.reference ?? '')
    removeDraft(submissionId)
    if (isFirst || isAwaited) emitResult({ submission, result })
  } else if (result.kind !== 'retryable') {
    markRefused(submissionId)
    if (!isConflict(result)) emitResult({ submission, result })
  }
  return result
}

function withoutVisit(submission: Submission): Submission {
  const { visitOn, visitSlot, message } = submission
  const visitSentence = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return { ...submission, visitOn: '', visitSlot: '', message: visitSentence, source: 'project' }
}

/** The enquiries that this tab is sending. */
const beingSent = new Set<string>()

/**
 * Does the work of sending an enquiry, unless this or another tab is sending it. Where the browser
 * cannot tell of other tabs, the ids keep repeats harmless.
 */
async function unlessBeingSent<T>(
  submissionId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (beingSent.has(submissionId)) return undefined
  beingSent.add(submissionId)
  try {
    // The types say that locks always exist, but they are missing on insecure origins.
    const locks: LockManager | undefined = navigator.locks
    if (locks === undefined) return await work()
    const options = { ifAvailable: true }
    const locked = locks.request(`enquiry ${submissionId}`, options, (lock) => lock && work())
    // Browsers that refuse storage may refuse locks as well.
    return (await locked.catch(work)) ?? undefined
  } finally {
    beingSent.delete(submissionId)
  }
}
