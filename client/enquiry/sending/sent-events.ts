import type { Taken } from './send.ts'

export type SentEnquiry = Taken & {
  submissionId: string
  source?: string | undefined
}

const NAME = 'enquiry-sent'

/** Tells of an enquiry that was sent: its form at the document first, the site at the window after it. */
export function emitSent(detail: SentEnquiry): void {
  document.dispatchEvent(new CustomEvent(NAME, { detail, bubbles: true, cancelable: true }))
}

/**
 * Calls the listener for every enquiry that is sent, now or later. A form that confirms it itself
 * prevents the event's default, which is a notice. Returns the unsubscribe function.
 */
export function onSent(
  target: Document | Window,
  listener: (event: CustomEvent<SentEnquiry>) => void,
): () => void {
  const take = listener as (event: Event) => void
  target.addEventListener(NAME, take)
  return () => target.removeEventListener(NAME, take)
}
