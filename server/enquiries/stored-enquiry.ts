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
export function toStoredEnquiry({
  fingerprint: _fingerprint,
  phoneKey: _phoneKey,
  utmSource,
  utmMedium,
  utmCampaign,
  utmTerm,
  utmContent,
  ...enquiry
}: EnquiryRow) {
  return {
    ...enquiry,
    marketing: enquiry.marketing === 1,
    suspect: enquiry.suspect !== null,
    /** Why: `trap`, `fast`, `origin`, `phone`, comma separated. */
    suspectReason: enquiry.suspect,
    utm_source: utmSource,
    utm_medium: utmMedium,
    utm_campaign: utmCampaign,
    utm_term: utmTerm,
    utm_content: utmContent,
  }
}
