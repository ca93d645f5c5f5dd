import { toIndianText } from '../../../domain/price/money.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile, shownPrice } from '../../../domain/price/standard-price.ts'
import { listAnd, pluralize } from '../../../domain/text/text.ts'
import {
  availableCell,
  parseAvailable,
  type Available,
} from '../../../domain/project/availability.ts'
import { CannotRun } from '../../../catalogue/system-errors.ts'
import { isComparable, isLargeChange, largestPercent } from '../price-change-percent.ts'
import { createFinder, type Alike, type Cell, type Finding } from './find-configuration.ts'
import type { LocatedPrice, NewAvailable, NewPrice } from './price-list.ts'
import {
  columnLetter,
  columnsIn,
  countTitles,
  isTitleRow,
  requiredColumns,
  type ColumnName,
  type Sheet,
  type SheetRow,
} from './price-columns.ts'

type Row = Pick<SheetRow, 'number' | 'isHidden'> & { cell: Cell }

type InSheet = {
  row: number
  /** 'row 7', 'column F' or 'its sheet' where a person or a filter has hidden that. */
  hidden: string | undefined
}

/** A new price, and the place of the sheet that has it. */
export type SheetPrice = NewPrice & InSheet

/** What is left of a configuration by now, and the place of the sheet that says it. */
export type SheetAvailable = NewAvailable & InSheet

/**
 * Finds the price that each row is about; a price in another spelling is not changed, nor is what is left of
 * a configuration whose cell is empty.
 * @param sheet the row of titles may stand below others
 * @param largeChanges whether to accept large changes, which are findings otherwise
 * @throws CannotRun where it is not certain which column has what
 */
export function matchRows(sheet: Sheet, prices: readonly LocatedPrice[], largeChanges = false) {
  if (sheet.rows.length === 0) throw new CannotRun('The sheet is empty: export one and fill it in.')
  const titles = sheet.rows.find(isTitleRow) ?? sheet.rows[0]
  const columnAt = columnsIn(titles?.cells ?? new Map<number, string>())
  const find = createFinder(prices)
  const changes = new Map<LocatedPrice, SheetPrice>()
  const available: SheetAvailable[] = []
  /** The row counts from 1; the column has the spreadsheet's name. */
  const findings: { row: number; column: string; message: string }[] = []
  const report = ({ number }: Row, { column, message }: Finding) =>
    findings.push({ row: number, column: columnLetter(columnAt[column]), message })
  /** Rows of configurations that differ only in price, by the first of these. */
  const groups = new Map<LocatedPrice, { alike: Alike; rows: Row[] }>()
  /** The numbers of rows that say nothing of a price: headings, footnotes, totals. */
  const skipped: number[] = []
  for (const { number, isHidden, cells } of sheet.rows) {
    if (number <= (titles?.number ?? 0)) continue
    const row: Row = { number, isHidden, cell: (name) => cells.get(columnAt[name]) ?? '' }
    const alike = find(row.cell)
    if ('message' in alike && alike.column === 'project' && saysNothing(row.cell, cells)) {
      skipped.push(number)
      continue
    }
    const broken = brokenFormula(row.cell)
    if (broken || 'message' in alike) {
      report(row, broken ?? (alike as Finding))
      continue
    }
    const [first] = alike
    const group = groups.get(first) ?? { alike, rows: [] }
    groups.set(first, group)
    group.rows.push(row)
  }
  const hiddenPart = ({ number, isHidden }: Row, name: ColumnName): string | undefined => {
    if (sheet.isHidden) return 'its sheet'
    if (isHidden) return `row ${number}`
    return sheet.isHiddenColumn(columnAt[name])
      ? `column ${columnLetter(columnAt[name])}`
      : undefined
  }
  for (const { alike, rows: own } of groups.values()) {
    for (const [row, old] of assign(own, alike)) {
      const to = 'message' in old ? old : newPrice(row.cell('price'), old, largeChanges)
      if (typeof to === 'object') report(row, to)
      else if (to !== undefined && !('message' in old))
        changes.set(old, { old, to, row: row.number, hidden: hiddenPart(row, 'price') })
      if ('message' in old) continue
      const left = newAvailable(row.cell('available'), old)
      if (typeof left === 'object') report(row, left)
      else if (left !== undefined)
        available.push({ old, to: left, row: row.number, hidden: hiddenPart(row, 'available') })
    }
  }
  return {
    changes: [...changes.values()],
    available,
    findings: findings.toSorted((a, b) => a.row - b.row),
    skipped,
  }
}

const TOTAL = /^(?:(?:grand|sub)?[ -]?totals?|average|avg|sum|कुल|योग)(?![\p{L}\p{M}])/iu

/**
 * Whether a row is no row of a price list, where it is about no known project: it has neither a
 * project's name nor a price, but perhaps a footnote where prices stand, or is a line of totals, or has the
 * titles once more.
 */
function saysNothing(cell: Cell, cells: SheetRow['cells']): boolean {
  if (cell('name') === '' && cell('price') === '') return true
  const isNamed = (['project', 'name', 'configuration'] as const).some((name) => cell(name) !== '')
  if (!isNamed && !mayBePrice(cell('price'))) return true
  const labels = (['developer', 'project', 'name', 'configuration'] as const)
    .map(cell)
    .filter((label) => label !== '')
  const isTotal = labels.length === 1 && TOTAL.test(labels[0] ?? '')
  return isTotal || countTitles([...cells.values()]) >= requiredColumns.length
}

