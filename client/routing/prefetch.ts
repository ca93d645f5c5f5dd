import { isPageAddress, pageAt } from '../routes.tsx'
import { fetchSource } from './fetch-source.ts'
import { loadPageCode } from './load-page-code.ts'

/** A pointer that only passes over a link stays there for less time than this. */
const INTENT_MS = 65

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection is good enough to fetch pages that nobody has asked for yet. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')

/**
 * Fetches pages before they are asked for, when a visitor shows the intent.
 * @returns a function that stops this
 */
export function prefetchOnIntent(): () => void {
  // Most browsers have no `navigator.connection`.
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ type, target }: Event): void => {
    clearTimeout(waiting)
    const link = target instanceof Element ? target.closest('a') : null
    if (link && leadsToPage(link))
      waiting = setTimeout(() => prepare(new URL(link.href)), type === 'touchstart' ? 0 : INTENT_MS)
  }
  // The click itself loads the page.
  const onClick = (): void => clearTimeout(waiting)
  for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true })
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    clearTimeout(waiting)
    for (const name of INTENTS) document.removeEventListener(name, onIntent)
    document.removeEventListener('click', onClick, { capture: true })
  }
}

const leadsToPage = (link: HTMLAnchorElement): boolean =>
  !link.target && isPageAddress(link.getAttribute('href') ?? '')

function prepare({ pathname, searchParams }: URL): void {
  // The open page has its data and code already.
  if (pathname === window.location.pathname) return
  const { name, params } = pageAt(pathname)
  // After a failure the click tries again and shows what is wrong.
  fetchSource.load(name, params, searchParams).catch(() => undefined)
  loadPageCode(name).catch(() => undefined)
}
