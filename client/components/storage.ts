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
