import type { BuildCache } from './cache.ts'
import type { DerivativeStore } from './store.ts'

// A running server, a page kept by a cache or an open browser may still ask for them.
const keptUnnamedMs = 24 * 60 * 60 * 1000

/**
 * Removes derivatives that the manifest has not named for a day.
 * @param named what the manifest names; it must come from a complete reading of the data
 * @param atOnce removes the others too
 * @param now milliseconds since 1970
 * @returns how many were removed
 */
export const prune = async (
  { store, cache }: { readonly store: DerivativeStore; readonly cache: BuildCache },
  named: ReadonlySet<string>,
  { atOnce, now }: { readonly atOnce: boolean; readonly now: number },
): Promise<number> => {
  const unnamedSince = new Map<string, number>()
  let removed = 0
  for (const name of store.derivatives()) {
    if (named.has(name)) continue
    const since = cache.unnamedSince(name) ?? now
    if (atOnce || now - since >= keptUnnamedMs) {
      await store.remove(name)
      removed += 1
    } else unnamedSince.set(name, since)
  }
  cache.setUnnamed(unnamedSince)
  return removed
}
