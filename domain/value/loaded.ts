/** A data file, or a part of one, as it was loaded, or the words that a page shows because it failed. */
export type Loaded<T> = { ok: true; data: T } | { ok: false; message: string }

export function mapLoaded<T, U>(loaded: Loaded<T>, change: (data: T) => U): Loaded<U> {
  return loaded.ok ? { ok: true, data: change(loaded.data) } : loaded
}

/** The list; empty where it failed to load or there is none. */
export function listOf<T>(loaded: Loaded<readonly T[] | null | undefined>): readonly T[] {
  return dataOf(loaded) ?? []
}

export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.ok ? loaded.data : undefined
}
