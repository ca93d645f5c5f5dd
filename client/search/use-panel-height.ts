import { useLayoutEffect, type RefObject } from 'react'

/** Between the panel and the lower edge of the view. */
const GAP = 8
const TALLEST = 576

/** Keeps a panel as high as what is in view below its top, whatever a phone's keyboard leaves. */
export function usePanelHeight(open: boolean, panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const { visualViewport } = window
    const fit = () => {
      const height = visualViewport?.height ?? innerHeight
      const bottom = (visualViewport?.offsetTop ?? 0) + height
      const isPhone = element.getBoundingClientRect().width >= innerWidth
      const room = bottom - element.getBoundingClientRect().top - (isPhone ? 0 : GAP)
      element.style.maxHeight = `${isPhone ? room : Math.min(room, TALLEST)}px`
    }
    fit()
    const stop = new AbortController()
    for (const target of [window, visualViewport]) {
      target?.addEventListener('resize', fit, { signal: stop.signal })
    }
    visualViewport?.addEventListener('scroll', fit, { signal: stop.signal })
    return () => stop.abort()
  }, [open, panel])
}
