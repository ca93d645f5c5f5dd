import type { SendResult, Submission } from './send.ts'

/** What became of an enquiry in the end, told at once or by a later try. */
export type Settled = {
  submission: Submission
  result: Exclude<SendResult, { kind: 'retryable' }>
}

const NAME = 'enquiry-settled'

/** Tells what became of an enquiry: its form at the document first, the site at the window after it. */
export function emitSettled(detail: Settled): void {
  document.dispatchEvent(new CustomEvent(NAME, { detail, bubbles: true, cancelable: true }))
}

/**
 * Calls the listener for every enquiry that is settled, now or later. A form that shows it itself
 * prevents the event's default, which is a notice. Returns the unsubscribe function.
 */
export function onSettled(
  target: Document | Window,
  listener: (event: CustomEvent<Settled>) => void,
): () => void {
  const take = listener as (event: Event) => void
  target.addEventListener(NAME, take)
  return () => target.removeEventListener(NAME, take)
}
