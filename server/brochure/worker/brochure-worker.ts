import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../files/root.ts'
import type { Brochure } from '../content/brochure.ts'

/** Without work the thread ends after so long: it holds the typefaces and two libraries. */
const IDLE_MS = 60_000
/** A picture that takes longer than that hangs. */
const TIMEOUT_MS = 60_000

/** What the thread is asked for; `imagesDir` is where the site's built pictures lie. */
export type WorkerJob = { readonly brochure: Brochure; readonly imagesDir: string }

export type WorkerResult = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: Error }

/** A thread that lays one brochure out at a time; it starts when it is needed, and again after it failed. */
export type BrochureWorker = {
  /** One at a time: the caller waits for the last one. Rejects where it could not be laid out. */
  layOut(job: WorkerJob): Promise<Buffer>
  close(): Promise<void>
}

export function createBrochureWorker(): BrochureWorker {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return {
    async layOut(job) {
      clearTimeout(idle)
      worker ??= start()
      try {
        const result = await answerOf(worker, job).catch(async (error: unknown) => {
          await end()
          throw error
        })
        if ('error' in result) throw result.error
        return Buffer.from(result.bytes.buffer)
      } finally {
        idle = setTimeout(() => void end(), IDLE_MS).unref()
      }
    },
    close: end,
  }
}

function start(): Worker {
  const program = import.meta.url.endsWith('.ts')
    ? new URL('./program-from-source.mjs', import.meta.url)
    : join(projectRoot(), 'dist/server/brochure-worker.js')
  const worker = new Worker(program, { execArgv: [] })
  // It alone keeps no finished program alive; who waits for a brochure does, by the connection.
  worker.unref()
  return worker
}

async function answerOf(worker: Worker, job: WorkerJob): Promise<WorkerResult> {
  const done = new AbortController()
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread ended (${code})`)
  })
  worker.postMessage(job)
  try {
    const [result] = await Promise.race([once(worker, 'message', { signal }), ended])
    return result as WorkerResult
  } finally {
    done.abort()
  }
}
