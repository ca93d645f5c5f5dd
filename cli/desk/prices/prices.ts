import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { columns, sheetOf } from '../../editing/prices/sheet.ts'
import { labelOf, matchRows, newPrice } from '../../editing/prices/match-rows.ts'
import {
  planPrices,
  readPrices,
  type NewPrice,
  type LocatedPrice,
} from '../../editing/prices/price-list.ts'
import { isLargeChange, percentChange } from '../../editing/price-change-percent.ts'
import { openDataSet } from '../../editing/write/data-set.ts'
import { pluralize } from '../../../domain/text/text.ts'
import type { Done, PricePreview, PriceRequest, PriceTable } from '../api.ts'
import { pageOfProject } from '../data/pages.ts'
import type { Desk } from '../desk.ts'
import { Refused } from '../refused-error.ts'
import type { Writing } from '../writing.ts'

/** All prices as a table, and the changes that rows of a spreadsheet make. */
export function createPrices({ folder }: Desk, { commit }: Writing) {
  function read(version?: string) {
    const data = openDataSet(folder)
    const prices = readPrices(data)
    const now = createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 16)
    if (version !== undefined && version !== now)
      throw new Refused('The prices on disk are others by now: look at them again.')
    return { data, prices, version: now }
  }

  function preview({ version, ...request }: PriceRequest) {
    const { data, prices } = read(version)
    const { changes, unusable } = matched(request, prices)
    const rows = changes.map(({ old, to }) => ({
      row: prices.indexOf(old),
      old: old.price,
      new: to,
      percent: percentChange(old.price, to) ?? null,
      isLarge: isLargeChange(old.price, to),
    }))
    return { data, prices, changes, answer: { changes: rows, unusable } satisfies PricePreview }
  }

  return {
    table(): PriceTable {
      const { prices, version } = read()
      return {
        version,
        rows: prices.map(({ project, name, configuration, area, price }) => ({
          page: pageOfProject(project),
          name,
          configuration,
          area,
          price,
        })),
      }
    },
    preview: (request: PriceRequest): PricePreview => preview(request).answer,
    /**
     * Writes the changes of the rows. @throws Refused where one cannot be used, or a large change
     * is not ticked
     */
    async apply(request: PriceRequest): Promise<Done> {
      const { data, prices, changes, answer } = preview(request)
      const [first] = answer.unusable
      if (first) throw new Refused(`Not saved: row ${first.row}: ${first.message}.`)
      const unticked = changes.find(
        ({ old, to }) =>
          isLargeChange(old.price, to) && !request.ticked?.includes(prices.indexOf(old)),
      )
      if (unticked)
        throw new Refused(
          `Not saved: tick the change of ${labelOf(unticked.old)} from ${unticked.old.price} to ${unticked.to}, if it is meant.`,
        )
      const count = pluralize(changes.length, 'price')
      await commit(`Change of ${count}`, planPrices(data, changes))
      return { message: `Saved ${count}` }
    },
  }
}

/** The new prices in pasted rows, and the rows without one. */
function matched({ pasted, from }: Omit<PriceRequest, 'version'>, prices: readonly LocatedPrice[]) {
  const rows = cellsOf(pasted)
  const hasTitles = rows[0]?.some((cell) => cell.toLowerCase() === 'price') === true
  if (rows.every((row) => row.length <= 1))
    return filledFrom(from ?? 0, hasTitles ? rows.slice(1) : rows, prices)
  const titles: readonly string[] = columns.map(([, title]) => title)
  const { changes, findings } = matchRows(
    sheetOf(hasTitles ? rows : [titles, ...rows]),
    prices,
    true,
  )
  const skipped = hasTitles ? 0 : 1
  return {
    changes,
    unusable: findings.map(({ row, message }) => ({
      row: row - skipped,
      text: (rows[row - skipped - 1] ?? []).join(' '),
      message,
    })),
  }
}

/**
 * One column of prices, for consecutive rows of the table; an empty price leaves its row as it is.
 */
function filledFrom(
  from: number,
  rows: readonly (readonly string[])[],
  prices: readonly LocatedPrice[],
) {
  const changes: NewPrice[] = []
  const unusable: { row: number; text: string; message: string }[] = []
  for (const [index, [text = '']] of rows.entries()) {
    const old = prices[from + index]
    if (text === '') continue
    const to = old
      ? newPrice(text, old, true)
      : { message: 'the table has no row for it: it ends above' }
    if (typeof to === 'object') unusable.push({ row: index + 1, text, message: to.message })
    else if (old && to !== undefined) changes.push({ old, to })
  }
  return { changes, unusable }
}

/** Spreadsheets separate copied cells by tabs. */
const cellsOf = (pasted: string): string[][] =>
  parse(pasted.replace(/[\r\n]+$/, ''), {
    delimiter: '\t',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }).map((row) => row.map((cell) => cell.trim()))