/** What is wrong with a text that a formula left, as the end of a sentence. */
function formulaProblem(text: string): string | undefined {
  if (/^#[A-Z][A-Z\d/_]*[!?]?$/i.test(text) || /^Err:\d+$/.test(text))
    return `"${text}" is the error of a formula: mend the formula, or write the value itself`
  if (text.startsWith('='))
    return `the formula "${text}" has no result in the file: open and save it in a spreadsheet program, or write the value itself`
  return undefined
}

const mayBePrice = (text: string): boolean =>
  /\p{N}/u.test(text) || parsePrice(text) !== undefined || formulaProblem(text) !== undefined

function brokenFormula(cell: Cell): Finding | undefined {
  const column = requiredColumns.find((name) => formulaProblem(cell(name)) !== undefined)
  return column && { column, message: formulaProblem(cell(column)) ?? '' }
}

/**
 * The configuration that each row is about: of similar ones, the one with the row's price. A single
 * row with a new price is about the single one that is left; several are refused.
 */
function assign(rows: readonly Row[], alike: Alike): [Row, LocatedPrice | Finding][] {
  const free = new Set(alike)
  const assigned: [Row, LocatedPrice][] = []
  const take = (row: Row, isSame: (one: LocatedPrice) => boolean): boolean => {
    const same = [...free].find((one) => isSamePrice(one.price, row.cell('price')) && isSame(one))
    if (same && free.delete(same)) assigned.push([row, same])
    return same !== undefined
  }
  // Of those with the price, the one of which as much is left as the row says.
  const others = rows.filter(
    (row) => !take(row, ({ available }) => available === standardCell(row.cell('available'))),
  )
  const changed = others.filter((row) => !take(row, () => true))
  const [left, ...more] = free
  if (left && more.length === 0 && changed.length === 1)
    return [...assigned, ...changed.map((row): [Row, LocatedPrice] => [row, left])]
  const numbers = listAnd(rows.map(({ number }) => String(number)))
  const priceTexts = listAnd(alike.map(({ price }) => price))
  const message =
    alike.length === 1
      ? `rows ${numbers} have the price of ${labelOf(alike[0])}: keep one of them`
      : `${pluralize(changed.length, 'row')} may be any of ${alike.length} of ${labelOf(alike[0])} with the prices ${priceTexts}: change one price at a time and keep the other rows`
  return [...assigned, ...changed.map((row): [Row, Finding] => [row, { column: 'price', message }])]
}

const isSamePrice = (a: string, b: string): boolean => shownPrice(a) === shownPrice(b)

/** A row's new price; undefined where it stays. A number counts rupees; formulas leave fractions. */
export function newPrice(
  text: string,
  old: LocatedPrice,
  largeChanges: boolean,
): string | Finding | undefined {
  if (text === old.price) return undefined
  const finding = (message: string): Finding => ({ column: 'price', message })
  if (text === '')
    return finding(`the price of ${labelOf(old)} is empty: write "Price on Request" to hide it`)
  const broken = formulaProblem(text)
  if (broken !== undefined) return finding(broken)
  const written = /^\d{5,}(?:\.\d+)?$/.test(text)
    ? `₹ ${toIndianText(Math.round(Number(text)))}`
    : text
  if (parsePrice(written) === undefined)
    return finding(`"${text}" cannot be read: write ₹ 2.5 Cr, ₹ 95 L or ₹ 95 L – 1.4 Cr`)
  const to = standardPriceOnFile(written) ?? written
  if (to === (standardPriceOnFile(old.price) ?? old.price)) return undefined
  if (largeChanges || !isLargeChange(old.price, to)) return to
  const change = `"${text}" would change the price of ${labelOf(old)} from ${shownPrice(old.price)}`
  return finding(
    isComparable(old.price, to)
      ? `${change} by ${largestPercent(old.price, to)} %; write it with Cr or L, or run with --large-changes if it is meant`
      : `${change}, which is no price of the same kind; run with --large-changes if it is meant`,
  )
}

const standardCell = (text: string): string => availableCell({ available: parseAvailable(text) })

/**
 * What a row says is left of a configuration; undefined where it stays, as an empty cell leaves it.
 */
export function newAvailable(text: string, old: LocatedPrice): Available | Finding | undefined {
  if (text === '') return undefined
  const finding = (message: string): Finding => ({ column: 'available', message })
  const broken = formulaProblem(text)
  if (broken !== undefined) return finding(broken)
  const to = parseAvailable(text)
  if (to === undefined)
    return finding(`"${text}" cannot be read: write yes, sold or the number of units that are left`)
  if (old.configuration === '')
    return finding(
      `what is left is said of configurations: write it in their rows, not in that of ${labelOf(old)}`,
    )
  return availableCell({ available: to }) === old.available ? undefined : to
}

/** A price's name: 'The Aravalli Summit, 3 BHK + Study'. */
export const labelOf = ({ name, configuration }: LocatedPrice): string =>
  configuration === '' ? name : `${name}, ${configuration}`
