import { setImmediate as turn } from 'node:timers/promises'
import { withTimeout } from '../../with-timeout.ts'

/** Most drafts in one transaction: bounded by SQLite's 32,766 parameters a statement. */
const MAX_TOGETHER = 100
const MAX_WAITING = 5000

/**
 * Lets items that arrive together share a commit: the disk is waited for once a batch, not once an
 * item, and a lone item waits for nobody. Decision 8 says what it brings.
 * @param commit stores a batch and gives one outcome an item, in their order
 * @param timeoutMs how long an item waits in all
 */
export function groupCommit<I, O>(
  commit: (items: readonly I[]) => Promise<readonly O[]>,
  timeoutMs: number,
) {
  const queue = new Set<{ item: I; settle: (outcome: Promise<O>) => void }>()
  let running: Promise<void> | undefined

  const runAll = async (): Promise<void> => {
    while (queue.size > 0) {
      // SQLite commits within one turn of the event loop: what arrived meanwhile is read in the next.
      await turn()
      const batch = [...queue].slice(0, MAX_TOGETHER)
      for (const waiting of batch) queue.delete(waiting)
      const outcomes = commit(batch.map(({ item }) => item))
      batch.forEach(({ settle }, at) => settle(outcomes.then((all) => all[at] as O)))
      await outcomes.catch(() => {})
    }
    running = undefined
  }

  return {
    /**
     * Resolves with the item's own outcome once its batch is committed. Rejects where the store is too slow
     * or too busy: the item is not stored later either, unless its commit had begun.
     */
    add(item: I): Promise<O> {
      if (queue.size >= MAX_WAITING) return Promise.reject(new Error('too many are waiting'))
      let settle: (outcome: Promise<O>) => void = () => {}
      const outcome = new Promise<O>((resolve) => (settle = resolve))
      const waiting = { item, settle }
      queue.add(waiting)
      running ??= runAll()
      const late = new Error('the store took too long')
      return withTimeout(outcome, timeoutMs, late).finally(() => queue.delete(waiting))
    },
    /** Resolves when nothing waits any more. */
    async idle(): Promise<void> {
      await running
    },
  }
}
