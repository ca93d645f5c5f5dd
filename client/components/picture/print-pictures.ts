/**
 * Has all pictures loaded for paper, also those that nobody has scrolled to. Browsers that wait for them
 * print them; of a picture that is not there the place is left out (client/styles/print.css).
 * @returns ends it
 */
export function printPictures(): () => void {
  const pictures = () => document.querySelectorAll<HTMLImageElement>('[data-picture] img')
  const load = () => {
    for (const image of pictures()) image.loading = 'eager'
  }
  const begin = () => {
    load()
    for (const image of pictures()) {
      const place = image.closest('[data-picture]')
      if (image.complete && image.naturalWidth > 0) continue
      place?.setAttribute('data-unloaded', '')
      image.addEventListener('load', () => place?.removeAttribute('data-unloaded'), { once: true })
    }
  }
  const end = () => {
    for (const place of document.querySelectorAll('[data-unloaded]'))
      place.removeAttribute('data-unloaded')
  }
  const onPaper = ({ matches }: MediaQueryListEvent) => matches && load()
  const paper = window.matchMedia('print')
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper.addEventListener('change', onPaper)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper.removeEventListener('change', onPaper)
  }
}
