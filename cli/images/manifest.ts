import {
  imageManifestName,
  type ImageManifest,
  type SocialCard,
} from '../../domain/image/image-manifest.ts'
import { cardFile } from './cards/cards.ts'
import { cardDataFiles } from './cards/subjects.ts'
import { fileNames, type ManifestEntry } from './encode/entries.ts'
import { settingsHash } from './encode/settings.ts'
import type { OutputFolder } from './output-folder.ts'
import type { KnownFiles, Picture } from './sources/identify.ts'

/** The manifest as it lies in the folder of derivatives. */
export type StoredManifest = ImageManifest & {
  cards: Readonly<Record<string, SocialCard>>
  /** What a build notes for the next one, so that nothing is read or decoded twice. */
  build: {
    files: KnownFiles
    /** When a derivative was first seen to be named by nothing, in milliseconds since 1970. */
    unnamed: Readonly<Record<string, number>>
  }
}

/** What one run made; its notes are of all sources that it could read. */
export type Made = {
  pictures: readonly Picture[]
  entries: ReadonlyMap<string, ManifestEntry>
  cards: ReadonlyMap<string, SocialCard>
  files: KnownFiles
  /** Written before the files that it promises. */
  unfinished?: true
}

// A running server, a cached page or an open browser may still ask for them.
const unusedRetentionMs = 24 * 60 * 60 * 1000

/** Reads the manifest of the last build; a missing or damaged one is an empty one. */
export const readManifest = (folder: OutputFolder): StoredManifest => {
  const build = { files: {}, unnamed: {} }
  const empty = { version: 1, settings: settingsHash, images: {}, cards: {}, build } as const
  try {
    const text = folder.readText(imageManifestName) ?? '{}'
    return { ...empty, ...(JSON.parse(text) as Partial<StoredManifest>) }
  } catch {
    return empty
  }
}

/**
 * Writes the manifest of what was made, and removes what no manifest has named for a day.
 * @param unseen data files that could not be read: what the earlier manifest knows of their records
 * stays, and nothing is removed
 * @param prune removes what is not named at once
 * @returns how many files were removed
 */
export const saveManifest = async (
  folder: OutputFolder,
  before: StoredManifest,
  made: Made,
  { unseen, prune }: { unseen: readonly string[]; prune: boolean },
): Promise<number> => {
  const images = imagesOf(before, made, unseen)
  const keepsCards = unseen.some((file) => cardDataFiles.has(file))
  const cards = new Map([...made.cards, ...(keepsCards ? Object.entries(before.cards) : [])])
  const named = new Set([
    ...[...images.values()].flatMap(fileNames),
    ...[...cards.values()].map(cardFile),
  ])
  const now = Date.now()
  const since = new Map(
    folder
      .derivatives()
      .filter((name) => !named.has(name))
      .map((name) => [name, before.build.unnamed[name] ?? now]),
  )
  const isStale = (at: number) => unseen.length === 0 && (prune || now - at >= unusedRetentionMs)
  const stale = [...since].flatMap(([name, at]) => (isStale(at) ? [name] : []))
  for (const name of stale) since.delete(name)
  const manifest: StoredManifest = {
    version: 1,
    ...(made.unfinished && { unfinished: true }),
    settings: settingsHash,
    images: sorted(images),
    cards: sorted(cards),
    build: {
      files: made.files,
      unnamed: unseen.length > 0 ? before.build.unnamed : Object.fromEntries(since),
    },
  }
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  if (folder.readText(imageManifestName) !== text) await folder.write(imageManifestName, text)
  // Nothing is removed before the manifest that no longer names it is there.
  for (const name of stale) await folder.remove(name)
  return stale.length
}

/** The manifest's entries by path; those of the earlier one where part of the data is not seen. */
function imagesOf(
  before: StoredManifest,
  { pictures, entries }: Made,
  unseen: readonly string[],
): ReadonlyMap<string, ManifestEntry> {
  const images = new Map(unseen.length > 0 ? Object.entries(before.images) : [])
  for (const { hash, sources } of pictures) {
    const entry = entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  return images
}

const sorted = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
