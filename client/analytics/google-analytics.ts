import type { EventName } from '../../domain/figures/figures.ts'

type Layer = { dataLayer?: unknown[] }

/** Loads Google's counter; it gets no queries, which may hold a visitor's words. */
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
