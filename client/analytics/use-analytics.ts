import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../layout/shell-context.ts'
import { COUNT_AFTER_MS, countAlsoBy, trackEvent } from './events.ts'
import { mayCount } from './may-count.ts'

/** Counts pages and the links that matter; called once, around all pages. */
export function useAnalytics(): void {
  const { gaMeasurementId } = useShell()
  const { pathname } = useLocation()
  // A ref, as a state would draw the whole page again, which keeps a cheap phone busy for 200 ms.
  const isAttached = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    const attach = async () => {
      // Where this file does not come, links are not counted.
      await import('./count-links.ts').then(
        ({ countLinks }) => countLinks(stop.signal),
        () => undefined,
      )
      isAttached.current = true
      trackEvent('page_view')
      if (!gaMeasurementId || !mayCount()) return
      const { loadGoogleAnalytics } = await import('./google-analytics.ts')
      countAlsoBy(loadGoogleAnalytics(gaMeasurementId))
    }
    const timer = setTimeout(() => void attach().catch(() => undefined), COUNT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [gaMeasurementId])

  useEffect(() => {
    if (isAttached.current) trackEvent('page_view', undefined, pathname)
  }, [pathname])
}
