/** Code that a page can do without, fetched when it is first wanted. */
export type LazyPart<T> = {
  /** What was fetched; undefined until then. */
  readonly ready: () => T | undefined
  /** Rejects where it cannot be fetched; the next call tries again. */
  readonly load: () => Promise<T>
  /** Fetches it ahead. A failure is left to `load`, where somebody waits for it. */
  readonly preload: () => void
}

/** @param fetchPart imports the module and picks the part out of it */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let fetched: { readonly part: T } | undefined
  let loading: Promise<T> | undefined
  const load = (): Promise<T> => {
    loading ??= fetchPart().then(
      (part) => {
        fetched = { part }
        return part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    ready: () => fetched?.part,
    load,
    preload: () => void load().catch(() => undefined),
  }
}
