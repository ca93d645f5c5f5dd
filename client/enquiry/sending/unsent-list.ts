import { UNSENT_KEY } from './browser-storage.ts'
import { cleanEnquiry, type EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import type { Submission } from './send.ts'

/** An enquiry that could not be sent yet, as it lies in the browser (docs/product.md, 'Sending'). */
export type UnsentEnquiry = EnquiryFields & {
  /** When it was kept, ISO 8601. */
  readonly timestamp: string
  readonly status: 'pending'
  readonly submissionId: string
  /** Where it came from and what it is about; nothing of the visitor's own. */
  readonly context?: Submission['context']
}

/** All that stays once it is sent. */
type SentEntry = {
  readonly submissionId: string
  readonly reference: string
  readonly status: 'sent'
}

type Entry = UnsentEnquiry | SentEntry

export type UnsentList = {
  /** Keeps it, in place of an earlier one under the same id. False: the browser will not store it. */
  keep(submission: Submission): boolean
  /** The unsent ones, oldest first, after the expired are removed. */
  unsent(): readonly UnsentEnquiry[]
  /** It was sent: only its reference stays. An entry that changed meanwhile stays unsent. */
  markSent(sent: UnsentEnquiry, reference: string): void
  /** Gives it another id, after another enquiry was stored under its own. */
  renew(entry: UnsentEnquiry): UnsentEnquiry
  /** Takes it off the list; nothing stays. */
  drop(submissionId: string): void
}

const EXPIRY_MS = 72 * 60 * 60 * 1000
const MOST_SENT_ENTRIES = 20

type Parts = {
  /** undefined or throwing: there is no storage. */
  readonly storage: () => Storage | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly mintId: () => string
}

/** The list `contactFormData` in the browser's local storage. Whatever else stands there, it copes. */
export function createUnsentList({ storage, now, mintId }: Parts): UnsentList {
  function read(): Entry[] {
    try {
      const stored: unknown = JSON.parse(storage()?.getItem(UNSENT_KEY) ?? '[]')
      return Array.isArray(stored) ? stored.flatMap((item) => entryOf(item, now(), mintId)) : []
    } catch {
      return []
    }
  }

  function write(entries: readonly Entry[]): boolean {
    const sent = entries.filter(({ status }) => status === 'sent')
    const oldest = new Set(sent.slice(0, -MOST_SENT_ENTRIES))
    const kept = entries.filter((entry) => !oldest.has(entry))
    try {
      const place = storage()
      if (kept.length === 0) place?.removeItem(UNSENT_KEY)
      else place?.setItem(UNSENT_KEY, JSON.stringify(kept))
      return place !== undefined
    } catch {
      return false
    }
  }

  function replace(submissionId: string, change: (entry: Entry) => Entry | undefined): void {
    write(
      read().flatMap((entry) => {
        const changed = entry.submissionId === submissionId ? change(entry) : entry
        return changed ? [changed] : []
      }),
    )
  }

  return {
    keep({ fields, context, submissionId }) {
      const entry: UnsentEnquiry = {
        ...fields,
        timestamp: new Date(now()).toISOString(),
        status: 'pending',
        submissionId,
        context,
      }
      return write([...read().filter((other) => other.submissionId !== submissionId), entry])
    },
    unsent() {
      const entries = read()
      const living = entries.filter(
        (entry) => entry.status === 'sent' || now() - Date.parse(entry.timestamp) < EXPIRY_MS,
      )
      // Written even if none expired: an entry without an id has just got one, and must keep it.
      if (entries.length > 0) write(living)
      return living.filter((entry) => entry.status === 'pending')
    },
    markSent(sent, reference) {
      replace(sent.submissionId, (entry) =>
        sameText(entry, sent)
          ? { submissionId: sent.submissionId, reference, status: 'sent' }
          : entry,
      )
    },
    renew(entry) {
      const renewed = { ...entry, submissionId: mintId() }
      replace(entry.submissionId, () => renewed)
      return renewed
    },
    drop(submissionId) {
      replace(submissionId, () => undefined)
    },
  }
}

/** What is posted again: word for word what was posted before, under the same id. */
export function submissionOf({
  name,
  phone,
  email,
  message,
  submissionId,
  context = {},
}: UnsentEnquiry): Submission {
  return { fields: { name, phone, email, message }, context, submissionId }
}

function sameText(entry: Entry, other: UnsentEnquiry): boolean {
  return (
    entry.status === 'pending' &&
    entry.name === other.name &&
    entry.phone === other.phone &&
    entry.email === other.email &&
    entry.message === other.message
  )
}

/** An entry as far as it can be understood: none, or one. */
function entryOf(item: unknown, now: number, mintId: () => string): Entry[] {
  if (typeof item !== 'object' || item === null) return []
  const record = new Map<string, unknown>(Object.entries(item))
  const text = (name: string): string => {
    const value = record.get(name)
    return typeof value === 'string' ? value : ''
  }
  const submissionId = text('submissionId')
  if (text('status') === 'sent') {
    return submissionId ? [{ submissionId, reference: text('reference'), status: 'sent' }] : []
  }
  const fields = cleanEnquiry({
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  })
  if (!fields.phone) return []
  const context = record.get('context')
  return [
    {
      ...fields,
      timestamp: timestampOf(record.get('timestamp'), now),
      status: 'pending',
      submissionId: submissionId || mintId(),
      ...(isContext(context) && { context }),
    },
  ]
}

/** A time that cannot be read, or lies ahead, counts from now: so the entry is sent and still expires. */
function timestampOf(value: unknown, now: number): string {
  const time =
    typeof value === 'number' ? value : Date.parse(typeof value === 'string' ? value : '')
  return new Date(time <= now && time > 0 ? time : now).toISOString()
}

function isContext(value: unknown): value is Submission['context'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part))
  )
}
