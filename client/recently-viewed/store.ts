import { readViewed, withViewed, type Viewed } from '../../domain/shortlist/recently-viewed.ts'
import { readStored, readStoredJson, store } from '../components/browser-storage.ts'

const NAME = 'recentlyViewed'

const listeners = new Set<() => void>()
let known: { text: string | null; list: readonly Viewed[] } = { text: null, list: [] }

/** What this browser remembers, newest first; another tab's projects count. The same list until it changes. */
export function recentlyViewed(): readonly Viewed[] {
  const text = readStored('localStorage', NAME)
  if (text !== known.text) known = { text, list: readViewed(readStoredJson('localStorage', NAME)) }
  return known.list
}

/** Calls the listener on changes, other tabs' too, until the returned function is called. */
export function watchViewed(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Remembers a project that is looked at, in this browser alone. */
export function rememberViewed(viewed: Viewed): void {
  store('localStorage', NAME, JSON.stringify(withViewed(recentlyViewed(), viewed)))
}

export function clearViewed(): void {
  store('localStorage', NAME, null)
  for (const listener of listeners) listener()
}
