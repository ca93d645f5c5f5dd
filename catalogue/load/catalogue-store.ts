import type { Catalogue } from '../catalogue.ts'
import type { LoadedCatalogue } from './load.ts'

export type CatalogueStore = Awaited<ReturnType<typeof createCatalogueStore>>

/**
 * The catalogue that the site answers from, and what replaces it by a newer one.
 * @param first taken as it is, with its problems; `load` unless given
 */
export async function createCatalogueStore(
  load: () => Promise<LoadedCatalogue>,
  first?: LoadedCatalogue,
) {
  first ??= await load()
  let current = first.catalogue
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<(catalogue: Catalogue) => void>()

  async function replace() {
    const { catalogue, problems } = await load()
    if (problems.length > 0) return { replaced: false, problems }
    current = catalogue
    for (const listener of listeners) listener(catalogue)
    return { replaced: true, problems }
  }
  return {
    /** The catalogue to answer from; take it once for one answer. */
    get current() {
      return current
    },
    /** What was wrong with the data of the first load. */
    problems: first.problems,
    /**
     * Loads the data anew and replaces the old whole; where the new data has problems, not at all.
     * Calls run one after another.
     */
    reload() {
      const result = queue.then(replace)
      queue = result.catch(() => undefined)
      return result
    },
    /** Calls `listener` after each replacement; returns what ends that. */
    onReplace(listener: (catalogue: Catalogue) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
