import { availableCell, parseAvailable } from '../../../domain/project/availability.ts'
import type { LocatedPrice } from '../../editing/prices/price-list.ts'
import type { DeskPage, KeptEdit } from '../api.ts'
import { isSame, type Edit, type TakeBack } from '../draft/drafts.ts'

// The part of the desk's JSON API that is about the table of prices.

/** `GET /prices`, and the answer to what is typed or pasted there. */
export type PriceTable = {
  revision: number
  rows: readonly PriceRow[]
  /** Prices that were typed for a project or configuration that is not in the files any more. */
  kept: readonly (KeptEdit & { page: DeskPage })[]
}

/** A price of the files, and the one that was typed for it here or on its page. */
export type PriceRow = Pick<LocatedPrice, 'name' | 'configuration' | 'area'> & {
  page: DeskPage
  price: PriceCell & {
    /** The new price as it is written; null where it cannot be read, which `message` says. */
    written: string | null
    percent: number | null
    /** Whether the change is more than half, and so needs a tick. */
    isLarge: boolean
  }
  /** What is left of the configuration; null in a project's own row. */
  left: PriceCell | null
}

/** A value of the files, and what was typed in its place. */
export type PriceCell = {
  /** The page, file and path of the value, which name it whatever happens to the files. */
  id: string
  /** The value of the file, null for none, and the text that a sheet has for it. */
  was: unknown
  now: string
  /** The new value as it was typed; null where none was. */
  typed: string | null
  /** Why the new value cannot be used. */
  message: string | null
  /** The conflict where the file's value is another than when the new one was typed. */
  conflict: string | null
}

/** What is typed in a cell: an edit of a draft, with the page that it belongs to. */
export type CellEdit = (Edit | TakeBack) & { page: DeskPage }

type Place = Pick<CellEdit, 'page' | 'file' | 'path'>

export const cellId = ({ page, file, path }: Place): string => JSON.stringify([page, file, path])

/** What is typed in a cell as an edit; an empty text goes back to the file's value. */
export function cellEdit(
  { id, was }: Pick<PriceCell, 'id' | 'was'>,
  text: string,
  editId: string,
): CellEdit {
  const [page, file, path] = JSON.parse(id) as [DeskPage, Edit['file'], Edit['path']]
  const place = { id: editId, page, file, path }
  if (text.trim() === '') return { ...place, back: true }
  const set = path.at(-1) === 'available' ? (parseAvailable(text) ?? text) : text
  return { ...place, ...(was !== null && { was }), set }
}

/** The text of a cell with an edit; '' where it goes back to the file's value. */
export const typedText = (edit: CellEdit): string =>
  'set' in edit && !isSame(edit.set, edit.was) ? cellText(edit.set) : ''

/** A value as a sheet's cell has it. */
export const cellText = (value: unknown): string =>
  typeof value === 'boolean' || typeof value === 'number'
    ? availableCell({ available: value })
    : String(value)

/** `PUT /prices`: what was typed. Answer: `PriceTable`. `DELETE /prices` discards all of it. */
export type PriceRequest = { changes: readonly CellEdit[] }

/**
 * `POST /prices/paste`: text from a spreadsheet in the columns of `prices export`, with or without
 * their titles; or one column, for the prices named, one below the other.
 */
export type PasteRequest = { pasted: string; cells: readonly Pick<PriceCell, 'id' | 'was'>[] }
export type PasteResult = {
  table: PriceTable
  /** The number of new prices. */
  count: number
  /** The pasted rows that cannot be used; `row` counts from 1. */
  unusable: readonly { row: number; text: string; message: string }[]
}

/** `POST /prices/save`: writes the prices. `ticked` are changes of more than half that are meant. */
export type SavePricesRequest = { ticked: readonly { id: string; text: string }[] }
