/**
 * A visitor who arrives at the top of a page sees its first screen; styles and layout of all that is far
 * below it would keep a cheap phone busy for three times as long (decision 22). Until the first act
 * the sections marked `render-near` are rendered where they come near the screen (`styles/utilities.css`);
 * from then on all are, so that links and scroll positions go by their real heights.
 */
export function renderNearFirst(): void {
  const { dataset } = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation')
  // Otherwise the browser scrolls to where the visitor was, or to the part that the address names.
  const isAtTop =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  if (!isAtTop || window.location.hash) return
  dataset['arriving'] = ''

  const listening = new AbortController()
  const onAct = () => {
    listening.abort()
    void renderAll()
  }
  for (const act of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(act, onAct, { capture: true, signal: listening.signal })

  async function renderAll(): Promise<void> {
    // One a frame: all at once would be the long task that was avoided.
    for (const section of document.querySelectorAll<HTMLElement>('.render-near')) {
      await nextFrame()
      if (dataset['arriving'] === undefined) return
      section.style.contentVisibility = 'visible'
    }
    delete dataset['arriving']
  }

  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
