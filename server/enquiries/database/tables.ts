import type { Kysely, Transaction } from 'kysely'
import type { EnquiryField } from '../../../domain/enquiry/enquiry.ts'

/** Times are ISO 8601 in UTC with milliseconds, as text: they sort, and both databases keep them alike. */
type Timestamp = string

/** One enquiry as it is stored; written once, never changed. What the visitor left out is null. */
export type EnquiryRow = Record<EnquiryField, string | null> & {
  id: string
  /** Minted by the form, once a filling-in; by the server where a plain form sent none. */
  submissionId: string
  /** What is read out on the phone: `PF-7K3M-92QX`. */
  reference: string
  /** Digest of what the visitor typed; distinguishes a retry from another enquiry under the same submission. */
  fingerprint: string
  name: string
  phone: string
  phoneE164: string | null
  /** The E.164 number, else the bare digits, else what was typed: what repeats are found by. */
  phoneKey: string
  source: string | null
  page: string | null
  developer: string | null
  projectId: string | null
  /** As it was when the enquiry was received. */
  projectName: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  utmTerm: string | null
  utmContent: string | null
  /** Host of the referrer. */
  referrer: string | null
  /** Version of the privacy notice that stood beside the form. */
  privacyVersion: string | null
  /** 1 = the visitor ticked consent to hear of other projects. */
  marketing: number
  /** Why it is probably spam (`trap`, `fast`, `origin`, `phone`, `total`, comma separated); null when it is not. */
  suspect: string | null
  /** Reference of the earlier enquiry with the same phone and message, at most ten minutes back. */
  repeatOf: string | null
  createdAt: Timestamp
}

export type Channel = 'email' | 'webhook'

/** `dead`: given up after 24 hours; only `enquiries retry` takes it up again. */
export type DeliveryState = 'pending' | 'delivered' | 'dead'

/** The outbox: one row for each enquiry and way to the agency. */
export type DeliveryRow = {
  enquiryId: string
  channel: Channel
  state: DeliveryState
  attempts: number
  /** Start of the 24 hours of trying. */
  queuedAt: Timestamp
  /** While an attempt runs this lies beyond its time-out: the row's lease. */
  nextAttemptAt: Timestamp
  deliveredAt: Timestamp | null
  lastError: string | null
}

/** The tables by the names that code has for them: Kysely's plugin knows what they are called in the database. */
export type Tables = {
  enquiry: EnquiryRow
  delivery: DeliveryRow
  /** One row, written to see that the store can take an enquiry. */
  lease: { name: string; owner: string; expiresAt: Timestamp }
  /** Words that were searched for and found nothing, by day in India; nothing identifies who searched. */
  missedSearch: { day: string; words: string; times: number }
}

export type Db = Kysely<Tables> | Transaction<Tables>
