import type { Socket } from 'node:net'

/**
 * Between two pages new connections are taken for so long, if they keep arriving, and what goes ahead
 * is waited for.
 */
const LONGEST_HOLD_MS = 50
/** Small answers that go on in one turn: together they take less than a page. */
const ANSWERS_TOGETHER = 4
const SAMPLE_MS = 100
/** A single delay is a reload or a collection of garbage; several on end are too much to do. */
const SAMPLES = 3

export type PageAdmissionOptions = {
  /** Pages that may wait for their turn, and as many small answers; more are refused. */
  readonly mostWaiting: number
  /** How long a page may wait for its turn, ms. */
  readonly longestWaitMs: number
  /** Delay of the event loop above which pages are refused, ms. */
  readonly longestLagMs: number
}

export type PageAdmission = {
  /** To be told of every request: whether connections keep arriving. */
  seen(socket: Socket): void
  /**
   * Resolves with true when its turn has come, with false where it must be refused.
   * @param what an answer takes a millisecond or two and does not wait for the pages before it
   */
  enter(what?: 'page' | 'answer'): Promise<boolean>
  /**
   * Holds pages back for what takes several short turns of the event loop, each of which would wait
   * for a page: 50 ms at most. Returns what ends the hold.
   */
  ahead(): () => void
}

type Queue = { readonly since: number; readonly resolve: (admitted: boolean) => void }[]

/**
 * Gives pages their turns, one in each turn of the event loop. Rendering one takes tens of
 * milliseconds in which nobody else is answered, and Node accepts one connection a turn: a flood of
 * pages held an enquiry at the door for over 25 s. Between two pages the door is open for all who
 * wait at it, and what cannot be shown in time is refused at once, which takes no time.
 */
export function createPageAdmission(options: PageAdmissionOptions): PageAdmission {
  const { mostWaiting, longestWaitMs, longestLagMs } = options
  const known = new WeakSet<Socket>()
  const pages: Queue = []
  const answers: Queue = []
  let underWay = 0
  let held: NodeJS.Timeout | undefined
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

  /** Lets the next go on, after refusing those before it that have waited too long. */
  const admit = (queue: Queue, count: number): void => {
    const latest = performance.now() - longestWaitMs
    for (let left = count; left > 0 && queue.length > 0;) {
      const next = queue.shift()
      const isInTime = next !== undefined && next.since >= latest
      next?.resolve(isInTime)
      if (isInTime) left -= 1
    }
  }

  const turn = (): void => {
    held = undefined
    const left = LONGEST_HOLD_MS - (performance.now() - heldSince)
    if (arrived && left > 0) {
      arrived = false
      setImmediate(turn)
      return
    }
    admit(answers, ANSWERS_TOGETHER)
    const holdsPages = underWay > 0 && left > 0
    if (!holdsPages) {
      admit(pages, 1)
      heldSince = performance.now()
    }
    if (answers.length > 0 || (pages.length > 0 && !holdsPages)) setImmediate(turn)
    else if (pages.length > 0) held = setTimeout(turn, left)
  }

  const goOn = (): void => {
    if (held === undefined) return
    clearTimeout(held)
    held = undefined
    setImmediate(turn)
  }

  return {
    seen(socket) {
      if (known.has(socket)) return
      known.add(socket)
      arrived = true
    },
    enter(what = 'page') {
      const queue = what === 'page' ? pages : answers
      if (queue.length >= mostWaiting || Math.min(...lags) > longestLagMs)
        return Promise.resolve(false)
      return new Promise((resolve) => {
        const isFirst = pages.length === 0 && answers.length === 0
        queue.push({ since: performance.now(), resolve })
        if (isFirst) {
          heldSince = performance.now()
          setImmediate(turn)
        } else if (what === 'answer') goOn()
      })
    },
    ahead() {
      underWay += 1
      let isOver = false
      const end = (): void => {
        if (isOver) return
        isOver = true
        clearTimeout(limit)
        underWay -= 1
        if (underWay === 0) goOn()
      }
      const limit = setTimeout(end, LONGEST_HOLD_MS)
      return end
    },
  }
}
