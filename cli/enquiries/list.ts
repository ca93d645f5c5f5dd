import process from 'node:process'
import {
  listEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import type { ListedEnquiry } from '../../server/enquiries/stored-enquiry.ts'
import type { Output } from '../terminal/output.ts'
import { printRows, type Format, type RowShape } from '../terminal/rows.ts'
import { serverConfig, withStore } from './open-database.ts'

const withMarks = ({ suspect, repeatOf, message }: ListedEnquiry): string =>
  [suspect && '[suspect]', repeatOf && `[repeats ${repeatOf}]`, message].filter(Boolean).join(' ')

/** Enquiries as rows: all columns for programs, eight for a terminal. */
const SHAPE: RowShape<ListedEnquiry> = {
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
    ['Visit', 16, ({ visitOn, visitSlot }) => `${visitOn ?? ''} ${visitSlot ?? ''}`],
    ['About', 24, (one) => one.projectName ?? one.projectId ?? one.developer ?? one.source ?? ''],
    ['Delivery', 9, (enquiry) => enquiry.delivery],
    ['Message', 60, withMarks],
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
        // The lines of a list on a terminal are progress themselves.
        if (count % 1000 === 0 && !process.stdout.isTTY) output.status(`${count} enquiries …`)
        yield enquiry
      }
    }
    await printRows(counted(), SHAPE, writing)
    output.message(count === 1 ? '1 enquiry' : `${count} enquiries`)
  })
