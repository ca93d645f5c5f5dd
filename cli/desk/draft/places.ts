import { isNested, valueAt } from '../../../catalogue/json/pointer.ts'

// The places of what was typed, which hold whatever happens to the file. The desk and its pages in
// the browser name them by the same code.

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
export const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, one: unknown) =>
    isNested(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || textOf(one) === textOf(other)

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
