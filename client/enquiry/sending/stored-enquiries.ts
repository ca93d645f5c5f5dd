import { readStoredJson, store } from '../../components/store.ts'
import type { Submission } from './send.ts'

/** Its name in the browser's local storage. */
export const UNSENT_KEY = 'contactFormData'

/** An enquiry that could not be sent yet (docs/product.md, 'Sending'), or all that stays once it is. */
type Entry =
  | (Submission & { status: 'pending'; timestamp: string })
  | { status: 'sent'; submissionId: string; reference: string }

const EXPIRY_MS = 72 * 60 * 60 * 1000
const MAX_SENT = 20

/** Keeps an enquiry in this browser. False: the browser will not store it. */
export function keep(submission: Submission): boolean {
  const timestamp = new Date().toISOString()
  const others = readWithout(submission.submissionId)
  return write([...others, { ...submission, timestamp, status: 'pending' }])
}

/** What is to be sent, oldest first: word for word what was posted before, under the same id. */
export function unsent(): Submission[] {
  const entries = read()
  // Those that have expired are gone.
  write(entries)
  return entries.flatMap((entry) => {
    if (entry.status === 'sent') return []
    const { timestamp: _kept, status: _status, ...submission } = entry
    return [submission]
  })
}

/** It was sent: only its reference stays, where it had been stored. */
export function markSent(submissionId: string, reference: string): void {
  const others = readWithout(submissionId)
  if (others.length < read().length) write([...others, { submissionId, reference, status: 'sent' }])
}

/** Takes an enquiry off: other words have taken its place. */
export const drop = (submissionId: string): boolean => write(readWithout(submissionId))

const readWithout = (submissionId: string): Entry[] =>
  read().filter((entry) => entry.submissionId !== submissionId)

/** The list without those that have expired. */
function read(): Entry[] {
  const stored = readStoredJson('localStorage', UNSENT_KEY)
  const entries = Array.isArray(stored) ? (stored as Entry[]) : []
  const isFresh = (timestamp: string) => Date.now() - Date.parse(timestamp) < EXPIRY_MS
  return entries.filter((entry) => entry.status === 'sent' || isFresh(entry.timestamp))
}

function write(entries: readonly Entry[]): boolean {
  const sent = new Set(entries.filter(({ status }) => status === 'sent').slice(0, -MAX_SENT))
  const left = entries.filter((entry) => !sent.has(entry))
  return store('localStorage', UNSENT_KEY, left.length === 0 ? null : JSON.stringify(left))
}
