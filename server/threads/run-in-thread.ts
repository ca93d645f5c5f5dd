import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'
import { projectRoot } from '../process/project-root.ts'

export const isBuilt = !import.meta.url.endsWith('.ts')

/** The file of a thread's program; every program is a file of this folder. */
export const threadProgram = (program: string): string | URL =>
  isBuilt
    ? join(projectRoot(), `dist/server/threads/${program}.js`)
    : new URL('from-source.mjs', import.meta.url)

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
  const worker = new Worker(threadProgram(program), { workerData: { program, job }, execArgv: [] })
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
