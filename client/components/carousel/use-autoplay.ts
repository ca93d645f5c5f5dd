import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** How long carousels rest between two steps of their own; on each page as docs/product.md says. */
export const AUTOPLAY_MS = 5000
export const QUICK_AUTOPLAY_MS = 3000
export const SLOW_AUTOPLAY_MS = 10_000
/** The rest after a step by hand. */
const DELAY_MS = 10_000
/** The area that counts as in view leaves out a tenth of the screen's height at both edges. */
const IN_VIEW = { rootMargin: '-10% 0px' }

const isMotionReduced = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

export type Autoplay = ReturnType<typeof useAutoplay>

/**
 * Moves a section by itself once it is in view. It rests after a step by hand, in a hidden tab, under
 * reduced motion, with the keyboard's focus in it, and when the visitor's button says so.
 * @param intervalMs absent or 0: never moves by itself
 */
export function useAutoplay(
  root: RefObject<Element | null>,
  intervalMs: number | undefined,
  onAdvance: () => void,
) {
  const [paused, setPaused] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const [stepsByHand, setStepsByHand] = useState(0)
  // The HTML does not depend on this value, so the server may differ.
  const moving = Boolean(intervalMs) && !paused && stepsByHand === 0 && !isMotionReduced()
  const advance = useEffectEvent(() => {
    const isHeld =
      document.hidden ||
      isMotionReduced() ||
      root.current?.closest('section')?.querySelector(':focus-visible')
    if (!isHeld) onAdvance()
  })

  useEffect(() => {
    if (!moving || !isSeen) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [moving, isSeen, intervalMs])

  useEffect(() => {
    if (stepsByHand === 0) return
    const timer = setTimeout(() => setStepsByHand(0), DELAY_MS)
    return () => clearTimeout(timer)
  }, [stepsByHand])

  useEffect(() => {
    if (isSeen || !root.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsSeen(true),
      IN_VIEW,
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root, isSeen])

  return {
    /** Whether the visitor's own button has stopped the carousel. */
    paused,
    toggle: () => setPaused(!paused),
    /** Whether the carousel moves by itself; false also while something holds it for a while. */
    moving,
    /** Call on every step by hand. */
    delayAutoplay: () => setStepsByHand((steps) => steps + 1),
  }
}
