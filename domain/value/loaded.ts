/**
 * The result of loading a data file, or a part of one: its data, or the words that a page shows
 * because the file failed.
 */
export type Loaded<T> = { ok: true; data: T } | { ok: false; message: string }

/** The same with its data changed. */
export function mapLoaded<T, U>(loaded: Loaded<T>, change: (data: T) => U): Loaded<U> {
  return loaded.ok ? { ok: true, data: change(loaded.data) } : loaded
}

/** The list; empty where it failed or there is none. */
export function listOf<T>(loaded: Loaded<readonly T[] | null | undefined>): readonly T[] {
  return dataOf(loaded) ?? []
}

/** The data; undefined where it failed. */
export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.ok ? loaded.data : undefined
}
