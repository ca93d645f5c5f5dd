import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { reasonOf, CannotRun } from '../../../catalogue/system-errors.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { replaceFile } from '../../atomic-files.ts'
import type { LocatedPrice } from './price-list.ts'
import { columns, isTitleRow, sheetOf, type Sheet } from './price-columns.ts'
import type { NamedSheet } from './xlsx/read-workbook.ts'

/** A price list of 100,000 rows has less than this, and reading as much takes less than 300 MB. */
const MAX_BYTES = 12_500_000

/** The format of a sheet, by the ending of its file. @throws CannotRun for any other ending */
export function formatOf(path: string) {
  const ending = extname(path).toLowerCase()
  if (ending === '.csv') return { write: csvOf, read: fromCsv }
  if (ending === '.xlsx') return { write: xlsxOf, read: fromXlsx }
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

/**
 * Reads a sheet of prices.
 * @throws CannotRun where the file cannot be read; the message says what to do
 */
export async function readSheet(path: string): Promise<Sheet> {
  const { read } = formatOf(path)
  const size = sizeOf(path)
  if (size > MAX_BYTES)
    throw new CannotRun(`"${path}" has more than ${MAX_BYTES / 1e6} MB: keep the price list alone.`)
  return read(path)
}

function sizeOf(path: string): number {
  try {
    accessSync(path, constants.R_OK)
    const stats = statSync(path)
    if (stats.isFile()) return stats.size
  } catch (error) {
    throw new CannotRun(`"${path}" cannot be read: ${reasonOf(error)}.`)
  }
  throw new CannotRun(`"${path}" cannot be read: it is no file.`)
}

async function fromCsv(path: string): Promise<Sheet> {
  const { readCsv } = await import('./read-csv.ts')
  return readCsv(readFileSync(path))
}

async function fromXlsx(path: string): Promise<Sheet> {
  const { readWorkbook } = await import('./xlsx/read-workbook.ts')
  const withPrices: NamedSheet[] = []
  let first: NamedSheet | undefined
  try {
    for await (const sheet of readWorkbook(path)) {
      // Beside the prices a workbook may have sheets of notes, which are not kept.
      if (sheet.rows.some(isTitleRow)) withPrices.push(sheet)
      else if (sheet.rows.length > 0) first ??= sheet
    }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`"${path}" ${whyUnreadable(readFileSync(path))}.`)
  }
  const [prices, ...others] = withPrices
  if (prices && others.length > 0) {
    const names = listAnd([prices, ...others].map(({ name }) => `"${name}"`))
    throw new CannotRun(`The sheets ${names} all have prices: keep one of them, hidden ones count.`)
  }
  return prices ?? first ?? sheetOf([])
}

/** Why a file is no workbook, by its first bytes, as the end of a sentence. */
function whyUnreadable(contents: Buffer): string {
  const again = 'open it and save it anew as .xlsx'
  if (contents.length === 0) return 'is empty'
  if (contents.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex')))
    return `is an old or a password-protected Excel file: ${again}, without a password`
  if (contents.subarray(0, 2).toString('latin1') !== 'PK')
    return `is no Excel file, whatever its name: ${again}`
  return `cannot be read as an Excel file: ${again}`
}
