import { Worker } from 'node:worker_threads'
import { brochureThreadFile } from './brochure-thread-file.ts'
import type { ThreadJob, ThreadResult } from './messages.ts'

/** Without work the thread ends after so long: it holds the typefaces and two libraries. */
const IDLE_MS = 60_000
/** A picture that takes longer than that hangs. */
const LONGEST_MS = 60_000

/** A thread that sets one brochure at a time; started when it is first needed, and again after it failed. */
export type BrochureThread = {
  /** One at a time: the caller waits for the last one. Rejects where it could not be set. */
  set(job: ThreadJob): Promise<Buffer>
  close(): Promise<void>
}

export function createBrochureThread(): BrochureThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(brochureThreadFile, { execArgv: [] })
    // It alone keeps no finished program alive; who waits for a brochure does, by the connection.
    started.unref()
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return {
    async set(job) {
      clearTimeout(idle)
      worker ??= start()
      try {
        const result = await answerOf(worker, job).catch(async (error: unknown) => {
          await end()
          throw error
        })
        if ('error' in result) throw Object.assign(new Error(), result.error)
        return Buffer.from(result.bytes.buffer)
      } finally {
        idle = setTimeout(() => void end(), IDLE_MS).unref()
      }
    },
    close: end,
  }
}

function answerOf(worker: Worker, job: ThreadJob): Promise<ThreadResult> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number): void => reject(new Error(`the thread ended (${code})`))
    const limit = setTimeout(() => reject(new Error('the thread took too long')), LONGEST_MS)
    limit.unref()
    const settle = (result: ThreadResult): void => {
      clearTimeout(limit)
      worker.off('error', reject).off('exit', onExit)
      resolve(result)
    }
    worker.once('message', settle).once('error', reject).once('exit', onExit)
    worker.postMessage(job)
  })
}
