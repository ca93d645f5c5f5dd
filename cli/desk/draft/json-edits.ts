import { diffArrays } from 'diff'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer, toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import { insertIn, removeAt, setAt } from '../../editing/write/file-change.ts'
import type { OrderOf } from '../data/form-schema.ts'
import { shownEntries, type Placed } from './drafts.ts'
import { isObject, isSame, textOf } from './places.ts'

type At = readonly string[]

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

/** The edits of a record that carry out its draft; what is not typed stays as it is written. */
export function jsonEdits(
  record: unknown,
  placed: readonly Placed[],
  orderOf: OrderOf = () => [],
): JsonEdit[] {
  const written = writtenEdits(record, placed)
  const fields = written.flatMap(({ edit, at }) =>
    'insert' in edit
      ? []
      : [{ at, old: valueAt(record, at), to: 'set' in edit ? edit.set : undefined }],
  )
  const goes = new Set(fields.flatMap(({ at, to }) => (to === undefined ? [toPointer(at)] : [])))
  const keysThatStay = (parent: At) =>
    Object.keys(Object(valueAt(record, parent))).filter(
      (key) => !goes.has(toPointer([...parent, key])),
    )
  const changed = fields.flatMap(({ at, old, to }) => {
    if (old === undefined) return []
    return to === undefined ? [removeAt(at)] : editsBetween(old, to, at, orderOf)
  })
  const added = fields
    .filter(({ old, to }) => old === undefined && to !== undefined)
    .toSorted((one, other) => rankOf(one.at, orderOf) - rankOf(other.at, orderOf))
    .map(({ at, to }) => newProperty(at, to, keysThatStay(at.slice(0, -1)), orderOf))
  const lists = new Map(
    written.flatMap(({ at, index }) => (index === undefined ? [] : [[toPointer(at), at] as const])),
  )
  const entries = [...lists.values()].flatMap((at) => newEntries(record, at, written, goes))
  return [...changed, ...added, ...inOrder(entries)]
}

const rankOf = (at: At, orderOf: OrderOf): number =>
  orderOf(at.slice(0, -1)).indexOf(at.at(-1) ?? '')

/** Of several entries that are new before the same one, the last comes first. */
function inOrder(insertions: readonly JsonEdit[]): JsonEdit[] {
  const isInside = (edit: JsonEdit) => 'before' in edit
  const atEnd = insertions.filter((edit) => !isInside(edit))
  return [...atEnd, ...insertions.filter(isInside).toReversed()]
}

/** A new property, put where the schema has it among the keys that stay. */
function newProperty(at: At, value: unknown, keys: readonly string[], orderOf: OrderOf): JsonEdit {
  const [parent, key = ''] = [at.slice(0, -1), at.at(-1)]
  const order = orderOf(parent)
  const rank = order.indexOf(key)
  const next = keys.find((other) => rank >= 0 && order.indexOf(other) > rank)
  return insertIn(parent, value, { key, ...(next !== undefined && { before: next }) })
}

/** The entries that a draft inserts in a list; one that moves is written as it was. */
function newEntries(
  record: unknown,
  at: At,
  placed: readonly Placed[],
  goes: ReadonlySet<string>,
): JsonEdit[] {
  const list = valueAt(record, at) as readonly unknown[]
  const moved = [...list.keys()].filter((index) => goes.has(toPointer([...at, index])))
  const shown = shownEntries(list, at, placed)
  return shown.flatMap(({ edit }, place) => {
    if (!edit) return []
    const value = edit.insert
    const next = shown.slice(place).find((entry) => entry.edit === undefined)?.index
    const old = moved.findIndex((index) => isSame(list[index], value))
    const [index] = old < 0 ? [] : moved.splice(old, 1)
    return [
      {
        ...insertIn(at, value, next === undefined ? {} : { before: String(next) }),
        ...(index !== undefined && { writtenAt: toPointer([...at, index]) }),
      },
    ]
  })
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

/** The edits of a list: of what differs at one place, entries change, and the rest goes or is new. */
function listEdits(
  from: readonly unknown[],
  to: readonly unknown[],
  at: At,
  orderOf: OrderOf,
): JsonEdit[] {
  const hunks: { old: number; removed: number; now: number; added: number }[] = []
  let hunk = { old: 0, removed: 0, now: 0, added: 0 }
  const texts = (list: readonly unknown[]) => list.map((entry) => textOf(entry) ?? '')
  for (const { added, removed, count } of diffArrays(texts(from), texts(to))) {
    if (added) hunk.added += count
    else if (removed) hunk.removed += count
    else {
      hunks.push(hunk)
      const { old, removed, now, added } = hunk
      hunk = { old: old + removed + count, removed: 0, now: now + added + count, added: 0 }
    }
  }
  return [...hunks, hunk].flatMap(({ old, removed, now, added }) => {
    const both = Math.min(removed, added)
    const next = old + removed
    const before = next < from.length ? { before: String(next) } : {}
    const entry = (index: number) => [...at, String(old + index)]
    return [
      ...Array.from({ length: both }, (_, index) =>
        editsBetween(from[old + index], to[now + index], entry(index), orderOf),
      ).flat(),
      ...Array.from({ length: removed - both }, (_, index) => removeAt(entry(both + index))),
      ...inOrder(to.slice(now + both, now + added).map((one) => insertIn(at, one, before))),
    ]
  })
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
