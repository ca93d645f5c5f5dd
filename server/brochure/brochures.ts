import { LRUCache } from 'lru-cache'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import type { Sources } from '../loaders/views/loader-result.ts'
import { brochureOf } from './content/contents.ts'
import { layOutInWorker } from './worker/brochure-worker.ts'

/** What cached brochures take in memory at most. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** How many may wait for the one thread: at about a second each nobody waits for more. */
const MAX_WAITING = 24

export type Brochures = ReturnType<typeof createBrochures>

/** Brochures as PDFs, made when somebody asks, one after another, and cached until the data changes. */
export function createBrochures(sources: Sources, maxWaiting = MAX_WAITING) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** After all that were asked for before. */
  async function queue(project: ProjectView): Promise<Buffer | undefined> {
    if (waiting > maxWaiting) return undefined
    waiting += 1
    const { imagesDir } = sources.config
    const made = last
      .then(() => layOutInWorker({ brochure: brochureOf(sources, project), imagesDir }))
      .finally(() => (waiting -= 1))
    last = made.catch(() => undefined)
    return made
  }

  const cache = new LRUCache<string, Buffer, ProjectView>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    // Of data that was replaced meanwhile: who waited for it gets it, nobody after them.
    ignoreFetchAbort: true,
    fetchMethod: (_path, _stale, { context }) => queue(context),
  })
  return {
    /** The brochure of a project where it has been made of this data. */
    cached: ({ path }: ProjectView) => cache.get(path),
    /**
     * Makes it, once for all who ask; undefined where too many wait for others. Rejects where it could
     * not be made.
     */
    make: (project: ProjectView) => cache.fetch(project.path, { context: project }),
    /** Forgets what was made, as when data or pictures have changed. */
    forget: () => cache.clear(),
  }
}
