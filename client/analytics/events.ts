import { visitSource } from '../../domain/enquiry/visit-source.ts'
import type { EventName } from '../../domain/figures/figures.ts'
import { paths } from '../../domain/seo/paths.ts'
import { rememberedAttribution } from '../enquiry/sending/attribution.ts'
import { mayCount } from './may-count.ts'

/** docs/product.md, 'Events': nothing is counted before the page has settled, in ms. */
export const COUNT_AFTER_MS = 1000

/** Another counter, which gets every event besides our own server. */
let alsoCount: ((event: EventName, page: string, detail?: string) => void) | undefined

export function countAlsoBy(counter: typeof alsoCount): void {
  alsoCount = counter
}

/**
 * Counts an event where the visitor allows it, without naming a person. Never throws.
 * @param page the path of the page that it is about
 */
export function trackEvent(
  event: EventName,
  detail?: string,
  page: string = window.location.pathname,
): void {
  if (!mayCount()) return
  const source = visitSource(rememberedAttribution())
  post(JSON.stringify({ event, page, ...(detail && { detail }), source }))
  alsoCount?.(event, page, detail)
}

/** Reports a search without results or an error of the client to our own server, and to nobody else. */
export function trackOwn(event: 'search_missed' | 'client_error', detail: string): void {
  if (!mayCount()) return
  post(JSON.stringify({ event, page: window.location.pathname, detail }))
}

/** Posts in a way that continues when the visitor leaves the page, as after a press on a link. */
function post(body: string): void {
  // A Blob with the type of JSON would take the main thread three times as long.
  if (navigator.sendBeacon?.(paths.eventsApi, body)) return
  // This browser has no beacons, or too many are under way.
  fetch(paths.eventsApi, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
