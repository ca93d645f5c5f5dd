import type { ManifestEntry } from './entries.ts'
import { settingsHash } from './settings.ts'
import type { DerivativeStore } from './store.ts'

/** What was learnt of sources in earlier runs, so that nothing is read or decoded twice. */
export type BuildCache = {
  /** The content hash of a file that has not changed since, by path, size and time. */
  readonly contentOf: (path: string, stamp: string) => string | undefined
  readonly rememberContent: (path: string, stamp: string, content: string) => void
  readonly entryOf: (hash: string) => ManifestEntry | undefined
  readonly rememberEntry: (entry: ManifestEntry) => void
  /** Writes the cache, keeping only the given paths and hashes when given. */
  readonly save: (kept?: {
    paths: ReadonlySet<string>
    hashes: ReadonlySet<string>
  }) => Promise<void>
}

type CacheFile = {
  settings: string
  files: Record<string, [stamp: string, content: string]>
  entries: ManifestEntry[]
}

const cacheName = '.build-cache.json'

const parseCache = (text: string | undefined): CacheFile => {
  const empty = { settings: settingsHash, files: {}, entries: [] }
  if (text === undefined) return empty
  try {
    const cache = JSON.parse(text) as CacheFile
    return cache.settings === settingsHash ? cache : { ...empty, files: cache.files }
  } catch {
    return empty
  }
}

/** Reads the cache from the folder of derivatives; a missing or damaged one is an empty one. */
export const openCache = (store: DerivativeStore): BuildCache => {
  const cache = parseCache(store.readText(cacheName))
  const files = new Map(Object.entries(cache.files))
  const entries = new Map(cache.entries.map((entry) => [entry.hash, entry]))
  return {
    contentOf: (path, stamp) => {
      const known = files.get(path)
      return known?.[0] === stamp ? known[1] : undefined
    },
    rememberContent: (path, stamp, content) => files.set(path, [stamp, content]),
    entryOf: (hash) => entries.get(hash),
    rememberEntry: (entry) => entries.set(entry.hash, entry),
    save: async (kept) => {
      const contents: CacheFile = {
        settings: settingsHash,
        files: Object.fromEntries(
          [...files]
            .filter(([path]) => kept?.paths.has(path) ?? true)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
        entries: [...entries.values()].filter(({ hash }) => kept?.hashes.has(hash) ?? true),
      }
      await store.writeIfChanged(cacheName, JSON.stringify(contents))
    },
  }
}
