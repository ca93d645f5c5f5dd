import { createEnquirySender } from './enquiry-sender.ts'
import { browserDrafts } from '../forms/state/drafts.ts'
import { browserStorage } from './browser-storage.ts'
import { tellSent } from './sent-news.ts'
import { mintSubmissionId } from './submission-id.ts'

/** Looked up at each call, as tools and tests may replace it. */
export const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** One tab at a time, where the browser can say so; where it cannot, ids keep repeats harmless. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Typed as always there, but missing on insecure origins.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) await work()
  else await locks.request('contactFormData', work)
}

/** The sender of this tab; it touches nothing of the browser until it is used. */
export const browserSender = createEnquirySender({
  fetch: browserFetch,
  storage: () => browserStorage('localStorage'),
  now: () => Date.now(),
  mintId: () => mintSubmissionId(),
  exclusive: oneTabAtATime,
})

browserSender.subscribe((sent, awaited) => {
  browserDrafts.clear()
  tellSent(sent, awaited)
})
