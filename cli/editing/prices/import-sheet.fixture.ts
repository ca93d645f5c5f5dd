import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'
import { matchRows } from './match-rows.ts'
import type { LocatedPrice } from './price-list.ts'
import { readSheet } from './price-sheet.ts'
import { row, type CellText } from './xlsx/workbook.fixture.ts'

const prices = [
  ['', '₹ 2.9 Cr'],
  ['2 BHK', '₹ 2.9 Cr'],
  ['3 BHK', '₹ 3.4 Cr'],
].map(([configuration = '', price = ''], index): LocatedPrice => ({
  developer: 'Amber',
  project: 'amber-heights',
  name: 'Amber Heights',
  configuration,
  area: '',
  price,
  available: '',
  file: 'floorPlan',
  record: ['0', 'floors', String(index)],
  member: 'baseSellingPrice',
}))

const folder = temporaryFolder()
/** What the import of a file finds for the prices of Amber Heights. */
export const imported = async (name: string, contents: string | Uint8Array, large = false) => {
  const path = join(folder, name)
  writeFileSync(path, contents)
  const { changes, findings, skipped } = matchRows(await readSheet(path), prices, large)
  return {
    changes: changes.map(({ to, hidden }) => (hidden === undefined ? to : `${to}, ${hidden}`)),
    findings: findings.map(({ row, column, message }) => `${column}${row}: ${message}`),
    skipped,
  }
}

export const head = ['Project id', 'Project', 'Configuration', 'Price']

/** The rows of an Excel sheet from the first on. */
export const rows = (...lines: readonly (readonly CellText[])[]): string =>
  lines.map((cells, index) => row(index + 1, cells)).join('')

export const unit = (price: CellText): CellText[] => ['amber-heights', '', '2 BHK', price]

export const xml = (cell: string): CellText => ({ xml: cell })
