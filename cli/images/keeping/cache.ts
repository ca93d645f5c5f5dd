import type { ManifestEntry } from '../making/entries.ts'
import { settingsHash } from '../making/settings.ts'
import type { DerivativeStore } from './store.ts'

/** What was learnt of sources in earlier runs, so that nothing is read or decoded twice. */
export type BuildCache = {
  /** The content hash of a file that has not changed since, by path, size and time. */
  readonly contentOf: (path: string, stamp: string) => string | undefined
  readonly setContent: (path: string, stamp: string, content: string) => void
  readonly entryOf: (hash: string) => ManifestEntry | undefined
  readonly setEntry: (entry: ManifestEntry) => void
  /** When a derivative was first seen to be named by nothing, in milliseconds since 1970. */
  readonly unnamedSince: (name: string) => number | undefined
  readonly setUnnamed: (since: ReadonlyMap<string, number>) => void
  /** Forgets all other files and entries. */
  readonly keepOnly: (kept: {
    readonly paths: ReadonlySet<string>
    readonly hashes: ReadonlySet<string>
  }) => void
  readonly save: () => Promise<void>
}

type CacheFile = {
  settings: string
  files: Record<string, [stamp: string, content: string]>
  entries: ManifestEntry[]
  unnamed: Record<string, number>
}

const cacheName = '.build-cache.json'

const parseCache = (text: string | undefined): CacheFile => {
  const empty: CacheFile = { settings: settingsHash, files: {}, entries: [], unnamed: {} }
  if (text === undefined) return empty
  try {
    const cache = { ...empty, ...(JSON.parse(text) as Partial<CacheFile>) }
    return cache.settings === settingsHash
      ? cache
      : { ...cache, settings: settingsHash, entries: [] }
  } catch {
    return empty
  }
}

/** Reads the cache from the folder of derivatives; a missing or damaged one is an empty one. */
export const openCache = (store: DerivativeStore): BuildCache => {
  const cache = parseCache(store.readText(cacheName))
  const files = new Map(Object.entries(cache.files))
  const entries = new Map(cache.entries.map((entry) => [entry.hash, entry]))
  let unnamed: ReadonlyMap<string, number> = new Map(Object.entries(cache.unnamed))
  return {
    contentOf: (path, stamp) => {
      const known = files.get(path)
      return known?.[0] === stamp ? known[1] : undefined
    },
    setContent: (path, stamp, content) => files.set(path, [stamp, content]),
    entryOf: (hash) => entries.get(hash),
    setEntry: (entry) => entries.set(entry.hash, entry),
    unnamedSince: (name) => unnamed.get(name),
    setUnnamed: (since) => {
      unnamed = since
    },
    keepOnly: ({ paths, hashes }) => {
      for (const path of files.keys()) if (!paths.has(path)) files.delete(path)
      for (const hash of entries.keys()) if (!hashes.has(hash)) entries.delete(hash)
    },
    save: async () => {
      const contents: CacheFile = {
        settings: settingsHash,
        files: Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        entries: [...entries.values()],
        unnamed: Object.fromEntries(unnamed),
      }
      await store.writeIfChanged(cacheName, JSON.stringify(contents))
    },
  }
}
