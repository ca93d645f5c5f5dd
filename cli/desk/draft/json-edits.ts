import { diffArrays } from 'diff'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer, toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import { insertIn, removeAt, setAt } from '../../editing/write/file-change.ts'
import type { OrderOf } from '../data/form-schema.ts'
import { isNamedAlike, isObject, isSame, type At, type Placed } from './drafts.ts'

/**
 * What is written of a typed value: empty texts, lists, groups and entries are left out, unless the
 * file has them as empty. Undefined where nothing is left that the file does not have.
 */
export function withoutEmpty(value: unknown, before?: unknown): unknown {
  if (isSame(value, before)) return value
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) {
    const kept = value.flatMap((entry: unknown) => writtenEntry(entry, before))
    return kept.length === 0 && before === undefined ? undefined : kept
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const left = withoutEmpty(entry, valueAt(before, [key]))
    return left === undefined ? [] : [[key, left] as const]
  })
  return entries.length === 0 && before === undefined ? undefined : Object.fromEntries(entries)
}

/** What is written of a list's entry; nothing of an empty one that the file's list does not have. */
function writtenEntry(entry: unknown, list?: unknown): unknown[] {
  if (Array.isArray(list) && list.some((one) => isSame(one, entry))) return [entry]
  const left = withoutEmpty(entry)
  return left === undefined ? [] : [left]
}

/** The edits as they are written, without what says nothing yet. */
export function writtenEdits(record: unknown, placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one): Placed[] => {
    const { edit, at } = one
    if ('insert' in edit)
      return writtenEntry(edit.insert).map((insert) => ({ ...one, edit: { ...edit, insert } }))
    const { id, file, path } = edit
    const set = 'set' in edit ? withoutEmpty(edit.set, valueAt(record, at)) : undefined
    const place = { id, file, path }
    return [{ at, edit: set === undefined ? { ...place, remove: true } : { ...place, set } }]
  })
}

/** A new property, put where the schema has it among the keys that stay. */
function newProperty(at: At, value: unknown, keys: readonly string[], orderOf: OrderOf): JsonEdit {
  const [parent, key = ''] = [at.slice(0, -1), at.at(-1)]
  const order = orderOf(parent)
  const rank = order.indexOf(key)
  const next = keys.find((other) => rank >= 0 && order.indexOf(other) > rank)
  return insertIn(parent, value, { key, ...(next !== undefined && { before: next }) })
}

/** The smallest edits that make one value of another; only what differs is written. */
export function editsBetween(
  from: unknown,
  to: unknown,
  at: At,
  orderOf: OrderOf = () => [],
): JsonEdit[] {
  if (isSame(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, at, orderOf)
  if (!isObject(from) || !isObject(to)) return [setAt(at, to)]
  const kept = Object.keys(from).filter((key) => Object.hasOwn(to, key))
  const added = Object.keys(to).filter((key) => !Object.hasOwn(from, key))
  const order = orderOf(at)
  return [
    ...Object.keys(from)
      .filter((key) => !kept.includes(key))
      .map((key) => removeAt([...at, key])),
    ...kept.flatMap((key) => editsBetween(from[key], to[key], [...at, key], orderOf)),
    ...added
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((key) => newProperty([...at, key], to[key], kept, orderOf)),
  ]
}

/** The edits of a list: entries change in their places, go, or are new. */
function listEdits(
  from: readonly unknown[],
  to: readonly unknown[],
  at: At,
  orderOf: OrderOf,
): JsonEdit[] {
  const isIn = (list: readonly unknown[], one: unknown) => list.some((other) => isSame(one, other))
  // An entry stays the same one if it says the same, or else if it has kept its name.
  const comparator = (one: unknown, other: unknown) =>
    isSame(one, other) || (isNamedAlike(one, other) && !isIn(to, one) && !isIn(from, other))
  const hunks: { removed: number; added: number }[] = []
  let hunk = { removed: 0, added: 0 }
  for (const { added, removed, count } of diffArrays([...from], [...to], { comparator })) {
    if (added) hunk.added += count
    else if (removed) hunk.removed += count
    else {
      hunks.push(hunk, { removed: count, added: count })
      hunk = { removed: 0, added: 0 }
    }
  }
  let [old, now] = [0, 0]
  return [...hunks, hunk].flatMap(({ removed, added }) => {
    const entries = to.slice(now, now + added)
    const indexes = [...from.keys()].slice(old, old + removed)
    const changed = indexes.slice(0, added).flatMap((index, place) => {
      return editsBetween(from[index], entries[place], [...at, String(index)], orderOf)
    })
    const gone = indexes.slice(added)
    old += removed
    now += added
    const isAtEnd = old === from.length
    const before = isAtEnd ? {} : { before: String(old) }
    const inserted = entries.slice(removed).map((entry) => newEntry(from, at, entry, before))
    return [
      ...changed,
      ...gone.map((index) => removeAt([...at, index])),
      // Of several entries that are new before the same one, the last is put in first.
      ...(isAtEnd ? inserted : inserted.toReversed()),
    ]
  })
}

/** A new entry, which is written as one that says the same, if there is one: so it is when it moves. */
function newEntry(list: readonly unknown[], at: At, value: unknown, where: { before?: string }) {
  const same = list.findIndex((one) => isSame(one, value))
  const edit = insertIn(at, value, where)
  return same < 0 ? edit : { ...edit, writtenAt: toPointer([...at, same]) }
}

/**
 * The pointer in a form to what a pointer means in the record that is written of it, which has not
 * the entries that say nothing yet.
 */
export function pointerInForm(pointer: string, shown: unknown, written: unknown): string {
  let [inForm, inFile] = [shown, written]
  const segments = toSegments(pointer).map((segment) => {
    const isList = Array.isArray(inForm) && Array.isArray(inFile)
    const place = isList ? indexInForm(inForm as [], inFile as [], Number(segment)) : segment
    inForm = valueAt(inForm, [place])
    inFile = valueAt(inFile, [segment])
    return place
  })
  return toPointer(segments)
}

function indexInForm(shown: readonly unknown[], written: readonly unknown[], index: number) {
  let place = -1
  for (const entry of written.slice(0, index + 1)) {
    const meaning = withoutEmpty(entry)
    const next = shown.findIndex((one, at) => at > place && isSame(withoutEmpty(one), meaning))
    place = next < 0 ? place + 1 : next
  }
  // What is missing at the end of a list is reported behind its last entry.
  return String(index < written.length ? place : shown.length)
}
