import { useSyncExternalStore } from 'react'
import { readStoredJson, store } from './storage.ts'

/** A value that lives outside of components, which follow it. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  const get = () => value
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** `initial` on the server and while hydrating. */
    use: () => useSyncExternalStore(watch, get, () => initial),
  }
}

/** The same for what this browser keeps under a name as JSON; other tabs' changes count. */
export function createStored<T>(name: string, read: (json: unknown) => T) {
  const kept = createStore(read(undefined))
  let isKept = true
  const refresh = () => {
    if (isKept) kept.set(read(readStoredJson('localStorage', name)))
  }
  if (typeof window !== 'undefined') {
    refresh()
    window.addEventListener('storage', refresh)
    // A page that comes back as it was left has missed what happened meanwhile.
    window.addEventListener('pageshow', refresh)
  }
  return {
    ...kept,
    /** Forgets it where `next` is absent. False: it could not be kept and lasts as long as the page. */
    set(next: T | undefined): boolean {
      isKept = store('localStorage', name, next === undefined ? null : JSON.stringify(next))
      kept.set(next ?? read(undefined))
      return isKept
    },
  }
}
