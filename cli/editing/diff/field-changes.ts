import { asList } from '../../../catalogue/checks/records.ts'
import { presentText } from '../../../domain/text/text.ts'
import { isObject } from '../find-project.ts'

export type FieldChange = {
  path: readonly string[]
  from: string | undefined
  to: string | undefined
}

/** The members that name an entry of a list, in the order of preference. */
const labels =
  'id custom_id configuration plan_type_name sno question title name label url image'.split(' ')

const labelOf = (value: unknown): string | undefined =>
  isObject(value)
    ? labels.map((name) => presentText(value[name])).find((label) => label !== undefined)
    : presentText(value)

/** A value as one text, with commas between the entries of a list. */
export const valueText = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value as number | boolean)
  if (Array.isArray(value))
    return value.map((entry) => labelOf(entry) ?? valueText(entry)).join(', ')
  return labelOf(value) ?? JSON.stringify(value)
}

/** All differences between two values; entries of lists are compared by their labels. */
export function fieldChanges(
  from: unknown,
  to: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (Object.is(from, to)) return []
  const isList = Array.isArray(from) && Array.isArray(to) && [...from, ...to].some(isObject)
  if (isList || (isObject(from) && isObject(to))) {
    const [before, after] = [labelledEntries(from), labelledEntries(to)]
    const changes = keysOfBoth(before, after).flatMap((key) =>
      fieldChanges(before.get(key), after.get(key), [...path, key]),
    )
    const order = isList && orderChange(before, after)
    return order ? [...changes, { path: [...path, 'order'], ...order }] : changes
  }
  const [before, after] = [valueText(from), valueText(to)]
  return (before ?? '').trim() === (after ?? '').trim() ? [] : [{ path, from: before, to: after }]
}

type Entries = ReadonlyMap<string, unknown>

/** An object's members, or a list's entries by label; the second of one label is 'label 2'. */
export function labelledEntries(value: unknown): Entries {
  if (!Array.isArray(value)) return new Map(isObject(value) ? Object.entries(value) : [])
  const entries = new Map<string, unknown>()
  for (const [index, entry] of asList(value).entries()) {
    const label = labelOf(entry) ?? String(index + 1)
    let key = label
    for (let count = 2; entries.has(key); count += 1) key = `${label} ${count}`
    entries.set(key, entry)
  }
  return entries
}

export const keysOfBoth = (from: Entries, to: Entries): string[] => [
  ...new Set([...from.keys(), ...to.keys()]),
]

export function orderChange(from: Entries, to: Entries): { from: string; to: string } | undefined {
  const before = [...from.keys()].filter((key) => to.has(key))
  const after = [...to.keys()].filter((key) => from.has(key))
  if (before.join('\n') === after.join('\n')) return undefined
  return { from: before.join(', '), to: after.join(', ') }
}
