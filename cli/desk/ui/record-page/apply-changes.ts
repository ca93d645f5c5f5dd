import { toSegments } from '../../../../catalogue/json/pointer.ts'
import type { Change } from '../../api.ts'

/** A value with a form's changes, applied one after the other. */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>(
    (value, change) => applied(value, toSegments(change.pointer), change),
    value,
  )
}

function applied(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return 'set' in change ? change.set : undefined
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...Object(value) }
  const isHere = rest.length === 0
  if (Array.isArray(copy)) {
    const at = Number(key)
    if (isHere && 'insert' in change) copy.splice(at, 0, change.insert)
    else if (isHere && 'remove' in change) copy.splice(at, 1)
    else copy[at] = applied(copy[at], rest, change)
  } else if (isHere && 'remove' in change) delete copy[key]
  else copy[key] = applied(copy[key], rest, change)
  return copy
}
