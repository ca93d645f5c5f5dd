import type { NavigateFunction } from 'react-router-dom'
import { isPlainClick } from '../components/buttons/is-plain-click.ts'
import { pageAt } from '../routes.tsx'
import { fetchSource } from './fetch-source.ts'
import { loadPageCode } from './load-page-code.ts'

/** The link in which an event happened. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

/** The address of a link, if the browser can draw that page of this site by itself. */
export function resolveInternalLink(link: HTMLAnchorElement | null): URL | undefined {
  const href = link?.getAttribute('href')
  if (!link || !href || href.startsWith('#') || link.target || link.hasAttribute('download'))
    return undefined
  const url = new URL(link.href)
  const isPage = url.origin === window.location.origin && pageAt(url.pathname).name !== 'not-found'
  return isPage ? url : undefined
}

/** Whether the last press on a link led to another page, which listens anew. */
let leaving = false

/**
 * Follows any link to a page of this site within the document. One listener handles all links, as a
 * link is plain HTML and its part of the page may not be hydrated yet.
 * @returns a function that stops this
 */
export function interceptLinks(navigate: NavigateFunction): () => void {
  // The second press of a double click would be on whatever the next page has at that place.
  const ignoreSecondPress = (event: MouseEvent): void => {
    if (event.detail < 2) leaving = false
    if (!leaving) return
    event.preventDefault()
    event.stopPropagation()
  }
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return
    const link = linkOf(event)
    const url = resolveInternalLink(link)
    if (!url) return
    event.preventDefault()
    leaving = url.pathname !== window.location.pathname
    void navigate(url.pathname + url.search + url.hash, {
      replace: url.href === window.location.href,
      preventScrollReset: link?.dataset['preventScrollReset'] !== undefined,
    })
  }
  document.addEventListener('click', ignoreSecondPress, { capture: true })
  document.addEventListener('click', follow)
  return () => {
    document.removeEventListener('click', ignoreSecondPress, { capture: true })
    document.removeEventListener('click', follow)
  }
}

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
  const onIntent = (event: Event): void => {
    clearTimeout(waiting)
    const url = resolveInternalLink(linkOf(event))
    if (url) waiting = setTimeout(() => prepare(url), event.type === 'touchstart' ? 0 : INTENT_MS)
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

function prepare(url: URL): void {
  // The open page has its data and code already.
  if (url.pathname === window.location.pathname) return
  const { name, params } = pageAt(url.pathname)
  // After a failure the click tries again and shows what is wrong.
  fetchSource.load(name, params, url.searchParams).catch(() => undefined)
  loadPageCode(name).catch(() => undefined)
}
