import {
  listEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import { visitText } from '../../domain/enquiry/visit.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import type { ListedEnquiry } from '../../server/enquiries/stored-enquiry.ts'
import type { Output } from '../terminal/output.ts'
import { printRows, type Format, type RowShape } from '../terminal/rows.ts'
import { serverConfig, withStore } from './open-database.ts'

const marks = ({ suspect, repeatOf }: ListedEnquiry): string =>
  `${suspect ? '[suspect] ' : ''}${repeatOf === null ? '' : `[repeats ${repeatOf}] `}`

/** Enquiries as rows: all columns for programs, seven for a terminal. */
const enquiryShape: RowShape<ListedEnquiry> = {
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
    'contactBy',
    'callTime',
    'request',
    'visitOn',
    'visitSlot',
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
    ['Received', 20, (enquiry) => timeInIndia(new Date(enquiry.createdAt))],
    ['Name', 22, (enquiry) => enquiry.name],
    ['Phone', 16, (enquiry) => enquiry.phoneE164 ?? enquiry.phone],
    ['About', 24, (one) => one.projectName ?? one.projectId ?? one.developer ?? one.source ?? ''],
    ['Delivery', 9, (enquiry) => enquiry.delivery],
    ['Message', 60, (enquiry) => [marks(enquiry), enquiry.message ?? ''].join('')],
  ],
}

/** Visits on a terminal: when, who, where. */
const visitShape: RowShape<ListedEnquiry> = {
  ...enquiryShape,
  table: [
    [
      'Visit',
      44,
      (one) => visitText({ visitOn: one.visitOn ?? '', visitSlot: one.visitSlot ?? '' }),
    ],
    ['Name', 22, (enquiry) => enquiry.name],
    ['Phone', 16, (enquiry) => enquiry.phoneE164 ?? enquiry.phone],
    ['Project', 30, (one) => one.projectName ?? one.projectId ?? ''],
    ['Reference', 12, (enquiry) => enquiry.reference],
    ['Message', 40, (enquiry) => [marks(enquiry), enquiry.message ?? ''].join('')],
  ],
}

/** Streams the enquiries that the filter means to standard output, no faster than it is read. */
export const writeEnquiries = async (
  filter: EnquiryFilter,
  writing: { format: Format; raw?: boolean },
  output: Output,
): Promise<void> =>
  withStore(serverConfig(), async (connection) => {
    let count = 0
    const counted = async function* () {
      for await (const enquiry of listEnquiries(connection.use, filter)) {
        count += 1
        if (count % 1000 === 0) output.status(`${count} enquiries …`)
        yield enquiry
      }
    }
    const shape = filter.visitsFrom === undefined ? enquiryShape : visitShape
    await printRows(counted(), shape, writing)
    output.status('')
    output.message(count === 1 ? '1 enquiry' : `${count} enquiries`)
  })
