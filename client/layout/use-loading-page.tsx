import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../routing/router.tsx'

/** Pages that load faster than this show no skeleton. */
const PATIENCE_MS = 150

type LoadingPage = { pathname: string; page: ReactNode }

/** The shape of a page that was asked for and takes its time; undefined where there is none. */
export function useLoadingPage(): LoadingPage | undefined {
  const { pathname } = useLocation()
  const { pending } = usePage()
  const [loading, setLoading] = useState<LoadingPage>()
  const asked = pending && pending.pathname !== pathname ? pending.pathname : undefined

  useEffect(() => {
    if (asked === undefined) return
    let current = true
    const show = async () => {
      const { loadingPage } = await import('../pages/shared/loading-page.tsx')
      const page = current && loadingPage(asked)
      if (!page) return
      // Parts that are not hydrated yet would be thrown away by any other update.
      startTransition(() => setLoading({ pathname: asked, page }))
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    // Without its code the bar at the top says that something is on its way.
    const timer = setTimeout(() => void show().catch(() => undefined), PATIENCE_MS)
    return () => {
      current = false
      clearTimeout(timer)
      startTransition(() => setLoading(undefined))
    }
  }, [asked])

  return loading?.pathname === asked ? loading : undefined
}
