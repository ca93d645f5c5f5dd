import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'
import { threadProgram } from './thread-program.ts'

/**
 * Runs a program on a thread of its own until it posts its result, and returns that. No page waits
 * for it, and its memory goes back to the system with the thread. Rejects where it fails, ends or
 * takes too long.
 * @param job the value that the program finds as `workerData.job`
 */
export async function runInThread<T>(
  program: 'brochure' | 'check-data',
  job: object,
  milliseconds: number,
): Promise<T> {
  const worker = new Worker(threadProgram(`server/threads/${program}`), {
    workerData: { program, job },
    execArgv: [],
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the thread ended (${code})`)
  })
  try {
    const result = Promise.race([once(worker, 'message'), ended])
    const [message] = await pTimeout(result, { milliseconds, message: `${program} took too long` })
    return message as T
  } finally {
    await worker.terminate()
  }
}
