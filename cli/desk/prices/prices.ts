import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { columns, sheetOf } from '../../editing/prices/sheet.ts'
import { labelOf, matchRows, newPrice } from '../../editing/prices/match-rows.ts'
import { planPrices, readPrices, type LocatedPrice } from '../../editing/prices/price-list.ts'
import { isLargeChange, percentChange } from '../../editing/price-change-percent.ts'
import { dataSetFrom } from '../../editing/write/data-set.ts'
import type { Done } from '../api.ts'
import type {
  PasteRequest,
  PasteResult,
  PriceRequest,
  PriceRow,
  PriceTable,
  SavePricesRequest,
} from './price-api.ts'
import { valueIn } from '../data/disk.ts'
import { indexOf, pageOfFile, pageOfProject } from '../data/pages.ts'
import { ofFile, type Desk } from '../desk.ts'
import { isConflict, placeEdits, startsWith, type Edit } from '../draft/drafts.ts'
import { pathIn, type Path } from '../draft/places.ts'
import { unsureEdits } from '../draft/unsure-edits.ts'
import { Refused } from '../refused-error.ts'
import type { Writing } from '../writing.ts'

/** A price of the files with its row of the table, and the edit of the new one. */
type Priced = { price: LocatedPrice; row: PriceRow; edit: Edit | undefined }

const MEMBERS = new Set<unknown>(['price', 'starting_price', 'baseSellingPrice'])

/** All prices as a table. New prices are drafts of the projects' pages, as those typed there. */
export function createPrices(desk: Desk, { commit }: Writing) {
  const { disk, drafts, folder } = desk
  const openFiles = () =>
    dataSetFrom((file) => disk.files.get(file.replace(/\.json$/, '') as DataFileName)?.bytes, {
      folder,
    })

  function priced(data = openFiles()): Priced[] {
    const { recordOn } = indexOf(disk.files)
    return readPrices(data).map((price) => {
      const { file, record } = price
      const own = recordOn(pageOfProject(price.project), file)
      // Of several floor plans of one project its page shows the first.
      const isOnPage = own !== undefined && startsWith(record, own)
      const page = isOnPage ? pageOfProject(price.project) : pageOfFile(file)
      const start = isOnPage ? own : []
      const shown = valueAt(valueIn(disk.files, file), start)
      const at = [...record.slice(start.length), price.member]
      const edits = ofFile(drafts.get(page) ?? [], file)
      const placed = placeEdits(shown, edits).placed.find(
        (one) => one.at.join('/') === at.join('/'),
      )
      const id = idOf({ page, file, path: pathIn(shown, at) })
      const isMeant = placed !== undefined && isConflict(shown, placed)
      const conflict = placed && isMeant ? placed.edit.id : null
      return { price, edit: placed?.edit, row: rowOf(price, { id, page, conflict }, placed?.edit) }
    })
  }

  /** Prices that were typed for a place that the files do not have any more. */
  const kept = (): PriceTable['kept'] =>
    [...drafts].flatMap(([page, edits]) => {
      const own = edits.filter(({ path }) => MEMBERS.has(path.at(-1)))
      return own.length === 0
        ? []
        : unsureEdits(disk.files, page, own).kept.map((edit) => ({ ...edit, page }))
    })

  const table = (): PriceTable => ({
    revision: desk.revision,
    rows: priced().map(({ row }) => row),
    kept: kept(),
  })

  function type({ prices }: PriceRequest): PriceTable {
    const byId = new Map(priced().map((one) => [one.row.id, one]))
    const changes = groupBy(prices, ({ id }) => [placeOf(id).page])
    for (const [page, own] of changes) {
      const taken = own.filter(({ text }) => text.trim() === '')
      desk.discard(page, new Set(taken.flatMap(({ id }) => byId.get(id)?.edit?.id ?? [])))
      desk.type(
        page,
        own
          .filter((price) => !taken.includes(price))
          .map(({ id, was, text }) => {
            const { file, path } = placeOf(id)
            return { id: randomUUID(), file, path, ...(was !== '' && { was }), set: text }
          }),
      )
    }
    return table()
  }

  return {
    table,
    type,
    paste({ pasted, rows }: PasteRequest): PasteResult {
      const { prices, unusable } = readPasted(pasted, rows, priced())
      return { table: type({ prices }), count: prices.length, unusable }
    },
    discard(): PriceTable {
      const ids = new Set([
        ...priced().flatMap(({ edit }) => edit?.id ?? []),
        ...kept().map(({ id }) => id),
      ])
      for (const page of drafts.keys()) desk.discard(page, ids)
      return table()
    },
    /**
     * Writes all new prices. @throws Refused where one cannot be used or its place is not sure, or
     * a large change is not ticked
     */
    async save({ ticked }: SavePricesRequest): Promise<Done> {
      const data = openFiles()
      const typed = priced(data).filter(({ row }) => row.typed !== null)
      const [lost] = kept()
      if (lost) throw new Refused(`Not saved: ${lost.place}: ${lost.why}`)
      for (const { price, row } of typed) {
        const { id, conflict, message, isLarge, written } = row
        if (conflict !== null)
          throw new Refused(
            `Not saved: the price of ${labelOf(price)} was changed on disk as well. Choose which value counts.`,
          )
        if (message !== null) throw new Refused(`Not saved: ${labelOf(price)}: ${message}.`)
        const isMeant = ticked.some((one) => one.id === id && one.text === row.typed)
        if (isLarge && !isMeant)
          throw new Refused(
            `Not saved: tick the change of ${labelOf(price)} from ${price.price} to ${written}, if it is meant.`,
          )
      }
      const changes = typed.flatMap(({ price, row }) =>
        row.written === null ? [] : [{ old: price, to: row.written }],
      )
      const count = pluralize(changes.length, 'price')
      await commit(`Change of ${count}`, planPrices(data, changes))
      const ids = new Set(typed.flatMap(({ edit }) => edit?.id ?? []))
      for (const page of new Set(typed.map(({ row }) => row.page))) desk.discard(page, ids)
      return { message: `Saved ${count}` }
    },
  }
}

