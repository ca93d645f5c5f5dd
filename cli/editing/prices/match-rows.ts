import { nearest } from '../../../catalogue/checks/suggestions.ts'
import { canonicalPriceText } from '../../../domain/price/price.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit.ts'
import type { NewPrice, PriceAt } from './price-list.ts'
import { columnLetter, columns, type ColumnName } from './sheet.ts'

type Problem = { column: ColumnName; message: string }
type Cell = (name: ColumnName) => string

/** Finds the price that each row is about; one that is only spelt otherwise is not changed. */
export function matchRows(rows: readonly (readonly string[])[], prices: readonly PriceAt[]) {
  const head = rows.findIndex((row) => row.some((cell) => cell !== ''))
  const columnAt = columnsIn(rows[head] ?? [])
  const find = createFinder(prices)
  const changes = new Map<PriceAt, string>()
  const earlier = new Map<PriceAt, { row: number; price: string }>()
  /** Row from 1, column as the spreadsheet calls it. */
  const problems: { row: number; column: string; message: string }[] = []
  for (const [index, cells] of rows.entries()) {
    if (index <= head || cells.every((cell) => cell === '')) continue
    const row = index + 1
    const cell: Cell = (name) => cells[columnAt[name]] ?? ''
    const report = ({ column, message }: Problem) =>
      problems.push({ row, column: columnLetter(columnAt[column]), message })
    const at = find(cell)
    if ('message' in at) {
      report(at)
      continue
    }
    const price = cell('price')
    const other = earlier.get(at)
    if (other && other.price !== price) {
      const message = `row ${other.row} has another price for ${labelOf(at)}: keep one of them`
      report({ column: 'price', message })
      continue
    }
    earlier.set(at, { row, price })
    const to = newPrice(price, at)
    if (typeof to === 'string') changes.set(at, to)
    else if (to) report(to)
  }
  return { changes: [...changes].map(([at, to]): NewPrice => ({ at, to })), problems }
}

/** The index of each column, by its title. */
function columnsIn(titles: readonly string[]): Readonly<Record<ColumnName, number>> {
  const folded = titles.map((title) => normalizeText(title))
  const places = columns.map(([name, title]) => {
    const place = folded.indexOf(normalizeText(title))
    if (place === -1 && ['project', 'configuration', 'price'].includes(name))
      throw new CannotRun(
        `The sheet's first row has no "${title}": export a sheet and keep its first row.`,
      )
    return [name, place] as const
  })
  return Object.fromEntries(places) as Record<ColumnName, number>
}

/** What a row's price becomes; undefined where it stays. A whole number is a sum of rupees. */
function newPrice(text: string, at: PriceAt): string | Problem | undefined {
  if (text === at.price) return undefined
  const problem = (message: string): Problem => ({ column: 'price', message })
  if (text === '')
    return problem(`the price of ${labelOf(at)} is empty: write "Price on Request" to hide it`)
  const to = canonicalPriceText(/^\d{5,}$/.test(text) ? `₹ ${text}` : text)
  if (to === undefined)
    return problem(`"${text}" cannot be read: write ₹ 2.5 Cr, ₹ 95 L or ₹ 95 L – 1.4 Cr`)
  return to === canonicalPriceText(at.price) ? undefined : to
}

/** Finds a row's price; of several configurations with one name that of the size, else the next. */
function createFinder(prices: readonly PriceAt[]): (cell: Cell) => PriceAt | Problem {
  const byProject = new Map<string, PriceAt[]>()
  for (const price of prices) {
    const id = normalizeText(price.project)
    byProject.set(id, [...(byProject.get(id) ?? []), price])
  }
  const used = new Map<string, number>()
  return (cell) => {
    const known = byProject.get(normalizeText(cell('project')))
    if (known === undefined) return unknownProject(cell('project'), prices)
    const has = (name: ColumnName) => (one: PriceAt) =>
      normalizeText(one[name]) === normalizeText(cell(name))
    const named = known.filter(has('configuration'))
    const sized = named.filter(has('area'))
    const among = sized.length > 0 ? sized : named
    const key = JSON.stringify(among.map((one) => one.record))
    const count = named.length <= 1 ? 0 : (used.get(key) ?? 0)
    used.set(key, count + 1)
    return among[count] ?? unknownConfiguration(cell('configuration'), known)
  }
}

/** 'The Aravalli Summit, 3 BHK + Study'. */
export const labelOf = ({ name, configuration }: PriceAt): string =>
  configuration === '' ? name : `${name}, ${configuration}`

function unknownProject(id: string, prices: readonly PriceAt[]): Problem {
  const near = nearest(id, new Set(prices.map(({ project }) => project)))
  const hint = near === undefined ? '' : `; did you mean "${near}"?`
  const message = id === '' ? 'the project id is missing' : `no project has the id "${id}"${hint}`
  return { column: 'project', message }
}

function unknownConfiguration(text: string, known: readonly PriceAt[]): Problem {
  const names = known.map(({ configuration }) => configuration).filter((name) => name !== '')
  const list = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
  const plan = `the floor plan of "${known[0]?.name ?? ''}"`
  return { column: 'configuration', message: `${plan} has no configuration "${text}": ${list}` }
}
