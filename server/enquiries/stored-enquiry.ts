import {
  choiceLabel,
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_FIELDS,
  type EnquiryField,
} from '../../domain/enquiry/enquiry-fields.ts'
import { readAttribution, type Attribution } from '../../domain/enquiry/attribution.ts'
import { visitText } from '../../domain/enquiry/site-visit.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import { pick } from '../../domain/value/pick.ts'
import type { DeliveryState, EnquiryRow } from './database/tables.ts'

/** An enquiry as the agency gets it; times are ISO 8601 in UTC, absent texts null. */
export type StoredEnquiry = Readonly<ReturnType<typeof toStoredEnquiry>>

export type ListedEnquiry = StoredEnquiry & {
  /** When the last delivery arrived; null while one is missing, or where there is none. */
  readonly deliveredAt: string | null
  /**
   * The worst state of its deliveries; `none` where nothing is queued, `dead` where one was given
   * up.
   */
  readonly delivery: DeliveryState | 'none'
  readonly deliveryError: string | null
}

/** A line of a mail; a line without text is left out. */
type MailLine = {
  readonly label: string
  readonly text: (enquiry: StoredEnquiry, publicUrl: string) => string | null | undefined
}

const line = (label: string, text: MailLine['text']): MailLine => ({ label, text })

/**
 * What a mail says of a field in other words than the visitor's; null where it has no line of its
 * own, as the time of a visit stands beside its day.
 */
const OTHER_WORDS: Partial<Record<EnquiryField, MailLine | null>> = {
  phone: line('Phone', ({ phone, phoneE164 }) => phoneE164 ?? phone),
  visitOn: line('Site visit', (enquiry) => visitOf(enquiry)),
  visitSlot: null,
}

function visitorLine(field: EnquiryField): MailLine | null {
  const { label, title = label, choices } = ENQUIRY_FIELDS[field]
  const own = line(title, ({ [field]: text }) => (choices ? choiceLabel(field, text) : text))
  const { [field]: other = own } = OTHER_WORDS
  return other
}

const { name, phone, ...visitorLines } = Object.fromEntries(
  ENQUIRY_FIELD_NAMES.map((field) => [field, visitorLine(field)]),
) as Record<EnquiryField, MailLine | null>

/**
 * The fields that the agency gets of an enquiry: their names and order are those of the CSV's
 * columns, and each has its line in a mail, or null for none. The names are the posted ones, which
 * webhook and exports keep.
 */
export const STORED_FIELDS: Readonly<Record<keyof ListedEnquiry, MailLine | null>> = {
  id: null,
  reference: line('Reference', ({ reference }) => reference),
  createdAt: line('Received', ({ createdAt }) => timeInIndia(new Date(createdAt))),
  deliveredAt: null,
  name,
  phone,
  phoneE164: null,
  ...visitorLines,
  source: line('Form', ({ source }) => source),
  page: line('Page', ({ page }, publicUrl) => page && publicUrl + page),
  developer: line('Developer', ({ developer }) => developer),
  projectId: line('Project', ({ projectId, projectName }) =>
    // The name that people know, with the id, as two projects may have one name.
    projectName === null ? projectId : `${projectName} (${projectId})`,
  ),
  projectName: null,
  // Mails have the adviser's name, which is not stored.
  adviser: null,
  submissionId: null,
  marketing: line('Other projects', ({ marketing }) =>
    marketing ? 'Wants to be told of them' : 'Did not ask to be told of them',
  ),
  suspect: null,
  suspectReason: line('Suspect', ({ suspectReason }) =>
    suspectReason
      ?.split(',')
      .map((reason) => SUSPECT_REASONS[reason] ?? reason)
      .join('; '),
  ),
  repeatOf: line('Likely repeat of', ({ repeatOf }) => repeatOf),
  delivery: null,
  deliveryError: null,
  privacyVersion: line('Privacy notice', ({ privacyVersion }) => privacyVersion),
  attribution: line('Came from', ({ attribution }) =>
    Object.entries(attribution ?? {})
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n'),
  ),
}

const SUSPECT_REASONS: Readonly<Record<string, string>> = {
  trap: 'a field that no person sees was filled in',
  fast: 'it was sent sooner than anyone can type',
  origin: 'its origin could not be verified',
  phone: 'the phone number does not look like one',
  total: 'very many enquiries came in the same minute',
}

/** The visit in words: 'Saturday, 28 November 2026, 11:00 am'; undefined where none is planned. */
export const visitOf = ({ visitOn, visitSlot }: StoredEnquiry): string | undefined =>
  visitOn === null || visitSlot === null ? undefined : visitText({ visitOn, visitSlot })

/** The columns are named one by one, as the row may have more from a later release. */
export function toStoredEnquiry(row: EnquiryRow) {
  return {
    ...pick(row, ['id', 'reference', 'createdAt', ...ENQUIRY_FIELD_NAMES, 'phoneE164']),
    ...pick(row, ['source', 'page', 'developer', 'projectId', 'projectName', 'submissionId']),
    ...pick(row, ['adviser', 'privacyVersion', 'repeatOf']),
    marketing: row.marketing === 1,
    suspect: row.suspect !== null,
    suspectReason: row.suspect,
    attribution: attributionOf(row),
  }
}

/** Where the visit came from; null where nothing is known. */
function attributionOf(row: EnquiryRow): Attribution | null {
  const former: Attribution = readAttribution(
    (name) =>
      ({
        utm_source: row.utmSource,
        utm_medium: row.utmMedium,
        utm_campaign: row.utmCampaign,
        utm_term: row.utmTerm,
        utm_content: row.utmContent,
        referrer: row.referrer,
      })[name as string],
  )
  const attribution = row.attribution ? (JSON.parse(row.attribution) as Attribution) : former
  return Object.keys(attribution).length > 0 ? attribution : null
}
