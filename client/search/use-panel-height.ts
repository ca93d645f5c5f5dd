import { useLayoutEffect, type RefObject } from 'react'

/** Between the panel and the lower edge of the view, where the window does not fill it. */
const GAP = 8
/** A longer list is no easier to read; it scrolls. */
const TALLEST = 576

// Per-element values are set by script: the policy allows no style attribute.
function fit(panel: HTMLElement): void {
  const { visualViewport, innerHeight, innerWidth } = window
  const bottom = (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? innerHeight)
  const { top, width } = panel.getBoundingClientRect()
  const room = bottom - top
  const height = width >= innerWidth ? room : Math.min(room - GAP, TALLEST)
  panel.style.maxHeight = `${height}px`
}

/** Keeps a panel within what is in view below its top, whatever a phone's keyboard leaves. */
export function usePanelHeight(open: boolean, panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const { visualViewport } = window
    const refit = () => fit(element)
    refit()
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('resize', refit, { signal })
    visualViewport?.addEventListener('resize', refit, { signal })
    visualViewport?.addEventListener('scroll', refit, { signal })
    return () => stop.abort()
  }, [open, panel])
}
