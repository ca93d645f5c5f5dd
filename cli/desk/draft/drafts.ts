import type { DataFileName } from '../../../catalogue/data-files.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import { findIn, indexOfNamed, isObject, isSame, type EntryName, type Path } from './places.ts'

// A draft is a list of edits to the records of a page. The desk and its pages in the browser apply
// them by the same code, so that what is shown is what is saved.

/**
 * One edit of a record: a field that is set or removed, where the page showed `was` before it was
 * typed; or an entry that is new in the list at `path`, before the one named, else at the end.
 */
export type Edit = { id: string; file: DataFileName; path: Path; was?: unknown } & (
  { set: unknown } | { remove: true } | { insert: unknown; before: Anchor }
)

/** The entry to insert before; null for the end of the list. */
export type Anchor = EntryName | { draft: string } | null

/** The way to a place, by keys and indexes. */
export type At = readonly string[]

/** An edit at its place in the file's record: a field; or a list, and the index to insert before. */
export type Placed = { edit: Edit; at: At; index?: number }

/** Whether a place is at or below another. */
export const startsWith = (at: At, start: At): boolean =>
  start.length <= at.length && start.every((segment, index) => segment === at[index])

const isAt = (one: At, other: At): boolean => one.length === other.length && startsWith(one, other)

/** Whether of two edits one would take the other's place away. */
function isOverlapping(one: Placed, other: Placed): boolean {
  if (one.index !== undefined && other.index !== undefined) return false
  if (one.index !== undefined) return startsWith(one.at, other.at)
  if (other.index !== undefined) return startsWith(other.at, one.at)
  return startsWith(one.at, other.at) || startsWith(other.at, one.at)
}

/** Finds the places of edits in a record; `lost` are those whose place cannot be told for sure. */
export function placeEdits(
  record: unknown,
  edits: readonly Edit[],
): { placed: Placed[]; lost: Edit[] } {
  const placed: Placed[] = []
  const lost: Edit[] = []
  for (const edit of edits) {
    const found = placeOf(record, edit)
    if (found && !placed.some((other) => isOverlapping(found, other))) placed.push(found)
    else lost.push(edit)
  }
  return { placed, lost }
}

function placeOf(record: unknown, edit: Edit): Placed | undefined {
  const at = findIn(record, edit.path)
  if (at === undefined || !('insert' in edit)) return at && { edit, at }
  const list = valueAt(record, at)
  if (!Array.isArray(list) || (edit.before !== null && 'draft' in edit.before)) return undefined
  const index = edit.before === null ? list.length : indexOfNamed(list, edit.before)
  return index === undefined ? undefined : { edit, at, index }
}

/** An entry of a list as it is shown: the file's, by its index, or one that a draft inserts. */
type ShownEntry =
  { index: number; edit?: undefined } | { edit: Edit & { insert: unknown }; index?: undefined }

/** The entries of the file's list at a place, with the draft. */
export function shownEntries(list: readonly unknown[], at: At, placed: readonly Placed[]) {
  const own = placed.filter((one) => startsWith(one.at, at))
  const isRemoved = (index: number) =>
    own.some(({ edit, at: place }) => 'remove' in edit && isAt(place, [...at, String(index)]))
  return [...list, undefined].flatMap((_, index): ShownEntry[] => [
    ...own.flatMap((one) =>
      one.index === index && isAt(one.at, at) && 'insert' in one.edit ? [{ edit: one.edit }] : [],
    ),
    ...(index === list.length || isRemoved(index) ? [] : [{ index }]),
  ])
}

/** The edit that sets or removes what is at a place. */
export const editAt = (placed: readonly Placed[], at: At): Edit | undefined =>
  placed.find((one) => one.index === undefined && isAt(one.at, at))?.edit

/** The record as its form shows it: the file's with the draft. */
export function shownValue(record: unknown, placed: readonly Placed[], at: At = []): unknown {
  const own = placed.filter((one) => startsWith(one.at, at))
  if (own.length === 0) return record
  const edit = editAt(own, at)
  if (edit) return 'set' in edit ? edit.set : undefined
  if (Array.isArray(record))
    return shownEntries(record, at, own).map((entry) =>
      entry.edit
        ? entry.edit.insert
        : shownValue(record[entry.index], own, [...at, String(entry.index)]),
    )
  const object = isObject(record) ? record : {}
  const keys = new Set([...Object.keys(object), ...own.flatMap((one) => one.at[at.length] ?? [])])
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = shownValue(object[key], own, [...at, key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** The record of a page's part as its form shows it. */
export const shownRecord = (record: unknown, edits: readonly Edit[]): unknown =>
  shownValue(record, placeEdits(record, edits).placed)

/** Whether the file says something else by now than when the field was typed. */
export function isConflict(record: unknown, { edit, at, index }: Placed): boolean {
  const meaning = (value: unknown) => (value === '' || value === null ? undefined : value)
  return index === undefined && !isSame(meaning(edit.was), meaning(valueAt(record, at)))
}
