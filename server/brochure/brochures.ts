import { LRUCache } from 'lru-cache'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import type { Sources } from '../loaders/views/loader-result.ts'
import { brochureOf } from './content/contents.ts'
import { layOutInWorker } from './worker/brochure-worker.ts'

/** What cached brochures take in memory at most. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** How many may wait for the one thread: at about a second each nobody waits for more. */
const MAX_WAITING = 24

/** Brochures as PDFs, made when somebody asks, one after another, and cached until the data changes. */
export class Brochures {
  readonly #sources: Sources
  readonly #maxWaiting: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  readonly #cache = new LRUCache<string, Buffer, ProjectView>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    // Of data that was replaced meanwhile: who waited for it gets it, nobody after them.
    ignoreFetchAbort: true,
    fetchMethod: (_path, _stale, { context }) => this.#queue(context),
  })

  constructor(sources: Sources, maxWaiting = MAX_WAITING) {
    this.#sources = sources
    this.#maxWaiting = maxWaiting
  }

  /** The brochure of a project where it has been made of this data. */
  cached({ path }: ProjectView): Buffer | undefined {
    return this.#cache.get(path)
  }

  /**
   * Makes it, once for all who ask; undefined where too many wait for others. Rejects where it could
   * not be made.
   */
  make(project: ProjectView): Promise<Buffer | undefined> {
    return this.#cache.fetch(project.path, { context: project })
  }

  /** Forgets what was made, as when data or pictures have changed. */
  forget(): void {
    this.#cache.clear()
  }

  /** After all that were asked for before. */
  async #queue(project: ProjectView): Promise<Buffer | undefined> {
    if (this.#waiting > this.#maxWaiting) return undefined
    this.#waiting += 1
    const made = this.#last.then(() => this.#layOut(project)).finally(() => (this.#waiting -= 1))
    this.#last = made.catch(() => undefined)
    return made
  }

  async #layOut(project: ProjectView): Promise<Buffer> {
    const brochure = brochureOf(this.#sources, project)
    return layOutInWorker({ brochure, imagesDir: this.#sources.config.imagesDir })
  }
}
