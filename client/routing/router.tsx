import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Location, Router, RouterState } from './navigation.ts'
import { savedScroll } from './scroll-positions.ts'

const RouterContext = createContext<RouterState | undefined>(undefined)

/** Gives a document's page to what draws it; in the browser, `RouterProvider` does and follows it. */
export const RouterStateProvider = RouterContext.Provider

/** The page that is shown, and the one on its way. */
export function useRouter(): RouterState {
  const state = useContext(RouterContext)
  if (!state) throw new Error('useRouter is used outside a router')
  return state
}

/** The address of the page that is shown. */
export const useLocation = (): Location => useRouter().location

/** Draws what the router shows, each change in a transition, and scrolls where it begins. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => router.subscribe((next) => startTransition(() => setState(next))), [router])
  useScrollToStart(state)
  return <RouterContext value={state}>{children}</RouterContext>
}

/** Back where the visitor had been, else to the part that the address names, else to the top. */
function useScrollToStart({ location, inPlace = false }: RouterState): void {
  const shown = useRef(location)
  useLayoutEffect(() => {
    // The first page is the browser's.
    if (shown.current === location) return
    shown.current = location
    const saved = savedScroll(location.key)
    const named = saved === undefined && document.getElementById(location.hash.slice(1))
    if (named) named.scrollIntoView()
    else if (saved !== undefined || !inPlace) window.scrollTo(0, saved ?? 0)
  }, [location, inPlace])
}
