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
  // Each by its name: the row may have columns of a later release.
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.createdAt,
    name: row.name,
    phone: row.phone,
    phoneE164: row.phoneE164,
    email: row.email,
    message: row.message,
    contactBy: row.contactBy,
    callTime: row.callTime,
    request: row.request,
    visitOn: row.visitOn,
    visitSlot: row.visitSlot,
    source: row.source,
    page: row.page,
    developer: row.developer,
    projectId: row.projectId,
    projectName: row.projectName,
    submissionId: row.submissionId,
    marketing: row.marketing === 1,
    privacyVersion: row.privacyVersion,
    suspect: row.suspect !== null,
    /** Why: `trap`, `fast`, `origin`, `phone`, comma separated. */
    suspectReason: row.suspect,
    repeatOf: row.repeatOf,
    referrer: row.referrer,
    utm_source: row.utmSource,
    utm_medium: row.utmMedium,
    utm_campaign: row.utmCampaign,
    utm_term: row.utmTerm,
    utm_content: row.utmContent,
  }
}
