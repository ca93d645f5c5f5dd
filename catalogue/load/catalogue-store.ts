import type { Catalogue } from '../catalogue.ts'
import type { LoadedCatalogue } from './load.ts'

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

/** The catalogue that the site answers from, and what replaces it by a newer one. */
export function createCatalogueStore(first: Catalogue, load: () => Promise<LoadedCatalogue>) {
  let current = first
  let queue: Promise<unknown> = Promise.resolve()

  async function replace() {
    const { catalogue, problems } = await load()
    if (problems.length > 0) return { replaced: false, problems }
    current = catalogue
    return { replaced: true, problems }
  }
  return {
    /** The catalogue to answer from; take it once for one answer. */
    get current() {
      return current
    },
    /**
     * Loads the data anew and replaces the old whole; where the new data has problems, not at all.
     * Calls run one after another.
     */
    reload() {
      const result = queue.then(replace)
      queue = result.catch(() => undefined)
      return result
    },
  }
}
