import type { Catalogue } from '../catalogue.ts'
import type { LoadedCatalogue, LoadProblem } from './load.ts'

export type ReloadResult = {
  /** False when the new data has problems: the old catalogue stays. */
  readonly replaced: boolean
  readonly problems: readonly LoadProblem[]
}

export type CatalogueStore = {
  /** The catalogue to answer from; take it once for one answer. */
  readonly current: Catalogue
  /** What was wrong with the data of the first load. */
  readonly problems: readonly LoadProblem[]
  /** Loads the data anew and replaces the old whole, or not at all. Calls run one after another. */
  reload(): Promise<ReloadResult>
  /** Calls `listener` after each replacement; returns what ends that. */
  onReplace(listener: (catalogue: Catalogue) => void): () => void
}

/**
 * The catalogue that the site answers from, and what replaces it by a newer one.
 * @param first taken as it is, with its problems; `load` unless given
 */
export async function createCatalogueStore(
  load: () => Promise<LoadedCatalogue>,
  first?: LoadedCatalogue,
): Promise<CatalogueStore> {
  first ??= await load()
  let current = first.catalogue
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<(catalogue: Catalogue) => void>()

  async function replace(): Promise<ReloadResult> {
    const { catalogue, problems } = await load()
    if (problems.length > 0) return { replaced: false, problems }
    current = catalogue
    for (const listener of listeners) listener(catalogue)
    return { replaced: true, problems }
  }
  return {
    get current() {
      return current
    },
    problems: first.problems,
    reload() {
      const result = queue.then(replace)
      queue = result.catch(() => undefined)
      return result
    },
    onReplace(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
