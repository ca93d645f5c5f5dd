import { once } from 'node:events'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { visibleText } from '../../domain/text/text.ts'

export const formats = ['table', 'csv', 'json', 'ndjson'] as const
export type Format = (typeof formats)[number]

/** How rows are written: `raw` is CSV for a program. */
export type Writing = { format: Format; raw?: true }

export type RowShape<Row> = {
  /** The columns of CSV: names, or paths into the row with a title. JSON has the whole row. */
  columns: readonly ((keyof Row & string) | { key: string; header: string })[]
  table: [title: string, width: number, cell: (row: Row) => string][]
}

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>

/** Writes rows to standard output in the format, no faster than the reader takes them. */
export const printRows = async <Row>(
  rows: Rows<Row>,
  shape: RowShape<Row>,
  { format, raw }: Writing,
): Promise<void> => {
  const texts =
    format === 'csv' ? csv(rows, shape, raw) : { json, ndjson, table }[format](rows, shape)
  for await (const text of texts) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  }
}

/** RFC 4180; unless raw, with a byte order mark and without formulas, for spreadsheets. */
function csv<Row>(rows: Rows<Row>, { columns }: RowShape<Row>, raw: Writing['raw']) {
  const lines = stringify({
    header: true,
    bom: !raw,
    columns: [...columns],
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    escape_formulas: !raw,
    cast: { boolean: String, string: raw ? (text) => text : visibleText },
  })
  return Readable.from(rows).compose(lines).setEncoding('utf8')
}

/** Escapes characters that a terminal would act on or hide; programs read the same text. */
const toJson = (row: unknown): string =>
  JSON.stringify(row).replace(/[\p{Cf}\p{Cc}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )

async function* json(rows: Rows<unknown>) {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${toJson(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* ndjson(rows: Rows<unknown>) {
  for await (const row of rows) yield `${toJson(row)}\n`
}

async function* table<Row>(rows: Rows<Row>, shape: RowShape<Row>) {
  yield line(shape.table.map(([title, width]) => fit(title, width)))
  for await (const row of rows) {
    yield line(shape.table.map(([, width, cell]) => fit(cellText(cell(row)), width)))
  }
}

const cellText = (cell: string): string => visibleText(cell.replace(/\s+/g, ' '))

const line = (cells: readonly string[]): string => `${cells.join('  ').trimEnd()}\n`

const fit = (text: string, width: number): string => {
  const symbols = [...text]
  return symbols.length > width
    ? `${symbols.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - symbols.length)
}
