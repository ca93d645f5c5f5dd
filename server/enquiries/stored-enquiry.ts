import type { DeliveryState, EnquiryRow } from './store/tables.ts'

/**
 * An enquiry as the agency gets it: in the webhook, in exports and lists. The names are the posted
 * ones; times are ISO 8601 in UTC. Absent texts are null.
 */
export type StoredEnquiry = {
  readonly id: string
  readonly reference: string
  readonly createdAt: string
  readonly name: string
  readonly phone: string
  readonly phoneE164: string | null
  readonly email: string | null
  readonly message: string | null
  readonly source: string | null
  readonly page: string | null
  readonly developer: string | null
  readonly projectId: string | null
  readonly projectName: string | null
  readonly submissionId: string
  readonly marketing: boolean
  readonly privacyVersion: string | null
  readonly suspect: boolean
  /** Why: `trap`, `fast`, `origin`, `phone`, comma separated. */
  readonly suspectReason: string | null
  /** Reference of the enquiry that this one probably repeats. */
  readonly repeatOf: string | null
  readonly referrer: string | null
  readonly utm_source: string | null
  readonly utm_medium: string | null
  readonly utm_campaign: string | null
  readonly utm_term: string | null
  readonly utm_content: string | null
}

/** A stored enquiry with how its delivery stands. */
export type ListedEnquiry = StoredEnquiry & {
  /** When the last of its deliveries arrived; null while one is missing or there is none. */
  readonly deliveredAt: string | null
  /** The worst of its deliveries: `none` queued, `pending`, `delivered`, or `dead` (given up). */
  readonly delivery: DeliveryState | 'none'
  readonly deliveryError: string | null
}

export function toStoredEnquiry(row: EnquiryRow): StoredEnquiry {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name,
    phone: row.phone,
    phoneE164: row.phone_e164,
    email: row.email,
    message: row.message,
    source: row.source,
    page: row.page,
    developer: row.developer,
    projectId: row.project_id,
    projectName: row.project_name,
    submissionId: row.submission_id,
    marketing: row.marketing === 1,
    privacyVersion: row.privacy_version,
    suspect: row.suspect !== null,
    suspectReason: row.suspect,
    repeatOf: row.repeat_of,
    referrer: row.referrer,
    utm_source: row.utm_source,
    utm_medium: row.utm_medium,
    utm_campaign: row.utm_campaign,
    utm_term: row.utm_term,
    utm_content: row.utm_content,
  }
}
