import { isDeepStrictEqual } from 'node:util'
import { toPointer, toSegments } from '../../../catalogue/json/pointer.ts'
import { isObject } from '../../editing/find-project.ts'

/** A value that a draft and the disk have both changed, each in another way. */
export type Clash = { pointer: string; mine: unknown; theirs: unknown }

export const isSame = isDeepStrictEqual

/**
 * Joins the changes of a draft with later changes on disk. Where both changed a value, the draft's
 * is kept and both are returned. Lists are compared entry by entry while none was added or removed.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown) {
  const clashes: Clash[] = []
  const join = (own: readonly [unknown, unknown, unknown], path: readonly string[]): unknown => {
    const [base, mine, theirs] = own
    if (isSame(mine, base) || isSame(mine, theirs)) return theirs
    if (isSame(base, theirs)) return mine
    const below = (key: string) =>
      join([entryAt(base, key), entryAt(mine, key), entryAt(theirs, key)], [...path, key])
    if (isObject(base) && isObject(mine) && isObject(theirs)) {
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
      const entries = keys.map((key) => [key, below(key)] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    if (isListLike(base, mine) && isListLike(base, theirs))
      return base.map((_, index) => below(String(index)))
    clashes.push({ pointer: toPointer(path), mine, theirs })
    return mine
  }
  return { value: join([base, mine, theirs], []), clashes }
}

const isListLike = (list: unknown, other: unknown): list is readonly unknown[] =>
  Array.isArray(list) && Array.isArray(other) && list.length === other.length

const entryAt = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return (value as unknown[])[Number(key)]
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The value with another one at a pointer; undefined removes the property there. */
export function withValueAt(value: unknown, pointer: string, to: unknown): unknown {
  const putValue = (current: unknown, [first, ...rest]: readonly string[]): unknown => {
    if (first === undefined) return to
    const entry = putValue(entryAt(current, first), rest)
    if (Array.isArray(current))
      return current.flatMap((old: unknown, index) => {
        if (index !== Number(first)) return [old]
        return entry === undefined ? [] : [entry]
      })
    const own = isObject(current) ? current : {}
    if (entry !== undefined) return { ...own, [first]: entry }
    return Object.fromEntries(Object.entries(own).filter(([key]) => key !== first))
  }
  return putValue(value, toSegments(pointer))
}

/**
 * The meaning of a form's value: empty texts, lists, groups and entries are left out, unless the
 * file has them as empty. Undefined where nothing is left that the file does not have.
 */
export function withoutEmpty(value: unknown, before: unknown): unknown {
  if (isSame(value, before)) return value
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) {
    const kept = keptEntries(value, before).map(({ entry }) => entry)
    return kept.length === 0 && before === undefined ? undefined : kept
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const left = withoutEmpty(entry, entryAt(before, key))
    return left === undefined ? [] : [[key, left] as const]
  })
  return entries.length === 0 && before === undefined ? undefined : Object.fromEntries(entries)
}

/** The entries of a form's list that are not empty, with their places in the list. */
function keptEntries(list: readonly unknown[], before: unknown) {
  return list.flatMap((value, index) => {
    const comparable = holdsEmpty(value) ? mostAlike(value, before) : value
    const entry = withoutEmpty(value, comparable)
    const isKept = isSame(value, comparable) || !(entry === undefined || isSame(entry, {}))
    return isKept ? [{ index, entry, known: comparable }] : []
  })
}

/** The form's pointer to a value of `withoutEmpty`, as entries left out move those behind them. */
export function pointerInForm(pointer: string, value: unknown, before: unknown): string {
  const place = (
    value: unknown,
    before: unknown,
    [first, ...rest]: readonly string[],
  ): readonly string[] => {
    if (first === undefined) return []
    if (!Array.isArray(value) || isSame(value, before))
      return [first, ...place(entryAt(value, first), entryAt(before, first), rest)]
    const kept = keptEntries(value, before)[Number(first)]
    if (kept === undefined) return [first, ...rest]
    return [String(kept.index), ...place(value[kept.index], kept.known, rest)]
  }
  return toPointer(place(value, before, toSegments(pointer)))
}

/** Whether a form's value has an entry, by number or by key, that is still empty. */
export function hasEmptyEntry(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((entry) => entry === '' || isSame(entry, {}) || hasEmptyEntry(entry))
  )
}

const holdsEmpty = (value: unknown): boolean => /""|\[\]|\{\}|null/.test(JSON.stringify(value))

/** The entry of a list with most in common with a value, which may have moved. */
function mostAlike(value: unknown, list: unknown): unknown {
  const entries = Array.isArray(list) ? (list as unknown[]) : []
  return entries.reduce<unknown>(
    (best, entry) => (likeness(entry, value) > likeness(best, value) ? entry : best),
    undefined,
  )
}

/** How similar two values are: the number of their equal properties, and their type. */
export function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other))
    return isSame(one, other) ? 2 : Number(typeof one === typeof other)
  const keys = Object.keys(other)
  return 1 + keys.filter((key) => Object.hasOwn(one, key) && isSame(one[key], other[key])).length
}
