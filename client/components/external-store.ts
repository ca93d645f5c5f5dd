import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStored, type StorageKind } from './browser-storage.ts'

/** A value that lives outside of components, which render it anew when it changes. */
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
    /** Follows the value in a component; gives `initial` on the server and while hydrating. */
    use: () => useSyncExternalStore(watch, get, () => initial),
  }
}

/** A store for JSON that this browser keeps, and that other tabs may change. */
export function createStored<T>(
  name: string,
  read: (json: unknown) => T,
  storage: StorageKind = 'localStorage',
) {
  const valueStore = createStore(read(undefined))
  let isKept = true
  const refresh = () => {
    if (isKept) valueStore.set(read(readStoredJson(storage, name)))
  }
  if (typeof window !== 'undefined') {
    refresh()
    window.addEventListener('storage', refresh)
    // A page that comes back from the browser's cache has missed the changes meanwhile.
    window.addEventListener('pageshow', refresh)
  }
  return {
    ...valueStore,
    /** Stores a value, or removes it for none. False: it lasts as long as the page. */
    set(next: T | undefined): boolean {
      isKept = writeStored(storage, name, next === undefined ? null : JSON.stringify(next))
      valueStore.set(next ?? read(undefined))
      return isKept
    },
  }
}

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
