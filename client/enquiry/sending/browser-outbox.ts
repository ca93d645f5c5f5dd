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
  nextSubmissionId,
  isConflict,
  sendEnquiry,
  type SendResult,
  type Submission,
} from './send-enquiry.ts'

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
  const attempt = await trySending(submission, endpoints)
  recordResult(submission, attempt.result)
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

/** The ids of the enquiries that this tab is sending; other tabs may do so too, under the same ids. */
const beingSent = new Set<string>()
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
    if (waitLeftMs() > 0) break
    // Another tab may have sent it since the list was read, and a form may be sending it.
    const submission = unsentEnquiries().find((one) => one.submissionId === submissionId)
    if (!submission || beingSent.has(submissionId)) continue
    const result = await resend(submission)
    // Without any answer the other enquiries would fail too.
    if (result.kind === 'retryable' && result.status === undefined) break
  }
}

async function resend(submission: Submission): Promise<SendResult> {
  const { result } = await trySending(submission)
  // The time of a visit may have passed in the outbox; the rest still is an enquiry. If the visit
  // itself was stored before, this other text is a conflict.
  if (result.kind === 'invalid' && submission.visitOn)
    return recordResult(submission, (await trySending(withoutVisit(submission))).result)
  if (isConflict(result)) {
    const renewed = { ...submission, submissionId: nextSubmissionId(submission.submissionId) }
    return recordResult(renewed, (await trySending(renewed)).result)
  }
  return recordResult(submission, result)
}

async function trySending(submission: Submission, endpoints?: Parameters<typeof sendEnquiry>[1]) {
  addToOutbox(submission)
  beingSent.add(submission.submissionId)
  const result = await sendEnquiry(submission, endpoints)
  beingSent.delete(submission.submissionId)
  if (isConflict(result)) removeFromOutbox(submission.submissionId)
  const inOutbox = result.kind === 'retryable' && addToOutbox(submission, result.retryAfterMs)
  return { result, inOutbox }
}

/** Stores and emits the result of an enquiry; one that may still be sent is left as it is. */
function recordResult(submission: Submission, result: SendResult): SendResult {
  const { submissionId } = submission
  if (result.kind === 'sent') {
    markSent(submissionId, result.sent.reference ?? '')
    removeDraft(submissionId)
    emitResult({ submission, result })
  } else if (result.kind !== 'retryable' && !isConflict(result)) {
    // Another tab may have told it before.
    if (markRefused(submissionId)) emitResult({ submission, result })
  }
  return result
}

function withoutVisit(submission: Submission): Submission {
  const { visitOn, visitSlot, message } = submission
  const visitSentence = `I wanted to visit on ${visitOn} at ${visitSlot}. ${message}`.trim()
  return { ...submission, visitOn: '', visitSlot: '', message: visitSentence, source: 'project' }
}

/** The final result of an enquiry, at once or after a later try. */
export type EnquiryResult = {
  submission: Submission
  result: Exclude<SendResult, { kind: 'retryable' }>
}

const NAME = 'enquiry-settled'

/** Announces an enquiry's result: at the document for its form, then at the window. */
function emitResult(detail: EnquiryResult): void {
  document.dispatchEvent(new CustomEvent(NAME, { detail, bubbles: true, cancelable: true }))
}

/**
 * Calls the listener with the result of every enquiry, now or later. A form that shows the result
 * itself prevents the event's default, which is a notice. Returns the unsubscribe function.
 */
export function onEnquiryResult(
  target: Document | Window,
  listener: (event: CustomEvent<EnquiryResult>) => void,
): () => void {
  const eventListener = listener as (event: Event) => void
  target.addEventListener(NAME, eventListener)
  return () => target.removeEventListener(NAME, eventListener)
}
