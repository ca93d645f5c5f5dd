import { randomUUID } from 'node:crypto'
import { property } from '../../../catalogue/checks/records.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { availableCell, parseAvailable } from '../../../domain/project/availability.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { labelOf, newAvailable, newPrice } from '../../editing/prices/match-rows.ts'
import { planPrices, readPrices, type LocatedPrice } from '../../editing/prices/price-list.ts'
import { isLargeChange, percentChange } from '../../editing/price-change-percent.ts'
import { dataSetFrom } from '../../editing/write/data-set.ts'
import type { Done } from '../api.ts'
import type {
  LeftCell,
  PasteRequest,
  PasteResult,
  PriceRequest,
  PriceRow,
  PriceTable,
  SavePricesRequest,
} from './price-api.ts'
import { readPasted } from './read-pasted.ts'
import { valueIn } from '../data/disk.ts'
import { indexOf, pageOfFile, pageOfProject } from '../data/pages.ts'
import { ofFile, type Desk } from '../desk.ts'
import { isConflict, placeEdits, startsWith, type Edit } from '../draft/drafts.ts'
import { pathIn, type Path } from '../draft/places.ts'
import { unsureEdits } from '../draft/unsure-edits.ts'
import { Refused } from '../refused-error.ts'
import type { Writing } from '../writing.ts'

/** A price of the files with its row of the table, and the edits of the row. */
type Priced = {
  price: LocatedPrice
  row: PriceRow
  edits: readonly Edit[]
  /** What is left of the configuration, as the file has it. */
  available: unknown
}

const MEMBERS = new Set<unknown>(['price', 'starting_price', 'baseSellingPrice', 'available'])

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
      const { placed } = placeEdits(shown, ofFile(drafts.get(page) ?? [], file))
      const cellOf = (member: string) => {
        const at = [...record.slice(start.length), member]
        const found = placed.find((one) => one.at.join('/') === at.join('/'))
        const conflict = found && isConflict(shown, found) ? found.edit.id : null
        return {
          edit: found?.edit,
          cell: { id: idOf({ page, file, path: pathIn(shown, at) }), conflict },
        }
      }
      const ofPrice = cellOf(price.member)
      const left = price.configuration === '' ? undefined : cellOf('available')
      return {
        price,
        edits: [ofPrice.edit ?? [], left?.edit ?? []].flat(),
        available: property(valueAt(valueIn(disk.files, file), record), 'available'),
        row: {
          ...rowOf(price, { ...ofPrice.cell, page }, ofPrice.edit),
          left: left ? leftOf(price, left.cell, left.edit) : null,
        },
      }
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
    const editsAt = new Map<string, Edit['id']>()
    const availableAt = new Map<string, unknown>()
    for (const { row, edits, available } of priced()) {
      for (const { id, file, path } of edits) editsAt.set(idOf({ page: row.page, file, path }), id)
      if (row.left) availableAt.set(row.left.id, available)
    }
    const changes = groupBy(prices, ({ id }) => [placeOf(id).page])
    for (const [page, own] of changes) {
      const taken = own.filter(({ text }) => text.trim() === '')
      desk.discard(page, new Set(taken.flatMap(({ id }) => editsAt.get(id) ?? [])))
      desk.type(
        page,
        own
          .filter((price) => !taken.includes(price))
          .map(({ id, was, text }) => {
            const { file, path } = placeOf(id)
            const isLeft = availableAt.has(id)
            const before = isLeft ? availableAt.get(id) : was
            return {
              id: randomUUID(),
              file,
              path,
              ...(was !== '' && { was: before }),
              set: isLeft ? (parseAvailable(text) ?? text) : text,
            }
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
        ...priced().flatMap(({ edits }) => edits.map(({ id }) => id)),
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
      const typed = priced(data).filter(({ edits }) => edits.length > 0)
      const [lost] = kept()
      if (lost) throw new Refused(`Not saved: ${lost.place}: ${lost.why}`)
      for (const { price, row } of typed) {
        const { id, isLarge, written } = row
        const conflict = row.conflict ?? row.left?.conflict ?? null
        const message = row.message ?? row.left?.message ?? null
        if (conflict !== null)
          throw new Refused(
            `Not saved: the row of ${labelOf(price)} was changed on disk as well. Choose which value counts.`,
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
      const available = typed.flatMap(({ price, row }) => {
        const to = newAvailable(row.left?.typed ?? '', price)
        return typeof to === 'object' || to === undefined ? [] : [{ old: price, to }]
      })
      const rows = pluralize(available.length, 'number') + ' of units'
      const count = [
        ...(changes.length > 0 || available.length === 0
          ? [pluralize(changes.length, 'price')]
          : []),
        ...(available.length > 0 ? [rows] : []),
      ].join(' and ')
      await commit(`Change of ${count}`, planPrices(data, changes, available))
      const ids = new Set(typed.flatMap(({ edits }) => edits.map(({ id }) => id)))
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
): Omit<PriceRow, 'left'> {
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

function leftOf(
  price: LocatedPrice,
  cell: Pick<PriceRow, 'id' | 'conflict'>,
  edit: Edit | undefined,
): LeftCell {
  const set = edit && 'set' in edit ? edit.set : undefined
  const isRead = typeof set === 'boolean' || typeof set === 'number'
  const typed = isRead ? availableCell({ available: set }) : set === undefined ? null : String(set)
  const to = typed === null ? undefined : newAvailable(typed, price)
  return {
    ...cell,
    now: price.available,
    typed,
    message: typeof to === 'object' ? to.message : null,
  }
}
