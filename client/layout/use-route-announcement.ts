import { useEffect, useRef } from 'react'
import { NavigationType } from 'react-router-dom'
import { announce } from '../components/status/live-region.tsx'
import { usePage } from '../routing/page-router.tsx'

/** The place of an element, to find it again after its page was left and rendered anew. */
type Place = { selector: string; index: number }

/** Treats a change of page like a fresh page: it is announced, and read on from its heading. */
export function useRouteAnnouncement(): void {
  const { location, navigationType } = usePage()
  const { pathname, hash, key } = location
  const isBack = navigationType === NavigationType.Pop
  const shownPath = useRef<string>(undefined)
  const places = useRef(new Map<string, Place>())

  useEffect(() => {
    const keepFocused = ({ target }: FocusEvent) => {
      const place = target instanceof HTMLElement && placeOf(target)
      if (place) places.current.set(key, place)
    }
    document.addEventListener('focusin', keepFocused)
    return () => document.removeEventListener('focusin', keepFocused)
  }, [key])

  useEffect(() => {
    const before = shownPath.current
    shownPath.current = pathname
    // The browser announced the first page.
    if (before === undefined || before === pathname) return
    announce(document.title)
    const goal = (isBack && elementAt(places.current.get(key))) || focusTarget(hash)
    if (!goal) return
    if (goal.tabIndex < 0) goal.setAttribute('tabindex', '-1')
    // Another hook sets the scroll position: the top, the anchor, or the restored one.
    goal.focus({ preventScroll: true })
  }, [pathname, hash, key, isBack])
}

/** The part of the page that the address names, else the page's heading. */
function focusTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
}

function placeOf(element: HTMLElement): Place | undefined {
  const href = element.getAttribute('href')
  const selector = element.id
    ? `#${CSS.escape(element.id)}`
    : href && `${element.localName}[href="${CSS.escape(href)}"]`
  if (!selector) return undefined
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

function elementAt(place: Place | undefined): HTMLElement | undefined {
  if (!place) return undefined
  return document.querySelectorAll<HTMLElement>(place.selector)[place.index]
}
