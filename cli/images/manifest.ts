import {
  imageManifestName,
  type ImageManifest,
  type SocialCard,
} from '../../domain/image/image-manifest.ts'
import { fileNames, type ManifestEntry } from './encode/entries.ts'
import { settingsHash } from './encode/settings.ts'
import { cardFile } from './cards/cards.ts'
import type { OutputFolder } from './output-folder.ts'
import type { KnownFiles, Picture } from './sources/identify.ts'

/** What a build notes for the next one, so that nothing is read or decoded twice. */
export type BuildNotes = {
  readonly files: KnownFiles
  /** When a derivative was first seen to be named by nothing, in milliseconds since 1970. */
  readonly unnamed: Readonly<Record<string, number>>
}

/** The manifest as it lies in the folder of derivatives. */
export type StoredManifest = ImageManifest & {
  readonly cards: Readonly<Record<string, SocialCard>>
  readonly build: BuildNotes
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
  const empty = {
    version: 1,
    settings: settingsHash,
    images: {},
    cards: {},
    build: { files: {}, unnamed: {} },
  } as const
  try {
    const text = folder.readText(imageManifestName) ?? '{}'
    return { ...empty, ...(JSON.parse(text) as Partial<StoredManifest>) }
  } catch {
    return empty
  }
}

/**
 * The manifest of what was made.
 * @param before the earlier manifest
 * @param keep what of it stays, where this run could not see all of the data: the pictures it knows
 * nothing of, and all cards, which may be of records that it could not see
 */
export const nextManifest = (
  before: StoredManifest,
  made: Made,
  keep: { readonly images: boolean; readonly cards: boolean },
): StoredManifest => {
  const images = new Map(keep.images ? Object.entries(before.images) : [])
  for (const { hash, sources } of made.pictures) {
    const entry = made.entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  const cards = new Map([...made.cards, ...(keep.cards ? Object.entries(before.cards) : [])])
  return {
    version: 1,
    settings: settingsHash,
    images: sorted(images),
    cards: sorted(cards),
    build: { files: made.files, unnamed: before.build.unnamed },
  }
}

/** Writes the manifest, unless the earlier one says the same. */
export const writeManifest = async (
  folder: OutputFolder,
  manifest: StoredManifest,
): Promise<void> => {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  if (folder.readText(imageManifestName) !== text) await folder.write(imageManifestName, text)
}

/**
 * Removes derivatives that no manifest has named for a day.
 * @param manifest it must come from a complete reading of the data
 * @param atOnce removes the others too
 * @param now milliseconds since 1970
 * @returns how many were removed, and since when the others are unnamed
 */
export const prune = async (
  folder: OutputFolder,
  { images, cards, build }: StoredManifest,
  { atOnce, now }: { readonly atOnce: boolean; readonly now: number },
): Promise<{ readonly removed: number; readonly unnamed: BuildNotes['unnamed'] }> => {
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
