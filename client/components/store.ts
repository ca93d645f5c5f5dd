import { useSyncExternalStore } from 'react'

type Place = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a name; null where that is nothing, or where it keeps nothing for us. */
export function readStored(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name)
  } catch {
    return null
  }
}

/** The same as JSON; undefined where it is none. */
export function readStoredJson(place: Place, name: string): unknown {
  try {
    return JSON.parse(readStored(place, name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text, or nothing for null. False: the browser is full, or keeps nothing for us. */
export function store(place: Place, name: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(name)
    else window[place].setItem(name, text)
    return true
  } catch {
    return false
  }
}

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
