import { paths } from '../../domain/seo/paths.ts'
import { pageAt } from '../routes.tsx'

/** What is counted (docs/product.md, 'Events'). */
export type EventName =
  'page_view' | 'developer_click' | 'form_submit' | 'phone_click' | 'whatsapp_click'

type Occurrence = { event: EventName; detail?: string }

/** Listeners for every event, besides our own server. */
type Listener = (event: EventName, page: string, detail?: string) => void

const listeners = new Set<Listener>()

/** Whether this browser lets itself be counted: not with Do Not Track or Global Privacy Control. */
export function mayCount(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true
}

/** Counts an event on a page where the visitor allows it; nothing in it names a person. Never throws. */
export function trackEvent(
  event: EventName,
  detail?: string,
  page: string = window.location.pathname,
): void {
  if (!mayCount()) return
  post(JSON.stringify({ event, page, ...(detail && { detail }) }))
  for (const notify of listeners) notify(event, page, detail)
}

/** Reports a search without results to our own server, and to nobody else. */
export function trackMissedSearch(words: string): void {
  if (!mayCount()) return
  post(JSON.stringify({ event: 'search_missed', page: window.location.pathname, detail: words }))
}

/** Hands every event to another counter too. Returns the way to stop. */
export function addEventListenerTo(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Survives the page being left, as after a press on a link. */
function post(body: string): void {
  try {
    if (navigator.sendBeacon(paths.eventsApi, new Blob([body], { type: 'application/json' })))
      return
  } catch {
    // No beacons here: an ordinary request has to do.
  }
  fetch(paths.eventsApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
}

/** What a press on a link to `href` counts as; undefined where it is not counted. */
export function eventOfLink(href: string, origin: string): Occurrence | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.protocol === 'tel:') return { event: 'phone_click' }
  if (url.host === 'wa.me' || url.host === 'api.whatsapp.com') return { event: 'whatsapp_click' }
  if (url.origin !== origin) return undefined
  const { name, params } = pageAt(url.pathname)
  const developer = name === 'developer' && params['developer']
  return developer ? { event: 'developer_click', detail: developer } : undefined
}
