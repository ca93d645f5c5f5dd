import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { lazyPart } from './components/lazy/lazy-part.ts'

const pendingPage = lazyPart(() => import('./pages/parts/PendingPage.tsx'))

/** Pages that come sooner than this are not announced by their shape. */
const PATIENCE_MS = 150

type PendingPage = { readonly pathname: string; readonly page: ReactNode }

/** The shape of a page that was asked for and takes its time; undefined where there is none. */
export function usePendingPage(): PendingPage | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const [pending, setPending] = useState<PendingPage>()
  const asked =
    state === 'loading' && location.pathname !== pathname ? location.pathname : undefined

  useEffect(() => {
    if (asked === undefined) return
    let current = true
    const timer = setTimeout(() => {
      pendingPage.load().then(
        ({ pageShape }) => {
          const page = current && pageShape(asked)
          if (!page) return false
          setPending({ pathname: asked, page })
          window.scrollTo({ top: 0, behavior: 'instant' })
          return true
        },
        // The bar at the top says that something is on its way.
        () => false,
      )
    }, PATIENCE_MS)
    return () => {
      current = false
      clearTimeout(timer)
      setPending(undefined)
    }
  }, [asked])

  return pending?.pathname === asked ? pending : undefined
}
