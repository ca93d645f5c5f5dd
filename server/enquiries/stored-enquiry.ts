import type { DeliveryState, EnquiryRow } from './database/tables.ts'

export type StoredEnquiry = Readonly<ReturnType<typeof toStoredEnquiry>>

/** A stored enquiry with the state of its delivery. */
export type ListedEnquiry = StoredEnquiry & {
  /** When the last of its deliveries arrived; null while one is missing or there is none. */
  readonly deliveredAt: string | null
  /** The worst of its deliveries: `none` queued, `pending`, `delivered`, or `dead` (given up). */
  readonly delivery: DeliveryState | 'none'
  readonly deliveryError: string | null
}

/**
 * An enquiry as the agency gets it: in the webhook, in exports and lists. The names are the posted
 * ones; times are ISO 8601 in UTC. Absent texts are null.
 */
export function toStoredEnquiry(row: EnquiryRow) {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name,
    phone: row.phone,
    phoneE164: row.phone_e164,
    email: row.email,
    message: row.message,
    contactBy: row.contact_by,
    callTime: row.call_time,
    request: row.request,
    /** A site visit: day and time in India. */
    visitOn: row.visit_on,
    visitSlot: row.visit_slot,
    source: row.source,
    page: row.page,
    developer: row.developer,
    projectId: row.project_id,
    projectName: row.project_name,
    submissionId: row.submission_id,
    marketing: row.marketing === 1,
    privacyVersion: row.privacy_version,
    suspect: row.suspect !== null,
    /** Why: `trap`, `fast`, `origin`, `phone`, comma separated. */
    suspectReason: row.suspect,
    /** Reference of the enquiry that this one probably repeats. */
    repeatOf: row.repeat_of,
    referrer: row.referrer,
    utm_source: row.utm_source,
    utm_medium: row.utm_medium,
    utm_campaign: row.utm_campaign,
    utm_term: row.utm_term,
    utm_content: row.utm_content,
  }
}
