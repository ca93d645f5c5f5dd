import { prefetchOnIntent } from '../routing/prefetch.ts'

export { pageSkeleton } from '../pages/shared/page-skeletons.tsx'

// All of this listens for as long as the document is open.
prefetchOnIntent()
printPictures()
ignoreSecondPress()
revealFocus()

/** Lets the second press of a double click do nothing on the page that the first opened. */
function ignoreSecondPress(): void {
  let pressedAt = window.location.pathname
  const onClick = (event: MouseEvent): void => {
    const { pathname } = window.location
    if (event.detail < 2) pressedAt = pathname
    if (pressedAt === pathname) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', onClick, { capture: true })
}

/** Scrolls a carousel to what the keyboard reaches; a press must not move its target. */
function revealFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('.rail-scroll :focus-visible')) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/**
 * Has all pictures loaded for paper, also those that nobody has scrolled to. Browsers that wait for them
 * print them; of a picture that is not there the place is left out (client/styles/print.css).
 */
function printPictures(): void {
  const pictures = () => document.querySelectorAll<HTMLImageElement>('[data-picture] img')
  const load = () => {
    for (const image of pictures()) image.loading = 'eager'
  }
  window.addEventListener('beforeprint', () => {
    load()
    for (const image of pictures()) {
      const place = image.closest('[data-picture]')
      if (image.complete && image.naturalWidth > 0) continue
      place?.setAttribute('data-unloaded', '')
      image.addEventListener('load', () => place?.removeAttribute('data-unloaded'), { once: true })
    }
  })
  window.addEventListener('afterprint', () => {
    for (const place of document.querySelectorAll('[data-unloaded]'))
      place.removeAttribute('data-unloaded')
  })
  window.matchMedia('print').addEventListener('change', ({ matches }) => matches && load())
}
