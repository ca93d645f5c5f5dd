/** The same function, which works out each key once. The results live as long as the returned function. */
export function memoize<K, T>(work: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>()
  return (key) => {
    const result = results.get(key)
    if (result !== undefined || results.has(key)) return result as T
    const made = work(key)
    results.set(key, made)
    return made
  }
}

/** The same as `memoize` for keys that are immutable objects: a result lives as long as its key. */
export function memoizeByObject<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { readonly result: T }>()
  return (key) => {
    const found = results.get(key)
    if (found) return found.result
    const made = work(key)
    results.set(key, { result: made })
    return made
  }
}

/**
 * A function that computes its result at the first call, for a table that most visits do not need.
 */
export function once<T>(work: () => T): () => T {
  let computed: { readonly result: T } | undefined
  return () => (computed ??= { result: work() }).result
}
