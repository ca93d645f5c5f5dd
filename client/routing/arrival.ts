import { useLayoutEffect, useRef } from 'react'
import { NavigationType, type Location } from 'react-router-dom'
import { readStoredObject, writeStored } from '../components/browser-storage.ts'
import { announce } from '../components/status/live-region.tsx'
import type { ShownPage } from './page-router.tsx'

/** The state of a location to which one goes without a change of the scroll position. */
export const KEEP_SCROLL = { keepScroll: true }

/**
 * Treats a change of page as a browser does: the page is shown from its top, from the part that its
 * address names, or where the visitor left it; it is announced, and the keyboard goes on from there.
 */
export function useArrival({ location, navigationType, pending }: ShownPage): void {
  useKeptPlace(location, pending === undefined)
  const shown = useRef(location)
  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const isSamePage = before.pathname === location.pathname
    const named = document.getElementById(location.hash.slice(1))
    const state = location.state as Partial<typeof KEEP_SCROLL> | null
    const saved = positions()[location.key]
    if (saved === undefined && named) {
      // The scroll may be seen only on the page that was there before.
      named.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' })
    } else if (saved !== undefined || !state?.keepScroll) {
      window.scrollTo({ top: saved ?? 0, behavior: 'instant' })
    }
    if (isSamePage) {
      if (saved === undefined) named?.focus({ preventScroll: true })
      return
    }
    announce(document.title)
    const left = navigationType === NavigationType.Pop && focused.get(location.key)?.()
    const goal = left || named || document.querySelector<HTMLElement>('main h1')
    if (goal && goal.tabIndex < 0) goal.tabIndex = -1
    goal?.focus({ preventScroll: true })
  }, [location, navigationType])
}

const NAME = 'scrollPositions'

/** The scroll positions in px by the key of the history entry, also those of earlier documents. */
const positions = () => readStoredObject('sessionStorage', NAME) as Record<string, number>

/** The last element with the focus, by the key of the history entry: it is drawn anew on a return. */
const focused = new Map<string, () => HTMLElement | undefined>()

/** Keeps where the visitor is on a page. Between documents, and before a page is hydrated, the browser does. */
function useKeptPlace(location: Location, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const { key } = location
    const savePosition = () => {
      // Entries that the browser itself made, for a link within the page, all have this key.
      if (key === 'default') return
      writeStored('sessionStorage', NAME, JSON.stringify({ ...positions(), [key]: window.scrollY }))
    }
    const leave = () => {
      savePosition()
      window.history.scrollRestoration = 'auto'
    }
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    const keepFocus = ({ target }: FocusEvent) => {
      const selector = target instanceof HTMLElement && selectorOf(target)
      if (!selector) return
      const index = [...document.querySelectorAll(selector)].indexOf(target)
      focused.set(key, () => document.querySelectorAll<HTMLElement>(selector)[index])
    }
    takeOver()
    const stop = new AbortController()
    window.addEventListener('pagehide', leave, stop)
    window.addEventListener('pageshow', takeOver, stop)
    document.addEventListener('focusin', keepFocus, stop)
    return () => {
      savePosition()
      stop.abort()
    }
  }, [location, isShown])
}

function selectorOf(element: HTMLElement): string | undefined {
  const name = element.id ? 'id' : 'href'
  const value = element.getAttribute(name)
  return value === null ? undefined : `[${name}=${JSON.stringify(value)}]`
}
