/**
 * A visitor who arrives at the top of a page sees its first screen; styles and layout of all that is far
 * below it would keep a cheap phone busy for three times as long (decision 23). Until the page is hydrated
 * the parts marked `render-near` are rendered where they come near the screen (`styles/utilities.css`);
 * then all are, so that links and scroll positions go by their real heights.
 */
export function renderNearFirst(): void {
  const { dataset } = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation')
  // Otherwise the browser scrolls to where the visitor was, or to the part that the address names.
  const isAtTop =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  if (!isAtTop || window.location.hash) return
  dataset['arriving'] = ''
  window.addEventListener('hydrated', () => void renderAll(), { once: true })

  async function renderAll(): Promise<void> {
    // One a frame: all at once would be the long task that was avoided.
    for (const part of document.querySelectorAll<HTMLElement>('.render-near')) {
      await nextFrame()
      if (dataset['arriving'] === undefined) return
      part.style.contentVisibility = 'visible'
    }
    delete dataset['arriving']
  }

  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
