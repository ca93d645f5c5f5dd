import { LRUCache } from 'lru-cache'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import type { Sources } from '../loaders/page-entry.ts'
import { projectRoot } from '../process/project-root.ts'
import { withTimeout } from '../with-timeout.ts'
import { brochureOf, type Brochure } from './content/brochure.ts'

/** What cached brochures take in memory at most. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** How many may wait for the one thread: at about a second each nobody waits for more. */
const MAX_WAITING = 24
/** A picture that takes longer than that hangs. */
const TIMEOUT_MS = 60_000

export type Brochures = ReturnType<typeof createBrochures>

/** Brochures as PDFs, made when somebody asks, one after another, and cached until the data changes. */
export function createBrochures(sources: Sources, maxWaiting = MAX_WAITING) {
  const { imagesDir } = sources.config
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** After all that were asked for before. */
  async function queue(project: ProjectView): Promise<Buffer | undefined> {
    if (waiting > maxWaiting) return undefined
    waiting += 1
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

/** What a thread is asked for; `imagesDir` is where the site's built pictures lie. */
export type WorkerJob = { brochure: Brochure; imagesDir: string }

/**
 * Lays a brochure out on a thread of its own, which ends with it: shaping letters and packing pictures
 * takes a second, in which no page may wait. Rejects where that fails.
 */
export async function layOutInWorker(job: WorkerJob): Promise<Buffer> {
  const program = import.meta.url.endsWith('.ts')
    ? new URL('worker/program-from-source.mjs', import.meta.url)
    : join(projectRoot(), 'dist/server/brochure-worker.js')
  const worker = new Worker(program, { workerData: job, execArgv: [] })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the thread ended (${code})`)
  })
  try {
    const made = Promise.race([once(worker, 'message'), ended])
    const [bytes] = await withTimeout(made, TIMEOUT_MS, new Error('a brochure took too long'))
    return Buffer.from((bytes as Uint8Array<ArrayBuffer>).buffer)
  } finally {
    await worker.terminate()
  }
}
