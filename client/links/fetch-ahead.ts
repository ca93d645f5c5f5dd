import { onFirstInput } from '../components/hooks/first-input.ts'
import { pageAt } from '../pages.ts'
import { askAhead } from '../source/fetch-source.ts'
import { loadPageCode } from '../page-route.tsx'
import { goalOf, linkOf, type Goal } from './follow-links.ts'

/** A pointer that only passes by stays shorter than this over a link. */
const INTENT_MS = 65
/** Of the links in view, so many pages of a visit's page are fetched without being asked for. */
const MOST_IN_VIEW = 3

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** How freely pages may be fetched that nobody has asked for yet. */
export function eagernessOf({ saveData = false, effectiveType = '' }: Connection) {
  if (saveData || effectiveType.endsWith('2g')) return 'none'
  return effectiveType === '4g' ? 'in-view' : 'on-intent'
}

/**
 * Fetches pages before they are asked for: when a visitor shows the intent, and on a good
 * connection what is in view once the visitor has done anything.
 * @returns the way to stop
 */
export function fetchAhead(): () => void {
  const eagerness = eagernessOf(connection())
  if (eagerness === 'none') return () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onIntent = (event: Event): void => {
    clearTimeout(waiting)
    const link = linkOf(event)
    const goal = link && goalOf(link)
    if (goal) waiting = setTimeout(() => prepare(goal), event.type === 'touchstart' ? 0 : INTENT_MS)
  }
  // From then on it is asked for.
  const onClick = (): void => clearTimeout(waiting)
  for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true })
  document.addEventListener('click', onClick, { capture: true })
  const stopWatching = eagerness === 'in-view' ? onFirstInput(watchLinks) : () => undefined
  return () => {
    clearTimeout(waiting)
    stopWatching()
    for (const name of INTENTS) document.removeEventListener(name, onIntent)
    document.removeEventListener('click', onClick, { capture: true })
  }
}

/** The first few pages whose links are on the screen, once. */
function watchLinks(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const goal = isIntersecting && goalOf(target as HTMLAnchorElement)
      if (!goal || left === 0) continue
      left -= 1
      prepare(goal)
    }
    if (left === 0) observer.disconnect()
  })
  let left = MOST_IN_VIEW
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
}

function prepare({ url }: Goal): void {
  // Its data and code are here already.
  if (url.pathname === window.location.pathname) return
  const { name, params } = pageAt(url.pathname)
  askAhead(name, params, url.searchParams)
  loadPageCode(name)
}

/** What the browser says of the visitor's connection; most say nothing. */
const connection = (): Connection =>
  (navigator as Navigator & { readonly connection?: Connection }).connection ?? {}
