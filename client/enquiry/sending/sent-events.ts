import type { Taken } from './send.ts'

export type SentEnquiry = Taken & {
  submissionId: string
  /** The form it was typed in. */
  source?: string | undefined
}

/** @param awaited a form on the page confirms it */
type SentListener = (sent: SentEnquiry, awaited: boolean) => void

const listeners = new Set<SentListener>()
const waiting = new Map<string, (sent: SentEnquiry) => void>()

/** Calls the listener for every enquiry that is sent, also before the sending code is loaded. Returns the unsubscribe function. */
export function onSent(listener: SentListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For an enquiry's own form: called once it is sent, now or later. Returns the unsubscribe function. */
export function onDelivered(submissionId: string, take: (sent: SentEnquiry) => void): () => void {
  waiting.set(submissionId, take)
  return () => {
    if (waiting.get(submissionId) === take) waiting.delete(submissionId)
  }
}

export function emitSent(sent: SentEnquiry): void {
  const take = waiting.get(sent.submissionId)
  waiting.delete(sent.submissionId)
  for (const listener of listeners) listener(sent, take !== undefined)
  take?.(sent)
}
