import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { CannotRun } from '../../../catalogue/system-errors.ts'
import {
  columnLetter,
  countTitles,
  isTitleRow,
  type Sheet,
  type SheetRow,
} from './price-columns.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** In how many of the first lines the titles are looked for. */
const FIRST_LINES = 20
const LINE_ENDS = ['\r\n', '\n', '\r']

/**
 * Reads a CSV file in UTF-8, with any of the usual separators of cells and any line ends.
 * @throws CannotRun where quotes or separators make its cells uncertain, with row and column
 */
export function readCsv(contents: Buffer): Sheet {
  if (contents.subarray(0, 2).toString('latin1') === 'PK')
    throw new CannotRun('The sheet is an Excel file: let its name end in .xlsx.')
  if (!isUtf8(contents) || contents.includes(0))
    throw new CannotRun('The sheet is not saved as UTF-8: save it as "CSV UTF-8" and try again.')
  const whole = new TextDecoder().decode(contents)
  // A first line `sep=;` tells spreadsheets the separator of cells, and is not counted as a row.
  const [line = '', said] = /^sep=(.)(?:\r\n|\r|\n)/.exec(whole) ?? []
  const text = whole.slice(line.length)
  const delimiter = said ?? likelyDelimiter(text)
  const rows: SheetRow[] = []
  let number = 0
  try {
    parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      // Only filled cells are kept, as a sheet may have a million empty rows.
      on_record: (record: readonly string[]) => {
        number += 1
        const row = filledRow(number, record)
        assertQuotesClosed(row, delimiter)
        if (row.cells.size > 0) rows.push(row)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { column } = error
    throw new CannotRun(openQuote(number + 1, typeof column === 'number' ? column : 0))
  }
  assertOneCellATitle(rows)
  return { rows, isHiddenColumn: () => false }
}

const filledRow = (number: number, record: readonly string[]): SheetRow => ({
  number,
  isHidden: false,
  cells: new Map(
    record
      .map((cell, index): [number, string] => [index, cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()])
      .filter(([, cell]) => cell !== ''),
  ),
})

/** The separator by which the first lines have most of the titles; a comma where none has any. */
function likelyDelimiter(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, FIRST_LINES)
  const titlesBy = (delimiter: string): number =>
    Math.max(...lines.map((line) => countTitles(line.replaceAll('"', '').split(delimiter))))
  return DELIMITERS.reduce((best, one) => (titlesBy(one) > titlesBy(best) ? one : best))
}

const openQuote = (row: number, column: number): string =>
  `Row ${row}, column ${columnLetter(column)} of the sheet begins with a double quote that is not closed in its cell: close it there, or remove it.`

/**
 * A quote that is not closed takes in the cells and rows behind it until another cell begins with
 * a quote.
 */
function assertQuotesClosed({ number, cells }: SheetRow, delimiter: string): void {
  for (const [column, cell] of cells) {
    const [, ...further] = cell.split(/\r\n|\r|\n/)
    if (further.some((line) => line.startsWith('"') || line.includes(`${delimiter}"`)))
      throw new CannotRun(openQuote(number, column))
  }
}

/**
 * Spreadsheets write rows as long as the titles' one. In a longer row a separator has split a text,
 * and what stands below Price may be half of one: `₹ 2.9 Cr` of `₹ 2.9 Cr, all inclusive`.
 */
function assertOneCellATitle(rows: readonly SheetRow[]): void {
  const titles = rows.find(isTitleRow) ?? rows[0]
  const last = Math.max(...(titles?.cells.keys() ?? []))
  for (const { number, cells } of rows) {
    const extra = [...cells.keys()].find((column) => column > last)
    if (extra !== undefined)
      throw new CannotRun(
        `Row ${number} has more cells than there are titles, up to column ${columnLetter(extra)}: write a text that holds the separator of cells in double quotes.`,
      )
  }
}
