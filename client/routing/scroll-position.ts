import { useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { readStoredObject, writeStored } from '../components/browser-storage.ts'

/** The state of a location to which one goes without a change of the scroll position. */
export const KEEP_SCROLL = { keepScroll: true }

const NAME = 'scrollPositions'

/** The scroll positions in px by the key of the history entry, also those of earlier documents. */
const positions = () => readStoredObject('sessionStorage', NAME) as Record<string, number>

function save({ key }: Location): void {
  // Entries that the browser itself made, for a link within the page, all have this key.
  if (key === 'default') return
  writeStored('sessionStorage', NAME, JSON.stringify({ ...positions(), [key]: window.scrollY }))
}

/**
 * Scrolls back to the visitor's old position, else to the part that the address names, else to the
 * top. Between documents the browser does this, and before a page is hydrated.
 * @param page the location that is shown, and the one on its way, whose skeleton may be shown
 */
export function useScrollPosition({
  location,
  pending,
}: {
  location: Location
  pending?: Location | undefined
}): void {
  const isShown = pending === undefined
  useLayoutEffect(() => {
    if (!isShown) return
    const leave = () => {
      save(location)
      window.history.scrollRestoration = 'auto'
    }
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', takeOver)
    return () => {
      save(location)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [location, isShown])

  const shown = useRef(location)
  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const saved = positions()[location.key]
    const named = saved === undefined && document.getElementById(location.hash.slice(1))
    if (named) {
      // The scroll may be seen only on the page that was there before.
      const isSamePage = before.pathname === location.pathname
      named.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' })
      // The focus moves there, where the part can take it, so that the keyboard goes on from there.
      named.focus({ preventScroll: true })
    } else if (saved !== undefined || !keepsScroll(location)) {
      window.scrollTo({ top: saved ?? 0, behavior: 'instant' })
    }
  }, [location])
}

const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll === true
