import { isPageAddress, pageAt } from '../routes.tsx'
import { fetchSource } from './fetch-source.ts'
import { loadPageCode } from './load-page.ts'

/** A pointer that only passes over a link stays there for less time than this. */
const INTENT_MS = 65

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection is good enough to fetch pages that nobody has asked for yet. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')

/** Fetches pages before they are asked for, when a visitor shows the intent. */
export function prefetchOnIntent(): void {
  // Most browsers have no `navigator.connection`.
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ type, target }: Event): void => {
    clearTimeout(waiting)
    const link = target instanceof Element ? target.closest('a') : null
    if (link && !link.target && isPageAddress(link.getAttribute('href') ?? ''))
      waiting = setTimeout(() => prepare(new URL(link.href)), type === 'touchstart' ? 0 : INTENT_MS)
  }
  const options = { passive: true, capture: true }
  for (const name of mayPrefetch(connection) ? ['pointerover', 'touchstart', 'focusin'] : [])
    document.addEventListener(name, onIntent, options)
  // The click itself loads the page.
  document.addEventListener('click', () => clearTimeout(waiting), options)
}

function prepare({ pathname, searchParams }: URL): void {
  // The open page has its data and code already.
  if (pathname === window.location.pathname) return
  const { name, params } = pageAt(pathname)
  // After a failure the click tries again and shows what is wrong.
  fetchSource.load(name, params, searchParams).catch(() => undefined)
  loadPageCode(name).catch(() => undefined)
}
