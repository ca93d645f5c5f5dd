import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isPlainClick } from '../components/buttons/is-plain-click.ts'
import { useShell } from '../layout/shell-context.ts'
import { COUNT_AFTER_MS, countAlsoBy, eventOfLink, trackEvent } from './events.ts'
import { mayCount } from './may-count.ts'

/** Counts pages and the links that matter; called once, around all pages. */
export function useAnalytics(): void {
  const { gaMeasurementId } = useShell()
  const { pathname } = useLocation()
  // A ref, as a state would draw the whole page again, which keeps a cheap phone busy for 200 ms.
  const isAttached = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const timer = setTimeout(() => {
      isAttached.current = true
      trackEvent('page_view')
      document.addEventListener('click', countClick, options)
      document.addEventListener('auxclick', countClick, options)
      if (gaMeasurementId && mayCount()) void countByGoogle(gaMeasurementId).catch(() => undefined)
    }, COUNT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [gaMeasurementId])

  useEffect(() => {
    if (isAttached.current) trackEvent('page_view', undefined, pathname)
  }, [pathname])
}

/**
 * Loads the code of Google's counter for agencies that use it; where that fails, Google counts
 * nothing.
 */
async function countByGoogle(measurementId: string): Promise<void> {
  const { loadGoogleAnalytics } = await import('./google-analytics.ts')
  countAlsoBy(loadGoogleAnalytics(measurementId))
}

function countClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A press that opens a dialog is counted by the dialog.
  if (!link || (link.ariaHasPopup === 'dialog' && isPlainClick(event))) return
  const counted = eventOfLink(link.href, window.location.origin)
  if (counted) trackEvent(counted.event, counted.detail, counted.page)
}
