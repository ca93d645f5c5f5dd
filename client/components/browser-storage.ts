export type StorageKind = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a name; null where it keeps nothing. */
export function readStored(storage: StorageKind, name: string): string | null {
  try {
    return window[storage].getItem(name)
  } catch {
    return null
  }
}

/** The stored text as JSON; undefined where it is none. */
export function readStoredJson(storage: StorageKind, name: string): unknown {
  try {
    return JSON.parse(readStored(storage, name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The stored JSON object; an empty one where another kind of text, or none, is stored. */
export function readStoredObject(storage: StorageKind, name: string): Record<string, unknown> {
  const json = readStoredJson(storage, name)
  return typeof json === 'object' ? { ...json } : {}
}

/** Stores a text, or removes it for null. False: the storage is full or refused. */
export function writeStored(storage: StorageKind, name: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(name)
    else window[storage].setItem(name, text)
    return true
  } catch {
    return false
  }
}
