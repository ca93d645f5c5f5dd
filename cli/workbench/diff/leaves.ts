import { presentText } from '../../../domain/text/text.ts'
import { isObject } from '../projects.ts'

/** One value that is another one, at a path of members in an editor's words. */
export type Leaf = {
  readonly path: readonly string[]
  readonly from: string | undefined
  readonly to: string | undefined
}

/** What entries of a list are known by, in the order of preference. */
const titles = [
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

const titleOf = (value: unknown): string | undefined => {
  if (!isObject(value)) return presentText(value)
  for (const name of titles) {
    const title = presentText(value[name])
    if (title !== undefined) return title
  }
  return undefined
}

/** A value as one text: a list's entries with commas between them. */
export const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value as number | boolean)
  if (Array.isArray(value)) return value.map((entry) => titleOf(entry) ?? textOf(entry)).join(', ')
  return titleOf(value) ?? JSON.stringify(value)
}

/**
 * Everything that differs between two values. Entries of lists are compared by their names, so that
 * one put in front does not change all others; a list of plain texts is one value.
 */
export function leavesOf(from: unknown, to: unknown, path: readonly string[] = []): Leaf[] {
  if (Object.is(from, to)) return []
  if (isObject(from) && isObject(to)) {
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
      leavesOf(from[key], to[key], [...path, key]),
    )
  }
  if (Array.isArray(from) && Array.isArray(to) && [...from, ...to].some(isObject))
    return entriesOf(from, to, path)
  const [before, after] = [textOf(from), textOf(to)]
  return (before ?? '').trim() === (after ?? '').trim() ? [] : [{ path, from: before, to: after }]
}

function entriesOf(
  from: readonly unknown[],
  to: readonly unknown[],
  path: readonly string[],
): Leaf[] {
  const [before, after] = [named(from), named(to)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    leavesOf(before.get(name), after.get(name), [...path, name]),
  )
  const kept = [...before.keys()].filter((name) => after.has(name))
  const now = [...after.keys()].filter((name) => before.has(name))
  if (kept.join('\n') === now.join('\n')) return changed
  return [...changed, { path: [...path, 'order'], from: kept.join(', '), to: now.join(', ') }]
}

/** The entries by name; the second of one name is 'name 2'. */
export function named(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [index, entry] of list.entries()) {
    const title = titleOf(entry) ?? String(index + 1)
    let name = title
    for (let count = 2; entries.has(name); count += 1) name = `${title} ${count}`
    entries.set(name, entry)
  }
  return entries
}
