import { setImmediate as turn } from 'node:timers/promises'
import { withTimeout } from '../../with-timeout.ts'

/** Most drafts in one transaction: bounded by SQLite's 32,766 parameters a statement. */
const MAX_TOGETHER = 100
const MAX_WAITING = 5000

type Waiting<I, O> = {
  readonly item: I
  readonly resolve: (outcome: O) => void
  readonly reject: (error: unknown) => void
}

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
  const queue = new Set<Waiting<I, O>>()
  let running: Promise<void> | undefined

  const runAll = async (): Promise<void> => {
    while (queue.size > 0) {
      // SQLite commits within one turn of the event loop: what arrived meanwhile is read in the next.
      await turn()
      const batch = [...queue].slice(0, MAX_TOGETHER)
      for (const waiting of batch) queue.delete(waiting)
      try {
        const outcomes = await commit(batch.map((waiting) => waiting.item))
        batch.forEach((waiting, at) => {
          const outcome = outcomes[at]
          if (outcome === undefined) waiting.reject(new Error('a batch lost an item'))
          else waiting.resolve(outcome)
        })
      } catch (error) {
        for (const waiting of batch) waiting.reject(error)
      }
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
      let waiting: Waiting<I, O>
      const outcome = new Promise<O>((resolve, reject) => {
        waiting = { item, resolve, reject }
        queue.add(waiting)
      })
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
