import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/**
 * Lets the threads that compile, collect garbage and compress beside the visitors' requests wait for the one
 * that answers them: on a server with one core a page that is compiled meanwhile took twice as long. For
 * the very start: threads that are made later keep the priority of who makes them. Only Linux gives each
 * thread a priority of its own; elsewhere nothing changes.
 */
export function yieldToVisitors(): void {
  if (process.platform !== 'linux') return
  try {
    const lower = Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)
    for (const id of readdirSync('/proc/self/task').map(Number)) {
      if (id !== process.pid) setPriority(id, lower)
    }
  } catch {
    // A sandbox may hide or forbid it: then all threads are equal, as elsewhere.
  }
}
