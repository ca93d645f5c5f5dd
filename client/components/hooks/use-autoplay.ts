import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react'

/** How long it rests after a step by hand. */
const DELAY_MS = 10_000
/** A tenth of the screen's height above its bottom edge, or below its top. */
const IN_VIEW = { rootMargin: '-10% 0px' }

export type Autoplay = ReturnType<typeof useAutoplay>

/**
 * Moves a carousel by itself, once it is in view, so that nobody misses its start. Stops on
 * hover, keyboard focus, in a hidden tab, under reduced motion, by the visitor's button, and rests
 * after a step by hand.
 * @param intervalMs absent or 0: never moves by itself
 */
export function useAutoplay(
  root: RefObject<Element | null>,
  intervalMs: number | undefined,
  onAdvance: () => void,
) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [seen, setSeen] = useState(false)
  const [stepsByHand, setStepsByHand] = useState(0)
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden, () => false)
  const reducedMotion = useSyncExternalStore(onMotionChange, isReduced, () => false)
  const available = Boolean(intervalMs) && !reducedMotion
  const delayed = stepsByHand > 0
  const running = available && seen && !paused && !hovered && !focused && !hidden && !delayed
  const advance = useEffectEvent(onAdvance)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [running, intervalMs])

  useEffect(() => {
    if (stepsByHand === 0) return
    const timer = setTimeout(() => setStepsByHand(0), DELAY_MS)
    return () => clearTimeout(timer)
  }, [stepsByHand])

  useEffect(() => {
    if (seen || !root.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setSeen(true),
      IN_VIEW,
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root, seen])

  return {
    /** Whether there is anything to pause: false without an interval and under reduced motion. */
    available,
    /** Stopped by the visitor's own button. */
    paused,
    /** It would move now, were it not for a pointer, the focus or another tab. */
    moving: available && !paused && !delayed,
    toggle: () => setPaused(!paused),
    /** Call on every step by hand. */
    delayAutoplay: () => setStepsByHand((steps) => steps + 1),
    /** For the element that holds the moving part. */
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A press with the mouse also focuses; only a keyboard's visitor needs it to stay still.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setFocused(true)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

const isHidden = () => document.hidden

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const isReduced = () => motionQuery().matches

function onMotionChange(onChange: () => void) {
  const list = motionQuery()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
