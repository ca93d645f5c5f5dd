import type { NavigateFunction } from 'react-router-dom'
import { isPlainClick } from '../components/buttons/is-plain-click.ts'
import { pageAt } from '../routes.tsx'
import { fetchSource } from './fetch-source.ts'
import { loadPageCode } from './page-code.ts'

/** The link an event happened in. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

/** Where a link leads if the browser can draw that page of this site by itself. */
export function resolveInternalLink(link: HTMLAnchorElement | null): URL | undefined {
  const href = link?.getAttribute('href')
  if (!link || !href || href.startsWith('#') || link.target || link.hasAttribute('download'))
    return undefined
  const url = new URL(link.href)
  const isPage = url.origin === window.location.origin && pageAt(url.pathname).name !== 'not-found'
  return isPage ? url : undefined
}

/**
 * Answers a press on any link to a page of this site within the document. One listener for all of
 * them: a link is plain HTML, also where its part of the page has not been hydrated yet.
 * @returns the way to stop
 */
export function interceptLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return
    const link = linkOf(event)
    const url = resolveInternalLink(link)
    if (!url) return
    event.preventDefault()
    void navigate(url.pathname + url.search + url.hash, {
      replace: url.href === window.location.href,
      preventScrollReset: link?.dataset['preventScrollReset'] !== undefined,
    })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

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
  // Most browsers have no `navigator.connection`.
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onIntent = (event: Event): void => {
    clearTimeout(waiting)
    const url = resolveInternalLink(linkOf(event))
    if (url) waiting = setTimeout(() => prepare(url), event.type === 'touchstart' ? 0 : INTENT_MS)
  }
  // The click loads the page itself.
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
  // The page that is open has its data and code.
  if (url.pathname === window.location.pathname) return
  const { name, params } = pageAt(url.pathname)
  // If it fails, the click tries again and shows what is wrong.
  fetchSource.load(name, params, url.searchParams).catch(() => undefined)
  loadPageCode(name).catch(() => undefined)
}
