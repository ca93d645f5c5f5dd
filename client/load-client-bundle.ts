/** A visitor waits this long at most, in ms, for what was pressed before the page is hydrated. */
const GIVE_UP_MS = 15_000

/**
 * Fetches the client bundle once the first screen has been painted with its pictures: on a slow
 * line these would share it with 100 KB of script (decision 19). The visitor's first act, which
 * `replay-early-input.ts` keeps, ends the wait, and so does time.
 * @param onFailed called where the bundle cannot be fetched, or the page is not hydrated in time;
 *   it may be hydrated later all the same
 */
export function loadClientBundle(onFailed: () => void): void {
  const { program = '', integrity = '', modules = '' } = document.currentScript?.dataset ?? {}
  const files = [...modules.split(' ').filter(Boolean), program]
  let isStarted = false

  async function start(): Promise<void> {
    if (isStarted) return
    isStarted = true
    const timer = setTimeout(onFailed, GIVE_UP_MS)
    window.addEventListener('hydrated', () => clearTimeout(timer))
    for (const href of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      if (href === program) link.integrity = integrity
      document.head.append(link)
      // All links in one task would keep a cheap phone from answering for 90 ms.
      await window.scheduler?.yield?.()
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }

  const run = () => void runAll().catch(onFailed)
  // Modules run one after another, as together they would keep a cheap phone from answering.
  const runAll = async () => {
    for (const href of files) await import(/* @vite-ignore */ href)
  }

  const painted = new Promise<unknown>((resolve) => {
    // Some browsers report no paint.
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) resolve(undefined)
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  window.addEventListener('load', () => {
    void painted.then(start)
    setTimeout(start, 3000)
  })
  // A picture that never finishes loading would hold up the page's load event.
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, 8000))
  for (const eventName of ['pointerdown', 'keydown', 'scroll', 'click', 'input', 'change'])
    window.addEventListener(eventName, start, { capture: true })
}
