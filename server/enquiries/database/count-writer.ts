import type { Logger } from 'pino'
import { toLogFields } from './connection.ts'

const EVERY_MS = 1000
const RETRY_MS = 10_000
/** More different counts than these are not kept while the store does not answer. */
const MAX_WAITING = 20_000

/**
 * Sums counts up in memory and writes them once a second, so that no answer waits for the store.
 * What the store did not take is written with what comes later.
 */
export function countWriter(
  write: (counts: ReadonlyMap<string, number>) => Promise<unknown>,
  log: Logger,
) {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function keep(key: string, times: number, waitMs: number): void {
    if (!waiting.has(key) && waiting.size >= MAX_WAITING) return
    waiting.set(key, (waiting.get(key) ?? 0) + times)
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = waiting
    if (counts.size === 0) return
    waiting = new Map()
    try {
      await write(counts)
    } catch (error) {
      log.warn(toLogFields(error), 'counts could not be stored; tried again')
      for (const [key, times] of counts) keep(key, times, RETRY_MS)
    }
  }

  /** Writes at once; never rejects. */
  function flush(): Promise<void> {
    writing = writing.then(writeWaiting)
    return writing
  }

  return { add: (key: string): void => keep(key, 1, EVERY_MS), flush }
}
