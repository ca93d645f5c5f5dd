import type { SentEnquiry } from './resender.ts'

/** @param awaited a form on the page waits for it and confirms it */
export type SentListener = (sent: SentEnquiry, awaited: boolean) => void

const listeners = new Set<SentListener>()

/** Tells of every enquiry that is sent, also before the code that sends is there. Returns the way to stop. */
export function onSent(listener: SentListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellSent: SentListener = (sent, awaited) =>
  listeners.forEach((listen) => listen(sent, awaited))
