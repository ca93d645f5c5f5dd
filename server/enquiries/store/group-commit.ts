import { setImmediate as turn } from 'node:timers/promises'

/** Most drafts in one transaction: bounded by SQLite's 32,766 parameters a statement. */
const MAX_TOGETHER = 100
const MAX_WAITING = 5000

/** The store was too slow or too busy to take an item; it is not stored later either, unless its commit had begun. */
export class NotTaken extends Error {
  override name = 'NotTaken'
}

type Waiting<I, O> = {
  readonly item: I
  readonly resolve: (outcome: O) => void
  readonly reject: (error: unknown) => void
}

export type GroupCommit<I, O> = {
  /** Resolves with the item's own outcome once its batch is committed. */
  add(item: I): Promise<O>
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
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
): GroupCommit<I, O> {
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
    add(item) {
      if (queue.size >= MAX_WAITING) return Promise.reject(new NotTaken('too many are waiting'))
      return new Promise<O>((resolve, reject) => {
        const impatient = setTimeout(() => {
          queue.delete(waiting)
          reject(new NotTaken('the store took too long'))
        }, timeoutMs)
        const waiting: Waiting<I, O> = {
          item,
          resolve: (outcome) => {
            clearTimeout(impatient)
            resolve(outcome)
          },
          reject: (error) => {
            clearTimeout(impatient)
            reject(error)
          },
        }
        queue.add(waiting)
        running ??= runAll()
      })
    },
    async idle() {
      await running
    },
  }
}
