import { deepFreeze } from '../load/deep-freeze.ts'

/** Values by key, frozen when they are given out: the exact spelling first, then any case, as addresses are in lower case. */
export function textIndex<T>(
  entries: Iterable<readonly [string, T]>,
): (key: string) => T | undefined {
  const exact = new Map<string, T>()
  const folded = new Map<string, T>()
  for (const [key, value] of entries) {
    const lower = key.toLowerCase()
    // Nearly all keys are in lower case, and found among the exact ones.
    if (lower !== key && !folded.has(lower) && !exact.has(lower)) folded.set(lower, value)
    if (!exact.has(key)) exact.set(key, value)
  }
  return (key) => {
    const lower = key.toLowerCase()
    const value = exact.get(key) ?? folded.get(lower) ?? exact.get(lower)
    // When it is asked for: most of what is loaded is not shown for days.
    return deepFreeze(value)
  }
}
