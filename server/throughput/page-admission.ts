import type { Socket } from 'node:net'

/** Between two pages new connections are taken for so long, if they keep arriving. */
const LONGEST_HOLD_MS = 50
const SAMPLE_MS = 100
/** A single delay is a reload or a collection of garbage; several on end are too much to do. */
const SAMPLES = 3

export type PageAdmissionOptions = {
  /** Pages that may wait for their turn; more are refused. */
  readonly mostWaiting: number
  /** How long a page may wait for its turn, ms. */
  readonly longestWaitMs: number
  /** Delay of the event loop above which pages are refused, ms. */
  readonly longestLagMs: number
}

export type PageAdmission = {
  /** To be told of every request: whether connections keep arriving. */
  seen(socket: Socket): void
  /** Resolves with true when it is the page's turn, with false where it must be refused. */
  enter(): Promise<boolean>
}

/**
 * Gives pages their turns, one in each turn of the event loop. Rendering one takes tens of
 * milliseconds in which nobody else is answered, and Node accepts one connection a turn: a flood of
 * pages held an enquiry at the door for over 25 s. Between two pages the door is open for all who
 * wait at it, and what cannot be shown in time is refused at once, which takes no time.
 */
export function createPageAdmission(options: PageAdmissionOptions): PageAdmission {
  const { mostWaiting, longestWaitMs, longestLagMs } = options
  const known = new WeakSet<Socket>()
  const waiting: { readonly since: number; readonly resolve: (admitted: boolean) => void }[] = []
  let arrived = false
  let heldSince = 0
  const lags = Array.from({ length: SAMPLES }, () => 0)

  let sampledAt = performance.now()
  setInterval(() => {
    const now = performance.now()
    lags.shift()
    lags.push(now - sampledAt - SAMPLE_MS)
    sampledAt = now
  }, SAMPLE_MS).unref()

  const turn = (): void => {
    if (arrived && performance.now() - heldSince < LONGEST_HOLD_MS) {
      arrived = false
      setImmediate(turn)
      return
    }
    const latest = performance.now() - longestWaitMs
    let next = waiting.shift()
    while (next !== undefined && next.since < latest) {
      next.resolve(false)
      next = waiting.shift()
    }
    next?.resolve(true)
    heldSince = performance.now()
    if (waiting.length > 0) setImmediate(turn)
  }

  return {
    seen(socket) {
      if (known.has(socket)) return
      known.add(socket)
      arrived = true
    },
    enter() {
      if (waiting.length >= mostWaiting || Math.min(...lags) > longestLagMs)
        return Promise.resolve(false)
      return new Promise((resolve) => {
        waiting.push({ since: performance.now(), resolve })
        if (waiting.length > 1) return
        heldSince = performance.now()
        setImmediate(turn)
      })
    },
  }
}
