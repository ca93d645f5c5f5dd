import { istText } from '../../server/enquiries/intake/ist.ts'
import type { ListedEnquiry } from '../../server/enquiries/stored-enquiry.ts'
import type { RowShape } from '../rows.ts'

const marks = ({ suspect, repeatOf }: ListedEnquiry): string =>
  `${suspect ? '[suspect] ' : ''}${repeatOf === null ? '' : `[repeats ${repeatOf}] `}`

/** Enquiries as rows: all columns for programs, seven for a terminal. */
export const enquiryShape: RowShape<ListedEnquiry> = {
  columns: [
    'id',
    'reference',
    'createdAt',
    'deliveredAt',
    'name',
    'phone',
    'phoneE164',
    'email',
    'message',
    'source',
    'page',
    'developer',
    'projectId',
    'projectName',
    'submissionId',
    'marketing',
    'suspect',
    'suspectReason',
    'repeatOf',
    'delivery',
    'deliveryError',
    'privacyVersion',
    'referrer',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
  ],
  table: [
    ['Reference', 12, (enquiry) => enquiry.reference],
    ['Received', 20, (enquiry) => istText(new Date(enquiry.createdAt))],
    ['Name', 22, (enquiry) => enquiry.name],
    ['Phone', 16, (enquiry) => enquiry.phoneE164 ?? enquiry.phone],
    [
      'About',
      24,
      (enquiry) =>
        enquiry.projectName ?? enquiry.projectId ?? enquiry.developer ?? enquiry.source ?? '',
    ],
    ['Delivery', 9, (enquiry) => enquiry.delivery],
    ['Message', 60, (enquiry) => [marks(enquiry), enquiry.message ?? ''].join('')],
  ],
}
