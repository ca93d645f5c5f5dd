import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isPlainClick } from '../components/buttons/is-plain-click.ts'
import { useShell } from '../layout/shell.ts'
import { countAlsoBy, eventOfLink, mayCount, trackEvent, type EventName } from './events.ts'

/** docs/product.md, 'Events': the hooks attach after a second, when the page has settled. */
const ATTACH_AFTER_MS = 1000

/** Counts pages and the links that matter; called once, around all pages. */
export function useAnalytics(): void {
  const { gaMeasurementId } = useShell()
  const { pathname } = useLocation()
  const [attached, setAttached] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const timer = setTimeout(() => {
      setAttached(true)
      document.addEventListener('click', countClick, options)
      document.addEventListener('auxclick', countClick, options)
      if (gaMeasurementId && mayCount()) countAlsoBy(loadGoogleAnalytics(gaMeasurementId))
    }, ATTACH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [gaMeasurementId])

  useEffect(() => {
    if (attached) trackEvent('page_view', undefined, pathname)
  }, [attached, pathname])
}

function countClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // What a dialog answers first is counted by the dialog.
  if (!link || (link.ariaHasPopup === 'dialog' && isPlainClick(event))) return
  const counted = eventOfLink(link.href, window.location.origin)
  if (counted) trackEvent(counted.event, counted.detail)
}

type Layer = { dataLayer?: unknown[] }

/** Loads Google's counter; addresses go without their query, which may hold a visitor's words. */
export function loadGoogleAnalytics(
  measurementId: string,
): (event: EventName, page: string, detail?: string) => void {
  const layer = ((window as Layer).dataLayer ??= [])
  // The library reads `arguments` objects only; arrays mean something else to it.
  function gtag(..._command: unknown[]): void {
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
  return (event, page, detail) =>
    gtag('event', event, {
      page_location: window.location.origin + page,
      ...(detail && { detail }),
    })
}
