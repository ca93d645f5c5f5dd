import { cleanEnquiry, ENQUIRY_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { readStoredJson, store } from '../../components/browser-storage.ts'
import { createSubmissionId, type Submission } from './send.ts'

/** An enquiry that could not be sent yet (docs/product.md, 'Sending'); with its fields by name. */
type UnsentEntry = Submission['fields'] & {
  /** When it was stored, ISO 8601. */
  timestamp: string
  status: 'pending'
  submissionId: string
  context: Submission['context']
}

/** All that stays once it is sent. */
type SentEntry = { submissionId: string; reference: string; status: 'sent' }

/** Its name in the browser's local storage. */
export const UNSENT_KEY = 'contactFormData'

type Entry = UnsentEntry | SentEntry

const EXPIRY_MS = 72 * 60 * 60 * 1000
const MAX_SENT = 20

/** Keeps an enquiry in this browser. False: the browser will not store it. */
export function keep({ fields, context, submissionId }: Submission): boolean {
  const others = read().filter((entry) => entry.submissionId !== submissionId)
  const timestamp = new Date().toISOString()
  return write([...others, { ...fields, timestamp, status: 'pending', submissionId, context }])
}

/** What is to be sent, oldest first: word for word what was posted before, under the same id. */
export function unsent(): Submission[] {
  const entries = read()
  // An entry without an id has just got one, and must keep it; those that have expired are gone.
  write(entries)
  return entries.flatMap((entry) => {
    if (entry.status === 'sent') return []
    const { timestamp: _kept, status: _status, context, submissionId, ...fields } = entry
    return [{ fields, context, submissionId }]
  })
}

/** It was sent: only its reference stays, where it had been stored. */
export function markSent(submissionId: string, reference: string): void {
  const entries = read()
  if (!entries.some((entry) => entry.submissionId === submissionId)) return
  const sent: SentEntry = { submissionId, reference, status: 'sent' }
  write(entries.map((entry) => (entry.submissionId === submissionId ? sent : entry)))
}

/** Takes an enquiry off: other words have taken its place. */
export function drop(submissionId: string): void {
  const entries = read()
  const others = entries.filter((entry) => entry.submissionId !== submissionId)
  if (others.length < entries.length) write(others)
}

/** The list as far as it can be understood, without those that have expired. */
function read(): Entry[] {
  const stored = readStoredJson('localStorage', UNSENT_KEY)
  return Array.isArray(stored) ? stored.flatMap(entryOf) : []
}

function write(entries: readonly Entry[]): boolean {
  const sent = new Set(entries.filter(({ status }) => status === 'sent').slice(0, -MAX_SENT))
  const left = entries.filter((entry) => !sent.has(entry))
  return store('localStorage', UNSENT_KEY, left.length === 0 ? null : JSON.stringify(left))
}

function entryOf(item: unknown): Entry[] {
  if (typeof item !== 'object' || item === null) return []
  const record: Partial<Record<keyof UnsentEntry | keyof SentEntry, unknown>> = item
  const text = (name: keyof typeof record): string => {
    const value = record[name]
    return typeof value === 'string' ? value : ''
  }
  const submissionId = text('submissionId')
  if (record.status === 'sent')
    return submissionId ? [{ submissionId, reference: text('reference'), status: 'sent' }] : []
  const fields = cleanEnquiry(Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, text(name)])))
  // A time that cannot be read counts from now: so the entry is sent and still expires.
  const now = Date.now()
  const written = Date.parse(text('timestamp'))
  const storedAt = written <= now ? written : now
  if (!fields.phone || now - storedAt >= EXPIRY_MS) return []
  return [
    {
      ...fields,
      timestamp: new Date(storedAt).toISOString(),
      status: 'pending',
      submissionId: submissionId || createSubmissionId(),
      context: (record.context ?? {}) as Submission['context'],
    },
  ]
}
