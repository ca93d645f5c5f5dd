import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../components/hooks/use-latest.ts'
import { isRoomy, panelPlace, type Box, type Place } from './panel-place.ts'

/** What the visitor sees: without the site's bar at its top and the keyboard at its bottom. */
function visiblePart(): Box {
  const { visualViewport, innerWidth, innerHeight } = window
  const top = visualViewport?.offsetTop ?? 0
  const left = visualViewport?.offsetLeft ?? 0
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return {
    top: Math.max(top, bar),
    bottom: top + (visualViewport?.height ?? innerHeight),
    left,
    right: left + Math.min(visualViewport?.width ?? innerWidth, document.body.clientWidth),
  }
}

// Per-element values are set by script: the policy allows no style attribute.
function move(panel: HTMLElement, { side, top, left, width, maxHeight }: Place): void {
  panel.style.top = `${top}px`
  panel.style.left = `${left}px`
  panel.style.width = `${width}px`
  panel.style.maxHeight = `${maxHeight}px`
  panel.style.translate = side === 'above' ? '0 -100%' : ''
}

/**
 * Keeps an open panel in the top layer beside the frame of its field, wherever the page is scrolled
 * and whatever the keyboard leaves. Where that is too little room, the field goes to the top first.
 * @param onAway the field has left the view
 */
export function usePanelPlace(
  open: boolean,
  panel: RefObject<HTMLElement | null>,
  frame: HTMLElement | null,
  onAway: () => void,
): void {
  const away = useLatest(onAway)

  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element || !frame) return
    let next = 0
    const place = () => {
      const field = frame.getBoundingClientRect()
      const view = visiblePart()
      if (field.bottom < view.top || field.top > view.bottom) away.current()
      else move(element, panelPlace(field, view))
    }
    const soon = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(place)
    }
    element.showPopover()
    if (!isRoomy(panelPlace(frame.getBoundingClientRect(), visiblePart()))) {
      frame.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    place()
    const { visualViewport } = window
    window.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    visualViewport?.addEventListener('resize', soon)
    visualViewport?.addEventListener('scroll', soon)
    return () => {
      cancelAnimationFrame(next)
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
      visualViewport?.removeEventListener('resize', soon)
      visualViewport?.removeEventListener('scroll', soon)
      element.hidePopover()
    }
  }, [open, panel, frame, away])
}
