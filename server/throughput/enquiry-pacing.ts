import type { Socket } from 'node:net'

/** A slice short enough for pages and new connections to get their turn between two. */
const TOGETHER = 16
const LONGEST_HOLD_MS = 100

/**
 * Spreads a rush over turns of the event loop. Node accepts one connection a turn, so a turn in
 * which hundreds of enquiries are worked on leaves other visitors waiting at the door for seconds:
 * only a few go on in each turn, and none while new connections keep arriving (a tenth of a second
 * at most). Without a rush nobody waits.
 */
export function createPacing(): (socket: Socket) => Promise<void> {
  const seen = new WeakSet<Socket>()
  const waiting: (() => void)[] = []
  let arrived = false
  let heldSince = 0

  const turn = (): void => {
    if (arrived && performance.now() - heldSince < LONGEST_HOLD_MS) {
      arrived = false
      setImmediate(turn)
      return
    }
    for (const goOn of waiting.splice(0, TOGETHER)) goOn()
    heldSince = performance.now()
    if (waiting.length > 0) setImmediate(turn)
  }

  return (socket) => {
    if (!seen.has(socket)) {
      seen.add(socket)
      arrived = true
    }
    return new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length > 1) return
      heldSince = performance.now()
      setImmediate(turn)
    })
  }
}
