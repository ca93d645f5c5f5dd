import { randomUUID } from 'node:crypto'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { memoizeByObject } from '../../../domain/text/memoize.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { labelOf, newAvailable, newPrice } from '../../editing/prices/match-rows.ts'
import { planPrices, readPrices, type LocatedPrice } from '../../editing/prices/price-list.ts'
import { isLargeChange, percentChange } from '../../editing/price-change-percent.ts'
import { dataSetFrom } from '../../editing/write/data-set.ts'
import type { Done } from '../api.ts'
import {
  cellEdit,
  cellId,
  cellText,
  type PasteRequest,
  type PasteResult,
  type PriceCell,
  type PriceRequest,
  type PriceRow,
  type PriceTable,
  type SavePricesRequest,
} from './price-api.ts'
import { readPasted } from './read-pasted.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { indexOf, pageOfFile, pageOfProject } from '../data/pages.ts'
import type { Desk } from '../desk.ts'
import { ofFile } from '../draft/draft-files.ts'
import { isConflict, pathIn, placeEdits, startsWith, type Edit } from '../draft/drafts.ts'
import { unsureEdits } from '../draft/unsure-edits.ts'
import { Refused } from '../refused-error.ts'
import type { Writing } from '../writing.ts'

/** A price of the files with its row of the table, and the edits of the row. */
type Priced = { price: LocatedPrice; row: PriceRow; edits: readonly Edit[] }

const MEMBERS = new Set<unknown>(['price', 'starting_price', 'baseSellingPrice', 'available'])

/** All prices as a table. New prices are drafts of the projects' pages, as those typed there. */
export function createPrices(desk: Desk, { commit }: Writing) {
  const { disk, drafts, folder } = desk
  const pricesIn = memoizeByObject((files: Files) => {
    const bytesOf = (file: string) => files.get(file.replace(/\.json$/, '') as DataFileName)?.bytes
    const data = dataSetFrom(bytesOf, { folder })
    return { data, prices: readPrices(data) }
  })

  function priced(): Priced[] {
    const { recordOn } = indexOf(disk.files)
    return pricesIn(disk.files).prices.map((price) => {
      const { file, record, name, configuration, area } = price
      const own = recordOn(pageOfProject(price.project), file)
      // Of several floor plans of one project its page shows the first.
      const isOnPage = own !== undefined && startsWith(record, own)
      const page = isOnPage ? pageOfProject(price.project) : pageOfFile(file)
      const start = isOnPage ? own : []
      const shown = valueAt(valueIn(disk.files, file), start)
      const { placed } = placeEdits(shown, ofFile(drafts.get(page) ?? [], file))
      const edits: Edit[] = []
      const cellOf = (member: string, now: string, messageOf: (typed: string) => string | null) => {
        const at = [...record.slice(start.length), member]
        const found = placed.find((one) => one.at.join('/') === at.join('/'))
        if (found) edits.push(found.edit)
        const typed = found && 'set' in found.edit ? cellText(found.edit.set) : null
        return {
          id: cellId({ page, file, path: pathIn(shown, at) }),
          was: valueAt(shown, at) ?? null,
          now,
          typed,
          message: typed === null ? null : messageOf(typed),
          conflict: found && isConflict(shown, found) ? found.edit.id : null,
        } satisfies PriceCell
      }
      const read = (text: string) => newPrice(text.trim(), price, true)
      const ofPrice = cellOf(price.member, price.price, (typed) => whyUnusable(read(typed)))
      const to = ofPrice.typed === null ? undefined : read(ofPrice.typed)
      const written = typeof to === 'string' ? to : null
      const isLarge = written !== null && isLargeChange(price.price, written)
      const percent = written === null ? null : (percentChange(price.price, written) ?? null)
      const left =
        configuration === ''
          ? null
          : cellOf('available', price.available, (typed) => whyUnusable(newAvailable(typed, price)))
      return {
        price,
        edits,
        row: {
          page,
          name,
          configuration,
          area,
          left,
          price: { ...ofPrice, written, percent, isLarge },
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

  function type({ changes }: PriceRequest): PriceTable {
    for (const [page, own] of groupBy(changes, ({ page }) => [page]))
      desk.type(
        page,
        own.map(({ page: _page, ...edit }) => edit),
      )
    return table()
  }

  return {
    table,
    type,
    paste({ pasted, cells }: PasteRequest): PasteResult {
      const { prices, unusable } = readPasted(pasted, cells, priced())
      const changes = prices.map(({ cell, text }) => cellEdit(cell, text, randomUUID()))
      return { table: type({ changes }), count: prices.length, unusable }
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
      const { data } = pricesIn(disk.files)
      const typed = priced().filter(({ edits }) => edits.length > 0)
      const [lost] = kept()
      if (lost) throw new Refused(`Not saved: ${lost.place}: ${lost.why}`)
      for (const { price: old, row } of typed) {
        const { price, left } = row
        if (price.conflict !== null || (left?.conflict ?? null) !== null)
          throw new Refused(
            `Not saved: the row of ${labelOf(old)} was changed on disk as well. Choose which value counts.`,
          )
        const message = price.message ?? left?.message
        if (message) throw new Refused(`Not saved: ${labelOf(old)}: ${message}.`)
        const isMeant = ticked.some((one) => one.id === price.id && one.text === price.typed)
        if (price.isLarge && !isMeant)
          throw new Refused(
            `Not saved: tick the change of ${labelOf(old)} from ${price.now} to ${price.written}, if it is meant.`,
          )
      }
      const changes = typed.flatMap(({ price: old, row }) =>
        row.price.written === null ? [] : [{ old, to: row.price.written }],
      )
      const available = typed.flatMap(({ price: old, row }) => {
        const to = newAvailable(row.left?.typed ?? '', old)
        return typeof to === 'object' || to === undefined ? [] : [{ old, to }]
      })
      const counts = [
        ...(changes.length > 0 || available.length === 0
          ? [pluralize(changes.length, 'price')]
          : []),
        ...(available.length > 0 ? [`${pluralize(available.length, 'number')} of units`] : []),
      ].join(' and ')
      await commit(`Change of ${counts}`, planPrices(data, changes, available))
      const ids = new Set(typed.flatMap(({ edits }) => edits.map(({ id }) => id)))
      for (const page of new Set(typed.map(({ row }) => row.page))) desk.discard(page, ids)
      return { message: `Saved ${counts}` }
    },
  }
}

/** Why a new value cannot be used; null for one that can. */
const whyUnusable = (read: unknown): string | null =>
  typeof read === 'object' && read !== null && 'message' in read ? String(read.message) : null
