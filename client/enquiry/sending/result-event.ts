import type { SendResult, Submission } from './send-enquiry.ts'

/** The final result of an enquiry, at once or after a later try. */
export type EnquiryResult = {
  submission: Submission
  result: Exclude<SendResult, { kind: 'retryable' }>
}

const NAME = 'enquiry-settled'

/**
 * Announces the result of an enquiry: to its form at the document first, then to the site at the
 * window.
 */
export function emitResult(detail: EnquiryResult): void {
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
