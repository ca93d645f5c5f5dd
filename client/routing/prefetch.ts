import { pageAt } from '../routes.tsx'
import { prefetchData } from './fetch-source.ts'
import { loadPageCode } from './page-code.ts'
import { linkOf, resolveInternalLink } from './intercept-links.ts'

/** A pointer that only passes by stays shorter than this over a link. */
const INTENT_MS = 65

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether pages may be fetched that nobody has asked for yet. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')

/**
 * Fetches pages before they are asked for, when a visitor shows the intent.
 * @returns the way to stop
 */
export function prefetchOnIntent(): () => void {
  // Most browsers say nothing of it.
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onIntent = (event: Event): void => {
    clearTimeout(waiting)
    const url = resolveInternalLink(linkOf(event))
    if (url) waiting = setTimeout(() => prepare(url), event.type === 'touchstart' ? 0 : INTENT_MS)
  }
  // From then on it is asked for.
  const onClick = (): void => clearTimeout(waiting)
  for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true })
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    clearTimeout(waiting)
    for (const name of INTENTS) document.removeEventListener(name, onIntent)
    document.removeEventListener('click', onClick, { capture: true })
  }
}

function prepare(url: URL): void {
  // Its data and code are here already.
  if (url.pathname === window.location.pathname) return
  const { name, params } = pageAt(url.pathname)
  prefetchData(name, params, url.searchParams)
  // A failure is left to when it is asked for.
  loadPageCode(name).catch(() => undefined)
}
