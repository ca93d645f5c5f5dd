/** The same function, which works out each key once. The results live as long as the returned function. */
export function memoize<K, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as T
    const made = work(key)
    known.set(key, made)
    return made
  }
}

/** The same as `memoize` for keys that are immutable objects: a result lives as long as its key. */
export function memoizeByObject<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly made: T }>()
  return (key) => {
    const found = known.get(key) ?? { made: work(key) }
    known.set(key, found)
    return found.made
  }
}

/**
 * A function that computes its result at the first call, for a table that most visits do not need.
 */
export function once<T>(work: () => T): () => T {
  let made: { readonly result: T } | undefined
  return () => (made ??= { result: work() }).result
}
