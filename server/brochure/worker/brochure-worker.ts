import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../process/project-root.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { Brochure } from '../content/brochure.ts'

/** A picture that takes longer than that hangs. */
const TIMEOUT_MS = 60_000

/** What the thread is asked for; `imagesDir` is where the site's built pictures lie. */
export type WorkerJob = { brochure: Brochure; imagesDir: string }

/**
 * Lays a brochure out on a thread of its own, which ends with it: shaping letters and packing pictures
 * takes a second, in which no page may wait. Rejects where that fails.
 */
export async function layOutInWorker(job: WorkerJob): Promise<Buffer> {
  const program = import.meta.url.endsWith('.ts')
    ? new URL('./program-from-source.mjs', import.meta.url)
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
