/** Freezes plain data through and through, however deep, and returns it. */
export function deepFreeze<T>(value: T): T {
  const open: unknown[] = [value]
  for (let at = open.pop(); open.length > 0 || at !== undefined; at = open.pop()) {
    if (typeof at !== 'object' || at === null || Object.isFrozen(at)) continue
    Object.freeze(at)
    for (const entry of Object.values(at) as unknown[])
      if (typeof entry === 'object' && entry !== null) open.push(entry)
  }
  return value
}
