import { printPictures } from '../components/picture/print-pictures.ts'
import { prefetchOnIntent } from '../routing/prefetch.ts'

export { pageSkeleton } from '../pages/shared/page-skeletons.tsx'

/** Starts what a page does beside what the visitor does on it. Returns what ends it. */
export function startBesides(): () => void {
  const ends = [prefetchOnIntent(), printPictures(), ignoreSecondPress(), revealFocus()]
  return () => ends.forEach((end) => end())
}

/**
 * Lets the second press of a double click do nothing on the next page, where it would be on
 * whatever that has at the place of the link.
 */
function ignoreSecondPress(): () => void {
  let pressedAt = window.location.pathname
  const onClick = (event: MouseEvent): void => {
    const { pathname } = window.location
    if (event.detail < 2) pressedAt = pathname
    if (pressedAt === pathname) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

/**
 * Scrolls an item of a carousel into view when the keyboard reaches it; a press must not move its
 * target.
 */
function revealFocus(): () => void {
  const reveal = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches('.rail-scroll :focus-visible')) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  document.addEventListener('focusin', reveal)
  return () => document.removeEventListener('focusin', reveal)
}
