import { readStoredJson, store } from '../../components/store.ts'
import { createSubmissionId, type Submission } from './send.ts'

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
  // Those that have expired are gone; an id that was missing stays.
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
  return Array.isArray(stored) ? stored.flatMap(entryOf) : []
}

/** An entry as any release or page wrote it: it may lack an id, or keep some of its fields in `context`. */
function entryOf(item: unknown): Entry[] {
  if (typeof item !== 'object' || item === null) return []
  const { context, ...own }: Partial<Submission & { context: object }> = item
  const submissionId = own.submissionId || createSubmissionId()
  const entry = { ...context, ...own, submissionId } as Entry
  if (entry.status === 'sent') return [entry]
  // A time that cannot be read counts from now: so it is sent and still expires.
  const storedAt = Date.parse(entry.timestamp) || Date.now()
  if (!entry.phone || Date.now() - storedAt >= EXPIRY_MS) return []
  return [{ ...entry, timestamp: new Date(storedAt).toISOString() }]
}

function write(entries: readonly Entry[]): boolean {
  const sent = new Set(entries.filter(({ status }) => status === 'sent').slice(0, -MAX_SENT))
  const left = entries.filter((entry) => !sent.has(entry))
  return store('localStorage', UNSENT_KEY, left.length === 0 ? null : JSON.stringify(left))
}
