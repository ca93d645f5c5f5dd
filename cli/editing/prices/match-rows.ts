import { nearest } from '../../../catalogue/checks/nearest.ts'
import { canonicalPriceText } from '../../../domain/price/price.ts'
import { foldText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import { groupBy } from '../group-by.ts'
import type { PriceAt } from './price-list.ts'
import { columnLetter, columns, type ColumnName } from './sheet.ts'

/** What is wrong with a row of the sheet: row from 1, column as the spreadsheet calls it. */
export type RowProblem = {
  readonly row: number
  readonly column: string
  readonly message: string
}

/** A price that the sheet has otherwise than the data. */
export type NewPrice = { readonly at: PriceAt; readonly to: string }

export type Matched = {
  readonly changes: readonly NewPrice[]
  readonly problems: readonly RowProblem[]
}

type Columns = Readonly<Record<ColumnName, number>>

/**
 * Finds the price that each row of a sheet is about, by the project's id and the configuration.
 * Prices that only are spelt otherwise are not changed.
 * @throws CannotRun where the sheet has no such columns
 */
export function matchRows(
  rows: readonly (readonly string[])[],
  prices: readonly PriceAt[],
): Matched {
  const head = rows.findIndex((row) => row.some((cell) => cell !== ''))
  const columnAt = columnsIn(rows[head] ?? [])
  const byProject = groupBy(prices, ({ project }) => foldText(project))
  const changes = new Map<PriceAt, string>()
  const said = new Map<PriceAt, { readonly row: number; readonly price: string }>()
  const problems: RowProblem[] = []
  const used = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    if (index <= head || cells.every((cell) => cell === '')) continue
    const cell = (name: ColumnName): string => cells[columnAt[name]] ?? ''
    const row = index + 1
    const report = (name: ColumnName, message: string) =>
      problems.push({ row, column: columnLetter(columnAt[name]), message })

    const known = byProject.get(foldText(cell('project')))
    if (known === undefined) {
      report('project', unknownProject(cell('project'), prices))
      continue
    }
    const found = rowsFor(known, cell('configuration'), cell('area'), used)
    if (found === undefined) {
      report('configuration', unknownConfiguration(cell('configuration'), known))
      continue
    }
    const wanted = cell('price')
    const earlier = said.get(found)
    if (earlier && earlier.price !== wanted) {
      report(
        'price',
        `row ${earlier.row} has another price for ${labelOf(found)}: keep one of them`,
      )
      continue
    }
    said.set(found, { row, price: wanted })
    const to = wanted === '' ? undefined : canonicalPriceText(withRupees(wanted))
    if (wanted === found.price) continue
    if (wanted === '') {
      report(
        'price',
        `the price of ${labelOf(found)} is empty: write "Price on Request" to hide it`,
      )
    } else if (to === undefined) {
      report('price', `"${wanted}" cannot be read: write ₹ 2.5 Cr, ₹ 95 L or ₹ 95 L – 1.4 Cr`)
    } else if (to !== canonicalPriceText(found.price)) changes.set(found, to)
  }
  return { changes: [...changes].map(([at, to]) => ({ at, to })), problems }
}

/** The index of each column, by its title. */
function columnsIn(titles: readonly string[]): Columns {
  const folded = titles.map((title) => foldText(title))
  const places = columns.map(([name, title]) => [name, folded.indexOf(foldText(title))] as const)
  for (const [name, place] of places)
    if (place === -1 && ['project', 'configuration', 'price'].includes(name))
      throw new CannotRun(
        `The sheet's first row has no "${columns.find(([one]) => one === name)?.[1] ?? name}": export a sheet and keep its first row.`,
      )
  return Object.fromEntries(places) as Columns
}

/** A whole number in a cell is a sum of rupees. */
const withRupees = (text: string): string => (/^\d{5,}$/.test(text) ? `₹ ${text}` : text)

/** The price of a configuration; of several with one name the one of that size, else the next. */
function rowsFor(
  known: readonly PriceAt[],
  configuration: string,
  area: string,
  used: Map<string, number>,
): PriceAt | undefined {
  const named = known.filter((one) => foldText(one.configuration) === foldText(configuration))
  if (named.length <= 1) return named[0]
  const sized = named.filter((one) => foldText(one.area) === foldText(area))
  const among = sized.length > 0 ? sized : named
  const key = `${among[0]?.project}\n${foldText(configuration)}\n${sized.length > 0 ? foldText(area) : ''}`
  const count = used.get(key) ?? 0
  used.set(key, count + 1)
  return among[count]
}

/** 'The Aravalli Summit, 3 BHK + Study'. */
export const labelOf = ({ name, configuration }: PriceAt): string =>
  configuration === '' ? name : `${name}, ${configuration}`

function unknownProject(id: string, prices: readonly PriceAt[]): string {
  if (id === '') return 'the project id is missing'
  const near = nearest(id, new Set(prices.map(({ project }) => project)))
  return `no project has the id "${id}"${near === undefined ? '' : `; did you mean "${near}"?`}`
}

function unknownConfiguration(text: string, known: readonly PriceAt[]): string {
  const [first] = known
  const names = known.map(({ configuration }) => configuration).filter((name) => name !== '')
  const list = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
  return `the floor plan of "${first?.name ?? ''}" has no configuration "${text}": ${list}`
}
