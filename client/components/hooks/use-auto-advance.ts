import { useEffect, useMemo, useState, type FocusEvent, type RefObject } from 'react'
import { createAutoAdvance } from './auto-advance.ts'
import { useLatest } from './use-latest.ts'
import { useReducedMotion } from './use-media-query.ts'
import { useNear } from './use-near.ts'

/** A tenth of the screen's height above its bottom edge, or below its top. */
const IN_VIEW = '-10% 0px'

/** Handlers for the element that holds the moving part. */
type Brakes = {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

export type AutoAdvanceControl = {
  /** Whether there is anything to pause: false without an interval and under reduced motion. */
  available: boolean
  /** Stopped by the visitor's own button. */
  paused: boolean
  toggle: () => void
  /** Call on every step by hand. */
  hold: () => void
  brakes: Brakes
}

/**
 * Moves a carousel by itself, once it is in view: stops on hover, keyboard focus, in a hidden tab, under reduced
 * motion, by the visitor's button, and rests after a step by hand.
 */
export function useAutoAdvance({
  intervalMs = 0,
  onAdvance,
  root,
  holdMs = 10_000,
}: {
  /** Absent or 0: never moves by itself. */
  intervalMs: number | undefined
  onAdvance: () => void
  /** It moves only once this has come into view: nobody misses its beginning. */
  root: RefObject<Element | null>
  /** How long it rests after a step by hand, in ms. */
  holdMs?: number
}): AutoAdvanceControl {
  const [paused, setPaused] = useState(false)
  const reducedMotion = useReducedMotion()
  const latest = useLatest(onAdvance)
  const available = intervalMs > 0 && !reducedMotion
  const auto = useMemo(
    () => createAutoAdvance({ intervalMs, holdMs, onAdvance: () => latest.current() }),
    [intervalMs, holdMs, latest],
  )

  useEffect(() => {
    const onVisibility = () => auto.block('hidden', document.hidden)
    auto.block('off', !available)
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      auto.stop()
    }
  }, [auto, available])

  const seen = useNear(root, IN_VIEW)
  useEffect(() => auto.block('unseen', !seen), [auto, seen])
  useEffect(() => auto.block('visitor', paused), [auto, paused])

  const brakes = useMemo(
    () => ({
      onPointerEnter: () => auto.block('hover', true),
      onPointerLeave: () => auto.block('hover', false),
      // A press with the mouse also focuses; only a keyboard's visitor needs it to stay still.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) auto.block('focus', true)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) auto.block('focus', false)
      },
    }),
    [auto],
  )

  return { available, paused, toggle: () => setPaused(!paused), hold: auto.hold, brakes }
}
