import { parse } from 'csv-parse/sync'
import { availableCell } from '../../../domain/project/availability.ts'
import { matchRows, newPrice } from '../../editing/prices/match-rows.ts'
import type { LocatedPrice } from '../../editing/prices/price-list.ts'
import { columns, sheetOf } from '../../editing/prices/price-columns.ts'
import type { PasteRequest, PasteResult, PriceRow } from './price-api.ts'

/** A price of the files with its row of the table. */
type PricedRow = { readonly price: LocatedPrice; readonly row: PriceRow }

/** A cell of the table, and the text that is new in it. */
type NewText = { cell: PasteRequest['cells'][number]; text: string }

/** The new prices, and what is left, in pasted rows; and the rows that cannot be used. */
export function readPasted(
  pasted: string,
  columnCells: PasteRequest['cells'],
  priced: readonly PricedRow[],
): { prices: NewText[]; unusable: PasteResult['unusable'] } {
  const cells = cellsOf(pasted)
  const hasTitles = cells[0]?.some((cell) => cell.toLowerCase() === 'price') === true
  if (cells.every((row) => row.length <= 1))
    return readColumn((hasTitles ? cells.slice(1) : cells).flat(), columnCells, priced)
  const titles: readonly string[] = columns.map(([, title]) => title)
  const prices = priced.map(({ price }) => price)
  const { changes, available, findings } = matchRows(
    sheetOf(hasTitles ? cells : [titles, ...cells]),
    prices,
    true,
  )
  const skipped = hasTitles ? 0 : 1
  return {
    prices: [
      ...changes.flatMap(({ old, to }) => {
        const cell = priced.find(({ price }) => price === old)?.row.price
        return cell ? [{ cell, text: to }] : []
      }),
      ...available.flatMap(({ old, to }) => {
        const cell = priced.find(({ price }) => price === old)?.row.left
        return cell ? [{ cell, text: availableCell({ available: to }) }] : []
      }),
    ],
    unusable: findings.map(({ row, message }) => ({
      row: row - skipped,
      text: (cells[row - skipped - 1] ?? []).join(' '),
      message,
    })),
  }
}

/** One column of prices, for one cell each; an empty text leaves its price as it is. */
function readColumn(
  texts: readonly string[],
  columnCells: PasteRequest['cells'],
  priced: readonly PricedRow[],
) {
  const byId = new Map(priced.map(({ row, price }) => [row.price.id, price]))
  const prices: NewText[] = []
  const unusable: PasteResult['unusable'][number][] = []
  for (const [index, text] of texts.entries()) {
    if (text === '') continue
    const cell = columnCells[index]
    const old = cell && byId.get(cell.id)
    const to = old
      ? newPrice(text, old, true)
      : {
          message: cell
            ? 'its row is not in the files any more'
            : 'the table has no row for it: it ends above',
        }
    if (typeof to === 'object') unusable.push({ row: index + 1, text, message: to.message })
    else if (cell && to !== undefined) prices.push({ cell, text: to })
  }
  return { prices, unusable }
}

/** Spreadsheets separate copied cells by tabs. */
const cellsOf = (pasted: string): string[][] =>
  parse(pasted.replace(/[\r\n]+$/, ''), {
    delimiter: '\t',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }).map((row) => row.map((cell) => cell.trim()))
