import type { NavigateFunction } from 'react-router-dom'
import { isPlainClick } from '../components/buttons/is-plain-click.ts'
import { pageAt } from '../routes.tsx'

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
      preventScrollReset: link?.dataset['inPlace'] !== undefined,
    })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
