import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { istText } from '../../server/enquiries/intake/ist.ts'
import type { ListedEnquiry } from '../../server/enquiries/stored-enquiry.ts'

export const formats = ['table', 'csv', 'json', 'ndjson'] as const
export type Format = (typeof formats)[number]

/**
 * The enquiries as text in the format, piece by piece.
 * @param raw CSV for a program: the bare values, not made safe for a spreadsheet
 */
export const written = (
  enquiries: AsyncIterable<ListedEnquiry>,
  format: Format,
  raw: boolean,
): AsyncIterable<string> => writers[format](enquiries, raw)

type Writer = (enquiries: AsyncIterable<ListedEnquiry>, raw: boolean) => AsyncIterable<string>

const writers: Readonly<Record<Format, Writer>> = { table, csv, json, ndjson }

const COLUMNS = [
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
] as const satisfies readonly (keyof ListedEnquiry)[]

/**
 * RFC 4180. For spreadsheets it starts with the mark by which they know UTF-8, and a text that they
 * would run as a formula (it starts with =, +, -, @, a tab or a line break) gets an apostrophe in
 * front; raw it has neither.
 */
function csv(enquiries: AsyncIterable<ListedEnquiry>, raw: boolean): AsyncIterable<string> {
  const lines = stringify({
    header: true,
    bom: !raw,
    columns: [...COLUMNS],
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    escape_formulas: !raw,
    cast: { boolean: String },
  })
  return Readable.from(enquiries).compose(lines).setEncoding('utf8')
}

async function* json(enquiries: AsyncIterable<ListedEnquiry>): AsyncIterable<string> {
  let before = '[\n'
  for await (const enquiry of enquiries) {
    yield `${before}${JSON.stringify(enquiry)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* ndjson(enquiries: AsyncIterable<ListedEnquiry>): AsyncIterable<string> {
  for await (const enquiry of enquiries) yield `${JSON.stringify(enquiry)}\n`
}

const TABLE: readonly [title: string, width: number, cell: (enquiry: ListedEnquiry) => string][] = [
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
]

const marks = ({ suspect, repeatOf }: ListedEnquiry): string =>
  `${suspect ? '[suspect] ' : ''}${repeatOf === null ? '' : `[repeats ${repeatOf}] `}`

async function* table(enquiries: AsyncIterable<ListedEnquiry>): AsyncIterable<string> {
  yield row(TABLE.map(([title, width]) => fit(title, width)))
  for await (const enquiry of enquiries) {
    yield row(TABLE.map(([, width, cell]) => fit(cell(enquiry).replace(/\s+/g, ' '), width)))
  }
}

const row = (cells: readonly string[]): string => `${cells.join('  ').trimEnd()}\n`

const fit = (text: string, width: number): string => {
  const symbols = [...text]
  return symbols.length > width
    ? `${symbols.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - symbols.length)
}
