import type { DataFileName } from '../../../catalogue/data-files.ts'
import { isNested, valueAt } from '../../../catalogue/json/pointer.ts'

// A draft is a list of edits to the records of a page, each at a place that holds whatever happens to
// the file. The desk and its pages in the browser apply them by the same code, so that what is shown
// is what is saved.

/**
 * What names an entry of a list: a key of its own that no other entry has, else all it says; of equal
 * entries it is the `nth`, counted from 0, `of` so many.
 */
export type EntryName =
  { key: string; is: string | number } | { entry: string; nth: number; of: number }

/** A step on the way to a place: a property, an entry of the file's list, or one that a draft inserts. */
export type Step = string | EntryName | { draft: string }

/** The way from a record to a place in it. */
export type Path = readonly Step[]

/** The properties that name a thing, the surest first. Prices, sizes and texts name nothing. */
const KEYS = [
  'id',
  'custom_id',
  'slug',
  'name',
  'title',
  'label',
  'question',
  'configuration',
  'plan_type_name',
  'particulars',
  'number',
  'from',
] as const

/** A value as a text, whatever the order of its properties; undefined for no value. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, one: unknown) =>
    isNested(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** Whether two values say the same, whatever the order of their properties. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other))
    return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isNested(value) && !Array.isArray(value)

/** What names the entry of a list. */
export function nameOf(list: readonly unknown[], index: number): EntryName {
  const entry = list[index]
  for (const key of KEYS) {
    const is = valueAt(entry, [key])
    if ((typeof is !== 'string' || is === '') && typeof is !== 'number') continue
    if (list.filter((other) => valueAt(other, [key]) === is).length === 1) return { key, is }
  }
  const text = textOf(entry) ?? ''
  const equal = [...list.keys()].filter((other) => textOf(list[other]) === text)
  return { entry: text, nth: equal.indexOf(index), of: equal.length }
}

/** Whether two entries have the same name, which others may have too. */
export function isNamedAlike(one: unknown, other: unknown): boolean {
  const key = KEYS.find((key) => valueAt(one, [key]) !== undefined)
  return key !== undefined && valueAt(one, [key]) === valueAt(other, [key])
}

/** The index of the entry with a name; undefined where it cannot be told for sure. */
export function indexOfNamed(list: readonly unknown[], name: EntryName): number | undefined {
  const isNamed = (entry: unknown) =>
    'key' in name ? valueAt(entry, [name.key]) === name.is : textOf(entry) === name.entry
  const found = [...list.keys()].filter((index) => isNamed(list[index]))
  const { nth, of } = 'key' in name ? { nth: 0, of: 1 } : name
  return found.length === of ? found[nth] : undefined
}

/** The path to a place of a value. */
export function pathIn(value: unknown, segments: readonly string[]): Path {
  let here = value
  return segments.map((segment) => {
    const step = Array.isArray(here) ? nameOf(here as unknown[], Number(segment)) : segment
    here = valueAt(here, [segment])
    return step
  })
}

/** The key or index that a step leads to; undefined where there is none. */
export function segmentOf(here: unknown, step: Step): string | undefined {
  if (typeof step === 'string') return isObject(here) ? step : undefined
  if ('draft' in step || !Array.isArray(here)) return undefined
  return indexOfNamed(here as unknown[], step)?.toString()
}

/** The place that a path leads to, whose last property may be missing; undefined where there is none. */
export function findIn(value: unknown, path: Path): string[] | undefined {
  let here = value
  const segments: string[] = []
  for (const step of path) {
    const segment = segmentOf(here, step)
    if (segment === undefined) return undefined
    segments.push(segment)
    here = valueAt(here, [segment])
  }
  return segments
}

type Changed = { set: unknown } | { remove: true } | { insert: unknown }

/** A value with one change at a place, which may be a new property or the end of a list. */
export function changedValue(
  value: unknown,
  [first, ...rest]: readonly string[],
  change: Changed,
): unknown {
  if (first === undefined) return 'set' in change ? change.set : undefined
  if (Array.isArray(value)) {
    const list = value as readonly unknown[]
    const index = Number(first)
    if (rest.length === 0 && 'insert' in change) return list.toSpliced(index, 0, change.insert)
    const entry = changedValue(list[index], rest, change)
    return entry === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 1, entry)
  }
  const { [first]: old, ...others } = isObject(value) ? value : {}
  const entry = changedValue(old, rest, change)
  if (entry === undefined) return others
  return isObject(value) ? { ...value, [first]: entry } : { [first]: entry }
}

/**
 * One edit of a record: a field that is set or removed, where the page showed `was` before it was
 * typed; or an entry that is new in the list at `path`, before the one named, else at the end.
 */
export type Edit = { id: string; file: DataFileName; path: Path; was?: unknown } & (
  { set: unknown } | { remove: true } | { insert: unknown; before: Anchor }
)

/** Takes back what was typed at a place, whatever the file says there by now. */
export type TakeBack = { id: string; file: DataFileName; path: Path; back: true }

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
    const found = placeEdit(record, edit)
    if (found && !placed.some((other) => isOverlapping(found, other))) placed.push(found)
    else lost.push(edit)
  }
  return { placed, lost }
}

function placeEdit(record: unknown, edit: Edit): Placed | undefined {
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
