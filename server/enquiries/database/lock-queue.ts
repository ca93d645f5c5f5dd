import PQueue from 'p-queue'
import pRetry from 'p-retry'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'

/** How long to wait for another process that holds SQLite's write lock, from the first try on. */
const LOCKED_MS = 5000
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 250

const isLocked = (error: unknown): boolean =>
  systemErrorCode(error)?.startsWith('SQLITE_BUSY') === true

/**
 * Makes what repeats work while another process holds the lock; such work has changed nothing. Each
 * try takes time from this process, so the pauses between tries grow, and only one piece of work
 * tries while the others stand in line.
 */
export function createLockQueue() {
  const line = new PQueue({ concurrency: 1 })
  return async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + LOCKED_MS
    if (line.pending === 0) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
      }
    }
    return line.add(() =>
      pRetry(work, {
        retries: Infinity,
        maxRetryTime: Math.max(1, end - performance.now()),
        minTimeout: FIRST_PAUSE_MS,
        maxTimeout: MAX_PAUSE_MS,
        factor: 2,
        shouldRetry: ({ error }) => isLocked(error),
      }),
    )
  }
}
