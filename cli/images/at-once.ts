import { availableParallelism } from 'node:os'
import pMap from 'p-map'

/** How much is done at once, and until when. */
export type Pace = {
  /** By default one a core. */
  readonly concurrency: number | undefined
  /** Lets what is under way end, and begins nothing more. */
  readonly signal: AbortSignal
}

// libuv's pool, in which sharp works, has four threads.
const MAX_AT_ONCE = 4

/** How many pictures are made at once; together their threads are no more than the cores. */
export const picturesAtOnce = ({ concurrency }: Pick<Pace, 'concurrency'>): number =>
  concurrency ?? Math.min(availableParallelism(), MAX_AT_ONCE)

/** Makes each of them; true where all were made before a stop was asked for. */
export const makeEach = async <T>(
  items: readonly T[],
  pace: Pace,
  make: (item: T) => Promise<void>,
): Promise<boolean> => {
  let left = items.length
  const makeNext = async (item: T): Promise<void> => {
    if (pace.signal.aborted) return
    await make(item)
    left -= 1
  }
  await pMap(items, makeNext, { concurrency: picturesAtOnce(pace) })
  return left === 0
}
