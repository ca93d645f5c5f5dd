import { presentText } from '../../../domain/text/text.ts'
import { isObject } from '../projects.ts'

/** One value that is another one, at a path of members in an editor's words. */
export type FieldChange = {
  readonly path: readonly string[]
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The members that an entry of a list is known by, in the order of preference. */
const labels = [
  'id',
  'custom_id',
  'configuration',
  'plan_type_name',
  'sno',
  'question',
  'title',
  'name',
  'label',
  'url',
  'image',
]

const labelOf = (value: unknown): string | undefined =>
  isObject(value)
    ? labels.map((name) => presentText(value[name])).find((label) => label !== undefined)
    : presentText(value)

/** A value as one text: a list's entries with commas between them. */
export const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value as number | boolean)
  if (Array.isArray(value)) return value.map((entry) => labelOf(entry) ?? textOf(entry)).join(', ')
  return labelOf(value) ?? JSON.stringify(value)
}

/**
 * Everything that differs between two values. Entries of lists are compared by their labels, so that
 * one put in front does not change all others; a list of plain texts is one value.
 */
export function fieldChanges(
  from: unknown,
  to: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (Object.is(from, to)) return []
  if (isObject(from) && isObject(to))
    return keysOfBoth(Object.keys(from), Object.keys(to)).flatMap((key) =>
      fieldChanges(from[key], to[key], [...path, key]),
    )
  if (Array.isArray(from) && Array.isArray(to) && [...from, ...to].some(isObject)) {
    const [before, after] = [byLabel(from), byLabel(to)]
    const changes = keysOfBoth(before.keys(), after.keys()).flatMap((label) =>
      fieldChanges(before.get(label), after.get(label), [...path, label]),
    )
    const order = orderChange(before, after)
    return order ? [...changes, { path: [...path, 'order'], ...order }] : changes
  }
  const [before, after] = [textOf(from), textOf(to)]
  return (before ?? '').trim() === (after ?? '').trim() ? [] : [{ path, from: before, to: after }]
}

export const keysOfBoth = (from: Iterable<string>, to: Iterable<string>): string[] => [
  ...new Set([...from, ...to]),
]

/** The order of what is on both sides, where it is another one. */
export function orderChange(
  from: ReadonlyMap<string, unknown>,
  to: ReadonlyMap<string, unknown>,
): { readonly from: string; readonly to: string } | undefined {
  const before = [...from.keys()].filter((key) => to.has(key))
  const after = [...to.keys()].filter((key) => from.has(key))
  if (before.join('\n') === after.join('\n')) return undefined
  return { from: before.join(', '), to: after.join(', ') }
}

/** The entries by label; the second of one label is 'label 2'. */
export function byLabel(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [index, entry] of list.entries()) {
    const label = labelOf(entry) ?? String(index + 1)
    let key = label
    for (let count = 2; entries.has(key); count += 1) key = `${label} ${count}`
    entries.set(key, entry)
  }
  return entries
}
