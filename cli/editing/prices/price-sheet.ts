import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import { listAnd, normalizeText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import { replaceFile } from '../../atomic-files.ts'
import { contentsOf } from '../write/data-set.ts'
import type { LocatedPrice } from './price-list.ts'

export const columns = [
  ['developer', 'Developer', 24],
  ['project', 'Project id', 22],
  ['name', 'Project', 26],
  ['configuration', 'Configuration', 24],
  ['area', 'Area', 22],
  ['price', 'Price', 26],
] as const satisfies readonly (readonly [keyof LocatedPrice, string, number])[]

/** A price list of 100,000 rows takes a tenth of this limit. */
const MAX_UNPACKED_BYTES = 50_000_000

export type ColumnName = (typeof columns)[number][0]

/** The format of a sheet, by the ending of its file. @throws CannotRun for any other ending */
export function formatOf(path: string) {
  const ending = extname(path).toLowerCase()
  if (ending === '.csv') return { name: 'CSV', write: csvOf, read: fromCsv }
  if (ending === '.xlsx') return { name: 'Excel', write: xlsxOf, read: fromXlsx }
  throw new CannotRun(`"${path}" has to end in .csv or .xlsx.`)
}

/** Writes the prices as a sheet. @throws CannotRun where the file cannot be written */
export async function writeSheet(path: string, prices: readonly LocatedPrice[]): Promise<void> {
  const rows = prices.map((price) => columns.map(([name]) => price[name]))
  const titles = columns.map(([, title]) => title)
  await replaceFile(path, await formatOf(path).write(titles, rows), { name: `"${path}"` })
}

async function csvOf(titles: readonly string[], rows: readonly string[][]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  // Spreadsheets run texts that start like a formula, and misread a file without a byte order mark.
  return stringify([[...titles], ...rows], { bom: true, escape_formulas: true, eof: true })
}

async function xlsxOf(titles: readonly string[], rows: readonly string[][]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const cells = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    // Cells are texts, as a spreadsheet would turn some ids into dates and numbers.
    ...rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
  ]
  return writeXlsxFile(cells, {
    sheet: 'Prices',
    columns: columns.map(([, , width]) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** A sheet's cells as texts, row by row from the first; empty cells are ''. */
export async function readSheet(path: string): Promise<readonly (readonly string[])[]> {
  const { name, read } = formatOf(path)
  const contents = contentsOf(path)
  if (contents === undefined) throw new CannotRun(`"${path}" cannot be read: it does not exist.`)
  try {
    return await read(contents)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`"${path}" is no ${name} file: ${reasonOf(error)}`)
  }
}

async function fromCsv(contents: Buffer): Promise<string[][]> {
  const { parse } = await import('csv-parse/sync')
  if (!isUtf8(contents) || contents.includes(0))
    throw new CannotRun('The sheet is not saved as UTF-8: save it as "CSV UTF-8" and try again.')
  const whole = new TextDecoder().decode(contents)
  // A first line `sep=;` tells spreadsheets the separator of cells, and is not counted as a row.
  const [line = '', delimiterLine] = /^sep=(.)\r?\n/.exec(whole) ?? []
  const text = whole.slice(line.length)
  const [first = ''] = text.split(/\r?\n/, 1)
  // Spreadsheets of some countries separate cells by semicolons or tabs.
  const delimiter = [';', '\t'].find((one) => first.split(one).length >= 2 && !first.includes(','))
  const rows = parse(text, {
    delimiter: delimiterLine ?? delimiter ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }).map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()))
  // Spreadsheets write rows as long as the titles' one. In a longer row a comma has split a text, and
  // what stands below Price may be half of one: `₹ 2.9 Cr` of `₹ 2.9 Cr, all inclusive`.
  const { length } = rows.find((row) => row.some(Boolean)) ?? []
  const split = rows.findIndex((row) => row.slice(length).some(Boolean))
  if (split !== -1)
    throw new CannotRun(
      `Row ${split + 1} of the sheet has more cells than there are titles: write a text with a comma in double quotes.`,
    )
  return rows
}

async function fromXlsx(contents: Buffer): Promise<string[][]> {
  const { unzipSync } = await import('fflate')
  // The filter only adds up the sizes of the files, and has none of them unpacked.
  let unpacked = 0
  unzipSync(contents, { filter: ({ originalSize }) => (unpacked += originalSize) < 0 })
  if (unpacked > MAX_UNPACKED_BYTES)
    throw new CannotRun('The sheet unpacks to more than 50 MB: delete its empty rows and columns.')
  const { default: readSheets } = await import('read-excel-file/node')
  const sheets = (await readSheets(contents)).map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }))
  // Beside the prices a workbook may have sheets of notes.
  const [prices, ...others] = sheets.filter(({ rows }) => rows.some(hasTitles))
  if (prices && others.length > 0) {
    const names = listAnd([prices, ...others].map(({ name }) => `"${name}"`))
    throw new CannotRun(`The sheets ${names} all have prices: keep one of them, hidden ones count.`)
  }
  return (prices ?? sheets[0])?.rows ?? []
}

const titles = new Set(columns.map(([, title]) => normalizeText(title)))

/** Whether a row has the titles of most columns. */
const hasTitles = (row: readonly string[]): boolean =>
  row.filter((cell) => titles.has(normalizeText(cell))).length > columns.length / 2

const cellText = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 10)
    : String((cell ?? '') as string | number | boolean).trim()

/** A spreadsheet's name for a column, from 0: 'A', 'B', … 'Z', 'AA'. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter
}
