import { readStoredJson, store } from '../components/store.ts'

const NAME = 'scrollPositions'

/** How far each entry of the history was scrolled, in px; of the documents before this one too. */
let positions: Record<string, number> = {}

export const savedScroll = (key: string): number | undefined => positions[key]

export function saveScroll(key: string): void {
  positions[key] = window.scrollY
}

/**
 * Between pages of one document the browser cannot know when to scroll: it would before the page is
 * there. Between documents it does.
 * @param current the key of the entry that is shown
 */
export function restoreScrollOurselves(current: () => string | undefined): void {
  // Without a storage every visit to a page starts at its top.
  positions = (readStoredJson('sessionStorage', NAME) ?? {}) as Record<string, number>
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // Until then the browser scrolls the first page.
  window.addEventListener('hydrated', takeOver, { once: true })
  window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver())
  window.addEventListener('pagehide', () => {
    const key = current()
    if (key !== undefined) saveScroll(key)
    store('sessionStorage', NAME, JSON.stringify(positions))
    window.history.scrollRestoration = 'auto'
  })
}
