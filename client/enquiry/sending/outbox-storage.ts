import { readStoredJson, writeStored } from '../../components/browser-storage.ts'
import { createSubmissionId, type Submission } from './send-enquiry.ts'

const OUTBOX_KEY = 'contactFormData'

/** An enquiry that is stored until it is taken, or for its words once it is refused. */
type Unsent = Submission & {
  status: 'pending' | 'refused'
  timestamp: string
  /** When the server accepts enquiries again, in ms since 1970. */
  retryAt?: number
}

/** An enquiry on its way (docs/product.md, 'Sending'), or the rest of one that was sent. */
type Entry = Unsent | Sent

type Sent = { status: 'sent'; submissionId: string; reference: string }

const EXPIRY_MS = 72 * 60 * 60 * 1000
const MAX_SENT = 20

/**
 * Puts an enquiry into the outbox, until it expires. False: the browser will not store it.
 * @param waitMs how long the server asked to wait, if it did
 */
export function addToOutbox(submission: Submission, waitMs = 0): boolean {
  const retryAt = Date.now() + Math.min(waitMs, EXPIRY_MS)
  return replace(submission.submissionId, (before) => ({
    ...submission,
    timestamp: before && !isSent(before) ? before.timestamp : new Date().toISOString(),
    status: 'pending',
    ...(waitMs > 0 && { retryAt }),
  }))
}

/** The enquiries to send, oldest first, as they were posted before and under the same id. */
export function unsentEnquiries(): Submission[] {
  const entries = read()
  // This removes expired entries, and stores ids that were missing.
  write(entries)
  return entries.flatMap((entry) => {
    if (entry.status !== 'pending') return []
    const { timestamp: _kept, status: _status, retryAt: _wait, ...submission } = entry
    return [submission]
  })
}

/** How many ms the server still wants to be left alone, which holds for all enquiries and tabs. */
export function waitLeftMs(): number {
  const times = read().map((entry) => (entry.status === 'pending' && entry.retryAt) || 0)
  return Math.max(0, Math.min(Math.max(0, ...times) - Date.now(), EXPIRY_MS))
}

/** Keeps only the reference of a sent enquiry. */
export function markSent(submissionId: string, reference: string): void {
  replace(submissionId, () => ({ submissionId, reference, status: 'sent' }))
}

/** Marks an enquiry that the server refused for good. False: it was marked before. */
export function markRefused(submissionId: string): boolean {
  let isNew = true
  replace(submissionId, (before) => {
    isNew = before?.status !== 'refused'
    return before && !isSent(before) ? { ...before, status: 'refused' } : before
  })
  return isNew
}

/** Removes an unsent enquiry, as another text has taken its place. */
export function removeFromOutbox(submissionId: string): void {
  replace(submissionId, (before) => (before && isSent(before) ? before : undefined))
}

const isSent = (entry: Entry): entry is Sent => entry.status === 'sent'

function replace(
  submissionId: string,
  next: (before: Entry | undefined) => Entry | undefined,
): boolean {
  const entries = read()
  const index = entries.findIndex((entry) => entry.submissionId === submissionId)
  const entry = next(entries[index])
  entries.splice(index < 0 ? entries.length : index, 1, ...(entry ? [entry] : []))
  return write(entries)
}

/** The outbox without entries that have expired. */
function read(): Entry[] {
  const stored = readStoredJson('localStorage', OUTBOX_KEY)
  return Array.isArray(stored) ? stored.flatMap(readEntry) : []
}

/** Reads an entry of any release: it may lack an id, or keep some fields in `context`. */
function readEntry(item: unknown): Entry[] {
  if (typeof item !== 'object' || item === null) return []
  const { context, ...own }: Partial<Submission & { context: object }> = item
  const submissionId = own.submissionId || createSubmissionId()
  const entry = { ...context, ...own, submissionId } as Entry
  if (entry.status === 'sent') return [entry]
  // A time that cannot be read counts from now, so that the entry is sent and still expires.
  const storedAt = Date.parse(entry.timestamp) || Date.now()
  if (!entry.phone || Date.now() - storedAt >= EXPIRY_MS) return []
  const status = entry.status === 'refused' ? 'refused' : 'pending'
  return [{ ...entry, status, timestamp: new Date(storedAt).toISOString() }]
}

function write(entries: readonly Entry[]): boolean {
  const sent = new Set<Entry>(entries.filter(isSent).slice(0, -MAX_SENT))
  const kept = entries.filter((entry) => !sent.has(entry))
  return writeStored('localStorage', OUTBOX_KEY, kept.length === 0 ? null : JSON.stringify(kept))
}
