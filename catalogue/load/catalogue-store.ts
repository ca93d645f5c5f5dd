import { hasEnded } from '../../domain/project/rera-registration.ts'
import type { LoadedCatalogue, PublishedCatalogue } from './load-catalogue.ts'

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

export function createCatalogueStore(first: LoadedCatalogue, load: () => Promise<LoadedCatalogue>) {
  let current: PublishedCatalogue = first
  let queue: Promise<unknown> = Promise.resolve()
  let reloads = 0

  async function replace() {
    const loaded = await load()
    const { findings, warnings = 0 } = loaded
    // A registration that has ended leaves out its own project only; new prices of others are still
    // taken.
    const replaced = findings.every(({ kind }) => kind === 'withheld')
    reloads += 1
    if (replaced) current = loaded
    return { replaced, findings, warnings }
  }
  function inTurn<T>(run: () => T | Promise<T>): Promise<T> {
    const result = queue.then(run)
    queue = result.catch(() => undefined)
    return result
  }
  return {
    /** The catalogue of the moment; a request reads this once, so that its answer is consistent. */
    get current() {
      return current.catalogue
    },
    findings: first.findings,
    /** How often data was loaded anew, also where it was refused. */
    get reloads() {
      return reloads
    },
    /**
     * Loads the data anew and replaces the whole catalogue, or keeps it where the new data has
     * other findings than projects whose registration has ended.
     */
    reload: () => inTurn(replace),
    /**
     * Leaves out projects whose registration has ended since the data was loaded, and returns them.
     */
    unpublishExpired: (now: Date) =>
      inTurn(() => {
        const ended = current.catalogue.projects.filter((project) => hasEnded(project, now))
        if (ended.length > 0) current = current.without(ended.map(({ id }) => id))
        return ended
      }),
  }
}
