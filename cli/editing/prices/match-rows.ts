import { nearest } from '../../../catalogue/checks/suggestions.ts'
import { standardAreaText } from '../../../domain/area/area-text.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile, shownPrice } from '../../../domain/price/standard-price.ts'
import { listAnd, normalizeText, pluralize } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import { largestPercent } from '../price-change-percent.ts'
import type { LocatedPrice, NewPrice } from './price-list.ts'
import { columnLetter, columns, type ColumnName } from './price-sheet.ts'

type Finding = { column: ColumnName; message: string }
type Cell = (name: ColumnName) => string
type Row = { row: number; cell: Cell }

/** A change of more than this is more often a typing mistake than a new price. */
export const LARGE_PERCENT = 50

/**
 * Finds the price that each row is about; a price in another spelling is not changed.
 * @param rows the sheet's cells; the first row with any text has the titles
 * @param largeChanges whether to accept changes of more than half, which are findings otherwise
 */
export function matchRows(
  rows: readonly (readonly string[])[],
  prices: readonly LocatedPrice[],
  largeChanges = false,
) {
  const head = rows.findIndex((row) => row.some((cell) => cell !== ''))
  const columnAt = columnsIn(rows[head] ?? [])
  const find = createFinder(prices)
  const changes = new Map<LocatedPrice, string>()
  /** The row counts from 1; the column has the spreadsheet's name. */
  const findings: { row: number; column: string; message: string }[] = []
  const report = ({ row }: Row, { column, message }: Finding) =>
    findings.push({ row, column: columnLetter(columnAt[column]), message })
  /** Rows of configurations that differ only in price, by the first of these. */
  const groups = new Map<LocatedPrice, { alike: Alike; rows: Row[] }>()
  for (const [index, cells] of rows.entries()) {
    if (index <= head || cells.every((cell) => cell === '')) continue
    const row: Row = { row: index + 1, cell: (name) => cells[columnAt[name]] ?? '' }
    const alike = find(row.cell)
    if ('message' in alike) {
      report(row, alike)
      continue
    }
    const [first] = alike
    const group = groups.get(first) ?? { alike, rows: [] }
    groups.set(first, group)
    group.rows.push(row)
  }
  for (const { alike, rows: own } of groups.values()) {
    for (const [row, old] of assign(own, alike)) {
      const to = 'message' in old ? old : newPrice(row.cell('price'), old, largeChanges)
      if (typeof to === 'object') report(row, to)
      else if (to !== undefined && !('message' in old)) changes.set(old, to)
    }
  }
  return {
    changes: [...changes].map(([old, to]): NewPrice => ({ old, to })),
    findings: findings.toSorted((a, b) => a.row - b.row),
  }
}

/**
 * The configuration that each row is about: of similar ones, the one with the row's price. A single
 * row with a new price is about the single one that is left; several are refused.
 */
function assign(rows: readonly Row[], alike: Alike): [Row, LocatedPrice | Finding][] {
  const free = new Set(alike)
  const assigned: [Row, LocatedPrice][] = []
  const changed: Row[] = []
  for (const row of rows) {
    const same = [...free].find(({ price }) => isSamePrice(price, row.cell('price')))
    if (same && free.delete(same)) assigned.push([row, same])
    else changed.push(row)
  }
  const [left, ...others] = free
  if (left && others.length === 0 && changed.length === 1)
    return [...assigned, ...changed.map((row): [Row, LocatedPrice] => [row, left])]
  const numbers = listAnd(rows.map(({ row }) => String(row)))
  const priceTexts = listAnd(alike.map(({ price }) => price))
  const message =
    alike.length === 1
      ? `rows ${numbers} have the price of ${labelOf(alike[0])}: keep one of them`
      : `${pluralize(changed.length, 'row')} may be any of ${alike.length} of ${labelOf(alike[0])} with the prices ${priceTexts}: change one price at a time and keep the other rows`
  return [...assigned, ...changed.map((row): [Row, Finding] => [row, { column: 'price', message }])]
}

const isSamePrice = (a: string, b: string): boolean => shownPrice(a) === shownPrice(b)

function columnsIn(titles: readonly string[]): Readonly<Record<ColumnName, number>> {
  const folded = titles.map((title) => normalizeText(title))
  const places = columns.map(([name, title]) => {
    const place = folded.indexOf(normalizeText(title))
    if (place !== folded.lastIndexOf(normalizeText(title)))
      throw new CannotRun(`The sheet has two columns "${title}": keep one of them.`)
    if (place === -1 && ['project', 'configuration', 'price'].includes(name))
      throw new CannotRun(
        `The sheet's first row has no "${title}": export a sheet and keep its first row.`,
      )
    return [name, place] as const
  })
  return Object.fromEntries(places) as Record<ColumnName, number>
}

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
  const written = /^\d{5,}(?:\.\d+)?$/.test(text) ? `₹ ${Math.round(Number(text))}` : text
  if (parsePrice(written) === undefined)
    return finding(`"${text}" cannot be read: write ₹ 2.5 Cr, ₹ 95 L or ₹ 95 L – 1.4 Cr`)
  const to = standardPriceOnFile(written) ?? written
  if (to === (standardPriceOnFile(old.price) ?? old.price)) return undefined
  const percent = largestPercent(old.price, to)
  if (Math.abs(percent) > LARGE_PERCENT && !largeChanges)
    return finding(
      `"${text}" would change the price of ${labelOf(old)} from ${shownPrice(old.price)} by ${percent} %; write it with Cr or L, or run with --large-changes if it is meant`,
    )
  return to
}

type Alike = readonly [LocatedPrice, ...LocatedPrice[]]

function createFinder(prices: readonly LocatedPrice[]): (cell: Cell) => Alike | Finding {
  const byId = groupBy(prices, ({ project }) => [project])
  const byProject = groupBy(prices, ({ project }) => [normalizeText(project)])
  return (cell) => {
    // Two ids may differ in their capitals only.
    const pricesOfProject =
      byId.get(cell('project')) ?? byProject.get(normalizeText(cell('project')))
    if (pricesOfProject === undefined) return unknownProject(cell('project'), prices)
    const named = pricesOfProject.filter(
      ({ configuration }) => normalizeText(configuration) === normalizeText(cell('configuration')),
    )
    const sized = named.filter(({ area }) => areaText(area) === areaText(cell('area')))
    const [first, ...others] = sized.length > 0 ? sized : named
    return first ? [first, ...others] : unknownConfiguration(cell('configuration'), pricesOfProject)
  }
}

const areaText = (text: string): string => normalizeText(standardAreaText(text) ?? text)

/** A price's name: 'The Aravalli Summit, 3 BHK + Study'. */
export const labelOf = ({ name, configuration }: LocatedPrice): string =>
  configuration === '' ? name : `${name}, ${configuration}`

function unknownProject(id: string, prices: readonly LocatedPrice[]): Finding {
  const nearestId = nearest(id, new Set(prices.map(({ project }) => project)))
  const hint = nearestId === undefined ? '' : `; did you mean "${nearestId}"?`
  const message = id === '' ? 'the project id is missing' : `no project has the id "${id}"${hint}`
  return { column: 'project', message }
}

function unknownConfiguration(text: string, prices: readonly LocatedPrice[]): Finding {
  const names = prices.map(({ configuration }) => configuration).filter((name) => name !== '')
  const list = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
  const plan = `the floor plan of "${prices[0]?.name ?? ''}"`
  return { column: 'configuration', message: `${plan} has no configuration "${text}": ${list}` }
}
