import { CannotRun } from '../../../catalogue/system-errors.ts'
import { listAnd, normalizeText } from '../../../domain/text/text.ts'
import type { LocatedPrice } from './price-list.ts'

export const columns = [
  ['developer', 'Developer', 24],
  ['project', 'Project id', 22],
  ['name', 'Project', 26],
  ['configuration', 'Configuration', 24],
  ['area', 'Area', 22],
  ['price', 'Price', 26],
  ['available', 'Available', 12],
] as const satisfies readonly (readonly [keyof LocatedPrice, string, number])[]

export type ColumnName = (typeof columns)[number][0]

/** A row in which something is written; its number counts from 1. */
export type SheetRow = {
  readonly number: number
  /** Whether a person or a filter has hidden the row. */
  readonly isHidden: boolean
  /** The texts of the filled cells, by their columns from 0. */
  readonly cells: ReadonlyMap<number, string>
}

export type Sheet = {
  /** Whether the whole sheet is hidden in its workbook. */
  readonly isHidden?: boolean
  readonly rows: readonly SheetRow[]
  readonly isHiddenColumn: (column: number) => boolean
}

/** A sheet of cells row by row, as they are pasted. */
export const sheetOf = (rows: readonly (readonly string[])[]): Sheet => ({
  rows: rows.map((cells, index) => ({
    number: index + 1,
    isHidden: false,
    cells: new Map([...cells.entries()].filter(([, cell]) => cell !== '')),
  })),
  isHiddenColumn: () => false,
})

/** The columns without which no row can be understood. */
export const requiredColumns: readonly ColumnName[] = ['project', 'configuration', 'price']

const titleOf = new Map<ColumnName, string>(
  columns.map(([name, title]) => [name, normalizeText(title)]),
)
const titles = new Set(titleOf.values())

/** Whether a title may be that of a column of prices: 'New Price', but not 'Price per sq. ft.'. */
export const isPriceTitle = (title: string): boolean =>
  /\bprices?\b/.test(normalizeText(title)) && !/\bper\b|\bpsf\b|\/|%/.test(normalizeText(title))

/** Whether a row has the titles of a price list. */
export function isTitleRow({ cells }: SheetRow): boolean {
  const texts = [...cells.values()]
  const hasAll = requiredColumns.every((name) =>
    texts.some((text) => normalizeText(text) === titleOf.get(name)),
  )
  return hasAll || (texts.some(isPriceTitle) && countTitles(texts) > columns.length / 2)
}

/** How many of a row's cells are titles of columns. */
export const countTitles = (cells: readonly string[]): number =>
  cells.filter((cell) => titles.has(normalizeText(cell))).length

/**
 * The column of each title; -1 for one that may be missing and is.
 * @throws CannotRun where it is not certain which column has what
 */
export function columnsIn(titles: SheetRow['cells']): Readonly<Record<ColumnName, number>> {
  const written = [...titles]
  const placesOf = (wanted: string) =>
    written.filter(([, title]) => normalizeText(title) === normalizeText(wanted))
  const priceTitles = written.filter(([, title]) => isPriceTitle(title))
  const places = columns.map(([name, title]) => {
    const [place, second] = placesOf(title)
    if (second !== undefined)
      throw new CannotRun(`The sheet has two columns "${title}": keep one of them.`)
    if (place === undefined && requiredColumns.includes(name)) throw new CannotRun(missing(title))
    return [name, place?.[0] ?? -1] as const
  })
  if (priceTitles.length > 1) {
    const names = listAnd(
      priceTitles.map(([column, title]) => `"${title}" (column ${columnLetter(column)})`),
    )
    throw new CannotRun(
      `Which column has the prices: ${names}? Keep that one, title it "Price", and delete the others.`,
    )
  }
  return Object.fromEntries(places) as Record<ColumnName, number>

  function missing(title: string): string {
    const [[, other = ''] = []] = title === 'Price' ? priceTitles : []
    return other === ''
      ? `The sheet has no column "${title}": export a sheet and keep its row of titles.`
      : `The sheet has no column "Price": title the column "${other}" so, if it has the prices.`
  }
}

/** A spreadsheet's name for a column, from 0: 'A', 'B', … 'Z', 'AA'. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter
}
