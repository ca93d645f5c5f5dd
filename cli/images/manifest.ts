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
  readonly cards: Readonly<Record<string, SocialCard>>
  /** What a build notes for the next one, so that nothing is read or decoded twice. */
  readonly build: {
    readonly files: KnownFiles
    /** When a derivative was first seen to be named by nothing, in milliseconds since 1970. */
    readonly unnamed: Readonly<Record<string, number>>
  }
}

/** What one run made; its notes are of all sources that it could read. */
export type Made = {
  readonly pictures: readonly Picture[]
  readonly entries: ReadonlyMap<string, ManifestEntry>
  readonly cards: ReadonlyMap<string, SocialCard>
  readonly files: KnownFiles
}

// A running server, a page kept by a cache or an open browser may still ask for them.
const keptUnnamedMs = 24 * 60 * 60 * 1000

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
  { unseen, prune }: { readonly unseen: readonly string[]; readonly prune: boolean },
): Promise<number> => {
  const manifest = nextManifest(before, made, unseen)
  // Nothing is removed before the manifest that no longer names it is there.
  await write(folder, manifest)
  if (unseen.length > 0) return 0
  const { removed, unnamed } = await removeUnnamed(folder, manifest, prune)
  await write(folder, { ...manifest, build: { ...manifest.build, unnamed } })
  return removed
}

const nextManifest = (
  before: StoredManifest,
  made: Made,
  unseen: readonly string[],
): StoredManifest => {
  const images = new Map(unseen.length > 0 ? Object.entries(before.images) : [])
  for (const { hash, sources } of made.pictures) {
    const entry = made.entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  const keepsCards = unseen.some((file) => cardDataFiles.has(file))
  const cards = new Map([...made.cards, ...(keepsCards ? Object.entries(before.cards) : [])])
  return {
    version: 1,
    settings: settingsHash,
    images: sorted(images),
    cards: sorted(cards),
    build: { files: made.files, unnamed: before.build.unnamed },
  }
}

/** Writes the manifest, unless the earlier one says the same. */
const write = async (folder: OutputFolder, manifest: StoredManifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  if (folder.readText(imageManifestName) !== text) await folder.write(imageManifestName, text)
}

/** @returns how many were removed, and since when the others are unnamed */
const removeUnnamed = async (
  folder: OutputFolder,
  { images, cards, build }: StoredManifest,
  atOnce: boolean,
) => {
  const now = Date.now()
  const named = new Set([
    ...Object.values(images).flatMap(fileNames),
    ...Object.values(cards).map(cardFile),
  ])
  const unnamed: Record<string, number> = {}
  let removed = 0
  for (const name of folder.derivatives().filter((one) => !named.has(one))) {
    const since = build.unnamed[name] ?? now
    if (atOnce || now - since >= keptUnnamedMs) {
      await folder.remove(name)
      removed += 1
    } else unnamed[name] = since
  }
  return { removed, unnamed }
}

const sorted = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
