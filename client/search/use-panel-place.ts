import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../components/hooks/use-latest.ts'
import { isRoomy, panelPlace, type Box, type Place } from './panel-place.ts'

/** A view that loses as much has a keyboard before it; a browser's own bar takes less. */
const KEYBOARD_PX = 100

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

const isAway = (field: Box, view: Box): boolean =>
  field.bottom < view.top || field.top > view.bottom

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
    const place = () => {
      const field = frame.getBoundingClientRect()
      const view = visiblePart()
      if (isAway(field, view)) away.current()
      else move(element, panelPlace(field, view))
    }
    let height = Infinity
    const makeRoom = () => {
      const view = visiblePart()
      const hasShrunk = view.bottom - view.top < height - KEYBOARD_PX
      height = view.bottom - view.top
      const field = frame.getBoundingClientRect()
      if (hasShrunk && (isAway(field, view) || !isRoomy(panelPlace(field, view)))) {
        frame.scrollIntoView({ block: 'start', behavior: 'instant' })
      }
      place()
    }
    let next = 0
    let resized = false
    // A scroll that follows a resize before the next frame must not stand in its place: the field
    // may be out of view only until there is room for it.
    const soon = (isResize: boolean) => () => {
      resized ||= isResize
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => {
        const work = resized ? makeRoom : place
        resized = false
        work()
      })
    }
    element.showPopover()
    makeRoom()
    const stop = new AbortController()
    const { signal } = stop
    const { visualViewport } = window
    window.addEventListener('scroll', soon(false), { capture: true, passive: true, signal })
    visualViewport?.addEventListener('scroll', soon(false), { signal })
    // The window's size changes; or, without that, a phone's keyboard comes or goes.
    window.addEventListener('resize', soon(true), { signal })
    visualViewport?.addEventListener('resize', soon(true), { signal })
    return () => {
      stop.abort()
      cancelAnimationFrame(next)
      element.hidePopover()
    }
  }, [open, panel, frame, away])
}
