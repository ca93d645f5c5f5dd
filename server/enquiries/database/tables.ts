import type { Kysely, Transaction } from 'kysely'
import type { EnquiryField } from '../../../domain/enquiry/enquiry-fields.ts'
import type { VisitSource } from '../../../domain/enquiry/visit-source.ts'
import type { CountedEvent } from '../../../domain/figures/figures.ts'

/**
 * A time as ISO 8601 text in UTC with milliseconds, which sorts and is the same in both databases.
 */
type Timestamp = string

/** The columns in which earlier releases stored where a visit came from; this one only reads them. */
export type FormerColumn =
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent' | 'referrer'

/**
 * An enquiry as it is stored; a row is written once and never changed. Fields left out are null.
 */
export type EnquiryRow = Record<EnquiryField | FormerColumn, string | null> & {
  id: string
  /** The id of one filling-in of the form; the server makes it where a plain form sent none. */
  submissionId: string
  /** The code that is read out on the phone: `PF-7K3M-92QX`. */
  reference: string
  /**
   * Digest of the visitor's own words, which tells a retry from another enquiry with the same
   * submission id.
   */
  fingerprint: string
  name: string
  phone: string
  phoneE164: string | null
  /** The key to find repeats by: the E.164 number, else the bare digits, else the text as typed. */
  phoneKey: string
  source: string | null
  page: string | null
  developer: string | null
  projectId: string | null
  /** The project's name at the time of the enquiry. */
  projectName: string | null
  /** The id in team.json of the adviser it is for, which may be gone from there since. */
  adviser: string | null
  /** Where the visit came from, an `Attribution` as JSON. */
  attribution: string | null
  /** Version of the privacy notice that stood beside the form. */
  privacyVersion: string | null
  /** 1 = the visitor ticked consent to hear of other projects. */
  marketing: number
  /**
   * The column of what is `suspectReason` everywhere else (`trap`, `fast`, `origin`, `phone`,
   * `total`, comma separated); null where the enquiry is not suspect.
   */
  suspect: string | null
  /** Reference of the earlier enquiry with the same phone and message, at most ten minutes back. */
  repeatOf: string | null
  createdAt: Timestamp
}

export type Channel = 'email' | 'webhook'

/**
 * The state of a delivery. `dead` was given up after 24 hours; only `enquiries retry` revives it.
 */
export type DeliveryState = 'pending' | 'delivered' | 'dead'

/** A row of the delivery queue: one for each enquiry and way to the agency. */
export type DeliveryRow = {
  enquiryId: string
  channel: Channel
  state: DeliveryState
  attempts: number
  /** Start of the 24 hours of trying. */
  queuedAt: Timestamp
  /**
   * The time of the next attempt. During an attempt it lies beyond the time-out, so that no other
   * process takes the row.
   */
  nextAttemptAt: Timestamp
  deliveredAt: Timestamp | null
  lastError: string | null
}

export type EventCountRow = {
  day: string
  event: CountedEvent
  /** A project as `developer/id`, the path of a page, or 'other'. */
  key: string
  source: VisitSource
  times: number
}

/** The tables by their names in code, which Kysely's plugin translates to those of the database. */
export type Tables = {
  enquiry: EnquiryRow
  delivery: DeliveryRow
  /**
   * Rows that `touch` writes: `readiness` to see whether the store can take an enquiry,
   * `event-count` as the lock of those who add to the counts. No row is a lease any more: only its
   * name is used.
   */
  lease: { name: string; owner: string; expiresAt: Timestamp }
  /** Words that a search did not find, by day in India; nothing identifies who searched. */
  missedSearch: { day: string; words: string; times: number }
  /**
   * How often something happened on a day in India: the event, the page or project that it was
   * about, and the kind of what had led the visit here; nothing identifies who it was.
   */
  eventCount: EventCountRow
}

export type Db = Kysely<Tables> | Transaction<Tables>
