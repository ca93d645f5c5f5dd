import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** How long it rests after a step by hand. */
const DELAY_MS = 10_000
/** A tenth of the screen's height above its bottom edge, or below its top. */
const IN_VIEW = { rootMargin: '-10% 0px' }

const isMotionReduced = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

export type Autoplay = ReturnType<typeof useAutoplay>

/**
 * Moves what is in a section by itself, once it is in view, so that nobody misses its start. Rests
 * after a step by hand, and is still in a hidden tab, under reduced motion, where the keyboard's focus
 * is in the section, and when the visitor's button says so.
 * @param intervalMs absent or 0: never moves by itself
 */
export function useAutoplay(
  root: RefObject<Element | null>,
  intervalMs: number | undefined,
  onAdvance: () => void,
) {
  const [paused, setPaused] = useState(false)
  const [seen, setSeen] = useState(false)
  const [stepsByHand, setStepsByHand] = useState(0)
  // No HTML depends on it.
  const moving = Boolean(intervalMs) && !paused && stepsByHand === 0 && !isMotionReduced()
  const advance = useEffectEvent(() => {
    const isHeld =
      document.hidden ||
      isMotionReduced() ||
      root.current?.closest('section')?.querySelector(':focus-visible')
    if (!isHeld) onAdvance()
  })

  useEffect(() => {
    if (!moving || !seen) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [moving, seen, intervalMs])

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
    /** Stopped by the visitor's own button. */
    paused,
    toggle: () => setPaused(!paused),
    /** Whether the carousel moves by itself; false also while something holds it for a while. */
    moving,
    /** Call on every step by hand. */
    delayAutoplay: () => setStepsByHand((steps) => steps + 1),
  }
}
