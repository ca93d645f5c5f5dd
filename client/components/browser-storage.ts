type Place = 'localStorage' | 'sessionStorage'

/**
 * The text that this browser keeps under a name; null where there is none, or where storage is
 * refused.
 */
export function readStored(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name)
  } catch {
    return null
  }
}

/** The stored text as JSON; undefined where it is none. */
export function readStoredJson(place: Place, name: string): unknown {
  try {
    return JSON.parse(readStored(place, name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it for null. False: the storage is full or refused. */
export function writeStored(place: Place, name: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(name)
    else window[place].setItem(name, text)
    return true
  } catch {
    return false
  }
}
