/** What keeps a moving part still. */
export type Blocker = 'off' | 'unseen' | 'visitor' | 'hover' | 'focus' | 'hidden' | 'hold'

export type AutoAdvance = {
  /** Adds or removes a reason to stand still; the interval starts anew when the last one goes. */
  block(reason: Blocker, on: boolean): void
  /** After a step by hand: stands still for `holdMs`, counted from the latest step. */
  hold(): void
  running: boolean
  /** Ends all timers; `block` may start them again (strict mode mounts twice). */
  stop(): void
}

type Options = {
  intervalMs: number
  holdMs: number
  onAdvance: () => void
}

/** The clockwork of a carousel that moves by itself, without React: one timer, several brakes. */
export function createAutoAdvance({ intervalMs, holdMs, onAdvance }: Options): AutoAdvance {
  const blockers = new Set<Blocker>()
  let timer: ReturnType<typeof setInterval> | undefined
  let holdTimer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    if (blockers.size > 0) {
      clearInterval(timer)
      timer = undefined
    } else {
      timer ??= setInterval(onAdvance, intervalMs)
    }
  }

  const block = (reason: Blocker, on: boolean) => {
    if (on) blockers.add(reason)
    else blockers.delete(reason)
    update()
  }

  return {
    block,
    hold() {
      clearTimeout(holdTimer)
      block('hold', true)
      holdTimer = setTimeout(() => block('hold', false), holdMs)
    },
    get running() {
      return timer !== undefined
    },
    stop() {
      clearInterval(timer)
      clearTimeout(holdTimer)
      timer = undefined
      blockers.delete('hold')
    },
  }
}
