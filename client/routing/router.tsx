import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Router, type Location } from 'react-router-dom'
import type { PageData } from './load-page.ts'
import { type Navigation, type NavigationState, savedScroll } from './navigation.ts'

/**
 * The content of the page at the router's location, or why there is none, and the visitor's next
 * location.
 */
type ShownPage = PageData & { error?: unknown; pending?: Location | undefined }

const PageContext = createContext<ShownPage | undefined>(undefined)

/**
 * Provides a document's page to the components; in the browser `PageRouter` uses it and follows the
 * page.
 */
export const PageProvider = PageContext.Provider

/** The page that is shown, and the location of the one on its way. */
export function usePage(): ShownPage {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is used outside a document')
  return page
}

/** The location of the page on its way; undefined where none is. */
export const usePending = (): Location | undefined => useContext(PageContext)?.pending

/**
 * Renders the current location, each change in a transition, and scrolls to the start of the page.
 */
export function PageRouter({ to, children }: { to: Navigation; children: ReactNode }) {
  const [state, setState] = useState(to.state)
  useLayoutEffect(() => to.subscribe((next) => startTransition(() => setState(next))), [to])
  useScrollToStart(state)
  const { location, navigationType } = state
  return (
    <Router location={location} navigationType={navigationType} navigator={to.navigator}>
      <PageContext value={state}>{children}</PageContext>
    </Router>
  )
}

/**
 * Scrolls back to the visitor's old position, else to the part that the address names, else to the
 * top.
 */
function useScrollToStart({ location, preventScrollReset = false }: NavigationState): void {
  const shownLocation = useRef(location)
  useLayoutEffect(() => {
    // The browser itself scrolls the first page.
    if (shownLocation.current === location) return
    const isSamePage = shownLocation.current.pathname === location.pathname
    shownLocation.current = location
    const saved = savedScroll(location.key)
    const named = saved === undefined && document.getElementById(location.hash.slice(1))
    if (named) {
      // The scroll may be seen only on the page that was there before.
      named.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' })
      // The focus moves there, where the part can take it, so that the keyboard goes on from there.
      named.focus({ preventScroll: true })
    } else if (saved !== undefined || !preventScrollReset) {
      window.scrollTo({ top: saved ?? 0, behavior: 'instant' })
    }
  }, [location, preventScrollReset])
}
