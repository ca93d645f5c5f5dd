import type { Catalogue } from '../catalogue.ts'
import type { LoadedCatalogue, LoadProblem } from './load.ts'

export type ReloadResult = {
  /** False when the new data has problems: the old catalogue stays. */
  readonly swapped: boolean
  readonly problems: readonly LoadProblem[]
}

export type LiveCatalogue = {
  /** The catalogue to answer from; take it once for one answer. */
  readonly current: Catalogue
  /** What was wrong with the data of the first load. */
  readonly problems: readonly LoadProblem[]
  /** Loads the data anew and swaps it in whole, or not at all. Calls run one after another. */
  reload(): Promise<ReloadResult>
  /** Calls `listener` after each swap; returns what ends that. */
  onSwap(listener: (catalogue: Catalogue) => void): () => void
}

/**
 * The catalogue that the site answers from, and what swaps it for a newer one.
 * @param first taken as it is, with its problems; `load` unless given
 */
export async function createLiveCatalogue(
  load: () => Promise<LoadedCatalogue>,
  first?: LoadedCatalogue,
): Promise<LiveCatalogue> {
  first ??= await load()
  let current = first.catalogue
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<(catalogue: Catalogue) => void>()

  async function swap(): Promise<ReloadResult> {
    const { catalogue, problems } = await load()
    if (problems.length > 0) return { swapped: false, problems }
    current = catalogue
    for (const listener of listeners) listener(catalogue)
    return { swapped: true, problems }
  }
  return {
    get current() {
      return current
    },
    problems: first.problems,
    reload() {
      const result = queue.then(swap)
      queue = result.catch(() => undefined)
      return result
    },
    onSwap(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
