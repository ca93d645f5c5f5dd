import { deepFreeze } from '../load/deep-freeze.ts'

/** Frozen values by key: the exact spelling first, then any case, as addresses are in lower case. */
export function textIndex<T>(
  entries: Iterable<readonly [string, T]>,
): (key: string) => T | undefined {
  const exact = new Map<string, T>()
  const folded = new Map<string, T>()
  for (const [key, value] of entries) {
    deepFreeze(value)
    if (!exact.has(key)) exact.set(key, value)
    const lower = key.toLowerCase()
    if (!folded.has(lower)) folded.set(lower, value)
  }
  return (key) => exact.get(key) ?? folded.get(key.toLowerCase())
}