type Place = { page: string; file: DataFileName; path: Path }

const idOf = ({ page, file, path }: Place): string => JSON.stringify([page, file, path])

function placeOf(id: string): Place {
  const [page, file, path] = JSON.parse(id) as [string, DataFileName, Path]
  return { page, file, path }
}

function rowOf(
  price: LocatedPrice,
  row: Pick<PriceRow, 'id' | 'page' | 'conflict'>,
  edit: Edit | undefined,
): PriceRow {
  const { name, configuration, area, price: old } = price
  const typed = edit && 'set' in edit ? String(edit.set) : null
  const read = typed === null ? undefined : newPrice(typed.trim(), price, true)
  const written = typeof read === 'string' ? read : null
  return {
    ...row,
    name,
    configuration,
    area,
    price: old,
    typed,
    written,
    message: typeof read === 'object' ? read.message : null,
    percent: written === null ? null : (percentChange(old, written) ?? null),
    isLarge: written !== null && isLargeChange(old, written),
  }
}

/** The new prices in pasted rows, and the rows without one. */
function readPasted(pasted: string, rows: PasteRequest['rows'], priced: readonly Priced[]) {
  const cells = cellsOf(pasted)
  const hasTitles = cells[0]?.some((cell) => cell.toLowerCase() === 'price') === true
  if (cells.every((row) => row.length <= 1))
    return readColumn((hasTitles ? cells.slice(1) : cells).flat(), rows, priced)
  const titles: readonly string[] = columns.map(([, title]) => title)
  const prices = priced.map(({ price }) => price)
  const { changes, findings } = matchRows(
    sheetOf(hasTitles ? cells : [titles, ...cells]),
    prices,
    true,
  )
  const skipped = hasTitles ? 0 : 1
  return {
    prices: changes.flatMap(({ old, to }) => {
      const row = priced.find(({ price }) => price === old)?.row
      return row ? [{ id: row.id, was: row.price, text: to }] : []
    }),
    unusable: findings.map(({ row, message }) => ({
      row: row - skipped,
      text: (cells[row - skipped - 1] ?? []).join(' '),
      message,
    })),
  }
}

/** One column of prices, for one row each; an empty price leaves its row as it is. */
function readColumn(
  texts: readonly string[],
  rows: PasteRequest['rows'],
  priced: readonly Priced[],
) {
  const byId = new Map(priced.map((one) => [one.row.id, one.price]))
  const prices: PriceRequest['prices'][number][] = []
  const unusable: PasteResult['unusable'][number][] = []
  for (const [index, text] of texts.entries()) {
    if (text === '') continue
    const row = rows[index]
    const old = row && byId.get(row.id)
    const to = old
      ? newPrice(text, old, true)
      : {
          message: row
            ? 'its row is not in the files any more'
            : 'the table has no row for it: it ends above',
        }
    if (typeof to === 'object') unusable.push({ row: index + 1, text, message: to.message })
    else if (row && to !== undefined) prices.push({ ...row, text: to })
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
