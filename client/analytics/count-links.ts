import type { EventName } from '../../domain/figures/figures.ts'
import { paths } from '../../domain/seo/paths.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import { isPlainClick } from '../components/links/AppLink.tsx'
import { pageAt } from '../routes.tsx'
import { trackEvent } from './events.ts'

/** Counts the presses on links that matter, until the signal. */
export function countLinks(signal: AbortSignal): void {
  document.addEventListener('click', countClick, { capture: true, signal })
  document.addEventListener('auxclick', countClick, { capture: true, signal })
}

function countClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A press that opens a dialog is counted by the dialog.
  if (!link || (link.ariaHasPopup === 'dialog' && isPlainClick(event))) return
  const counted = eventOfLink(link.href, window.location.origin)
  if (counted) trackEvent(counted.event, counted.detail, counted.page)
}

const BROCHURE = paths.brochure('')

/** The event of a press on a link to `href`; undefined where it is not counted. */
export function eventOfLink(
  href: string,
  origin: string,
): { event: EventName; detail?: string; page?: string } | undefined {
  const url = parseUrl(href, origin)
  if (!url) return undefined
  if (url.protocol === 'tel:') return { event: 'phone_click' }
  // Without a number it passes a page on and reaches nobody at the agency.
  if (url.host === 'wa.me' && url.pathname === '/') return { event: 'share' }
  if (url.host === 'wa.me' || url.host === 'api.whatsapp.com') return { event: 'whatsapp_click' }
  if (url.host === 'www.google.com' && url.pathname.startsWith('/maps/'))
    return { event: 'map_open' }
  if (url.origin !== origin) return undefined
  if (url.pathname.endsWith(BROCHURE))
    return { event: 'brochure_open', page: url.pathname.slice(0, -BROCHURE.length) }
  const { name, params } = pageAt(url.pathname)
  const developer = name === 'developer' && params['developer']
  return developer ? { event: 'developer_click', detail: developer } : undefined
}
