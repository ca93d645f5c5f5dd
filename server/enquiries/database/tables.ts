import type { Kysely, Transaction } from 'kysely'

/** Times are ISO 8601 in UTC with milliseconds, as text: they sort, and both databases keep them alike. */
export type Timestamp = string

/** One enquiry as it is stored; written once, never changed. */
export type EnquiryRow = {
  readonly id: string
  /** Minted by the form, once a filling-in; by the server where a plain form sent none. */
  readonly submission_id: string
  /** What is read out on the phone: `PF-7K3M-92QX`. */
  readonly reference: string
  /** Digest of what the visitor typed; distinguishes a retry from another enquiry under the same submission. */
  readonly fingerprint: string
  readonly name: string
  readonly phone: string
  readonly phone_e164: string | null
  /** The E.164 number, else the bare digits, else what was typed: what repeats are found by. */
  readonly phone_key: string
  readonly email: string | null
  readonly message: string | null
  /** `call`, `whatsapp` or `email`; null = not chosen. */
  readonly contact_by: string | null
  /** `morning`, `afternoon` or `evening`; null = not chosen. */
  readonly call_time: string | null
  /** `see`, `correct`, `delete` or `stop-calls`; null = no privacy request. */
  readonly request: string | null
  /** The day of a site visit, YYYY-MM-DD, and its time, '11:00', both in India; null = none is planned. */
  readonly visit_on: string | null
  readonly visit_slot: string | null
  readonly source: string | null
  readonly page: string | null
  readonly developer: string | null
  readonly project_id: string | null
  /** As it was when the enquiry was received. */
  readonly project_name: string | null
  readonly utm_source: string | null
  readonly utm_medium: string | null
  readonly utm_campaign: string | null
  readonly utm_term: string | null
  readonly utm_content: string | null
  /** Host of the referrer. */
  readonly referrer: string | null
  /** Version of the privacy notice that stood beside the form. */
  readonly privacy_version: string | null
  /** 1 = the visitor ticked consent to hear of other projects. */
  readonly marketing: number
  /** Why it is probably spam (`trap`, `fast`, `origin`, comma separated); null when it does not. */
  readonly suspect: string | null
  /** Reference of the earlier enquiry with the same phone and message, at most ten minutes back. */
  readonly repeat_of: string | null
  readonly created_at: Timestamp
}

export type Channel = 'email' | 'webhook'

/** `dead`: given up after 24 hours; only `enquiries retry` takes it up again. */
export type DeliveryState = 'pending' | 'delivered' | 'dead'

/** The outbox: one row for each enquiry and way to the agency. */
export type DeliveryRow = {
  readonly enquiry_id: string
  readonly channel: Channel
  state: DeliveryState
  attempts: number
  /** Start of the 24 hours of trying. */
  queued_at: Timestamp
  /** While an attempt runs this lies beyond its time-out: the row's lease. */
  next_attempt_at: Timestamp
  delivered_at: Timestamp | null
  last_error: string | null
}

/** Posts of one network in the running minute; `address` is a digest under the key of the day. */
export type RateRow = { readonly address: string; hits: number; ends_at: Timestamp }

/** The key of a day's network digests; without it a digest identifies nobody. */
export type RateKeyRow = { readonly day: string; readonly key: string }

/** Words that were searched for and found nothing, by day in India; nothing identifies who searched. */
export type ZeroResultSearchRow = { readonly day: string; readonly words: string; times: number }

export type Tables = {
  enquiry: EnquiryRow
  delivery: DeliveryRow
  rate: RateRow
  rate_key: RateKeyRow
  missed_search: ZeroResultSearchRow
}

export type Db = Kysely<Tables> | Transaction<Tables>
