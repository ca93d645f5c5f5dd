import { diffArrays } from 'diff'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { isObject, type JsonObject } from '../../editing/find-project.ts'
import { insertIn, removeAt, setAt } from '../../editing/write/file-change.ts'
import { isSame, likeness } from './values.ts'

type At = readonly string[]

/** The properties of the object at a place below the value, in the order of files. */
export type OrderOf = (below: At) => readonly string[]

/**
 * The smallest edits that turn one value into another: a text is set, a property or an entry is
 * inserted, removed or moved, and everything else stays as it is written.
 * @param path the way to the value in its file
 * @param orderOf new properties are put where the schema has them
 */
export function editsBetween(
  from: unknown,
  to: unknown,
  path: At,
  orderOf: OrderOf = () => [],
): JsonEdit[] {
  const compare = (from: unknown, to: unknown, below: At): JsonEdit[] => {
    if (isSame(from, to)) return []
    const place = [...path, ...below]
    const inner = (from: unknown, to: unknown, key: string | number) =>
      compare(from, to, [...below, String(key)])
    if (isObject(from) && isObject(to))
      return objectEdits(from, to, { place, order: orderOf(below), inner })
    if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, { place, inner })
    return [setAt(place, to)]
  }
  return compare(from, to, [])
}

type Below = { place: At; inner: (from: unknown, to: unknown, key: string | number) => JsonEdit[] }

function objectEdits(
  from: JsonObject,
  to: JsonObject,
  { place, order, inner }: Below & { order: readonly string[] },
): JsonEdit[] {
  const isKept = (key: string) => Object.hasOwn(from, key) && Object.hasOwn(to, key)
  const keptKeys = Object.keys(from).filter(isKept)
  const rank = (key: string) => order.indexOf(key)
  const insertion = (key: string): JsonEdit => {
    const next = rank(key) < 0 ? undefined : keptKeys.find((other) => rank(other) > rank(key))
    return insertIn(place, to[key], { key, ...(next !== undefined && { before: next }) })
  }
  return [
    ...Object.keys(from)
      .filter((key) => !isKept(key))
      .map((key) => removeAt([...place, key])),
    ...keptKeys.flatMap((key) => inner(from[key], to[key], key)),
    ...Object.keys(to)
      .filter((key) => !isKept(key))
      .toSorted((one, other) => rank(one) - rank(other))
      .map(insertion),
  ]
}

/** Edits a list: entries in both lists stay or move, and of the rest similar ones are edited. */
function listEdits(from: readonly unknown[], to: readonly unknown[], { place, inner }: Below) {
  /** The index in `from` of each entry that stays in its place, by its index in `to`. */
  const stays = inBoth(from.map(textOf), to.map(textOf))
  const left = new Set(from.keys())
  for (const index of stays.values()) left.delete(index)
  const moved = new Map<number, number>()
  for (const index of to.keys()) {
    if (stays.has(index)) continue
    const old = [...left].find((other) => isSame(from[other], to[index]))
    if (old === undefined || !left.delete(old)) continue
    moved.set(index, old)
  }
  const edits: JsonEdit[] = []
  for (const index of to.keys()) {
    if (stays.has(index) || moved.has(index)) continue
    const old = mostAlike(from, to[index], left, boundsOf(index, stays, from.length))
    if (old === undefined || !left.delete(old)) continue
    stays.set(index, old)
    edits.push(...inner(from[old], to[index], old))
  }
  const removed = [...left, ...moved.values()].map((index) => removeAt([...place, String(index)]))
  const added = [...to.keys()].flatMap((index) => {
    if (stays.has(index)) return []
    const old = moved.get(index)
    const next = [...to.keys()].find((other) => other > index && stays.has(other))
    const before = next === undefined ? undefined : String(stays.get(next))
    const edit = insertIn(place, to[index], before === undefined ? {} : { before })
    const written = old === undefined ? {} : { writtenAt: toPointer([...place, old]) }
    return [{ edit: { ...edit, ...written }, before }]
  })
  // Of several insertions before the same entry the last comes first.
  const [atEnd, inside] = [
    added.filter(({ before }) => !before),
    added.filter(({ before }) => before),
  ]
  return [...edits, ...removed, ...[...atEnd, ...inside.toReversed()].map(({ edit }) => edit)]
}

/** A value as a text that does not depend on the order of its properties. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/**
 * The index in `from` of each entry that both lists have in the same order, by its index in `to`.
 */
function inBoth(from: readonly string[], to: readonly string[]): Map<number, number> {
  const common = new Map<number, number>()
  let [old, now] = [0, 0]
  for (const { added, removed, count } of diffArrays([...from], [...to])) {
    const both = added || removed ? 0 : count
    for (let index = 0; index < both; index += 1) common.set(now + index, old + index)
    if (!added) old += count
    if (!removed) now += count
  }
  return common
}

/** The indexes of `from` between which an entry of `to` belongs, by the entries that stay. */
function boundsOf(index: number, stays: ReadonlyMap<number, number>, length: number) {
  let [low, high] = [-1, length]
  for (const [place, old] of stays) {
    if (place < index) low = Math.max(low, old)
    if (place > index) high = Math.min(high, old)
  }
  return { low, high }
}

/** The entry with most in common with the value; the first of equally similar ones. */
function mostAlike(
  from: readonly unknown[],
  value: unknown,
  left: ReadonlySet<number>,
  { low, high }: { low: number; high: number },
): number | undefined {
  const candidates = [...left].filter((index) => index > low && index < high)
  return candidates.reduce<number | undefined>(
    (best, index) =>
      best === undefined || likeness(from[index], value) > likeness(from[best], value)
        ? index
        : best,
    undefined,
  )
}
