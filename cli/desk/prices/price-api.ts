import type { LocatedPrice } from '../../editing/prices/price-list.ts'
import type { KeptEdit, PageName } from '../api.ts'

// The part of the desk's JSON API that is about the table of prices.

/** `GET /prices`, and the answer to what is typed or pasted there. */
export type PriceTable = {
  revision: number
  rows: readonly PriceRow[]
  /** Prices that were typed for a project or configuration that is not in the files any more. */
  kept: readonly (KeptEdit & { page: PageName })[]
}

/** A price of the files, and the one that was typed for it here or on its page. */
export type PriceRow = Pick<LocatedPrice, 'name' | 'configuration' | 'area' | 'price'> & {
  /** The row's project and configuration, which name it whatever happens to the files. */
  id: string
  page: PageName
  /** The new price as it was typed; null where none was. */
  typed: string | null
  /** The new price as it is written; null where it cannot be read, which `message` says. */
  written: string | null
  message: string | null
  percent: number | null
  /** Whether the change is more than half, and so needs a tick. */
  isLarge: boolean
  /** The conflict where the file's price is another than when the new one was typed. */
  conflict: string | null
  /** What is left of the configuration; null in a project's own row. */
  left: LeftCell | null
}

/** What is left of a configuration in the files, as a sheet's cell, and what was typed in its place. */
export type LeftCell = Pick<PriceRow, 'id' | 'typed' | 'message' | 'conflict'> & { now: string }

/**
 * `PUT /prices`: prices, and what is left of configurations, that were typed, each with what the row
 * showed; an empty text takes a new one back. Answer: `PriceTable`. `DELETE /prices` discards all of them.
 */
export type PriceRequest = { prices: readonly { id: string; was: string; text: string }[] }

/**
 * `POST /prices/paste`: text from a spreadsheet in the columns of `prices export`, with or without
 * their titles; or one column, for the rows named, one below the other.
 */
export type PasteRequest = { pasted: string; rows: readonly { id: string; was: string }[] }
export type PasteResult = {
  table: PriceTable
  /** The number of new prices. */
  count: number
  /** The pasted rows that cannot be used; `row` counts from 1. */
  unusable: readonly { row: number; text: string; message: string }[]
}

/** `POST /prices/save`: writes the prices. `ticked` are changes of more than half that are meant. */
export type SavePricesRequest = { ticked: readonly { id: string; text: string }[] }
