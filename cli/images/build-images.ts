import { join } from 'node:path'
import type { KnownFiles } from '../../catalogue/pictures/picture-check.ts'
import {
  imageManifestName,
  type ImageManifest,
  type SocialCard,
} from '../../domain/image/image-manifest.ts'
import { requireFolder } from '../atomic-files.ts'
import { settingsHash } from './encode/encoder-settings.ts'
import { fileNames, type ManifestEntry } from './encode/manifest-entry.ts'
import { collectSources, identifyPicture, readRecords, type Picture } from './image-sources.ts'
import { makePictures, placeholderEntries, type MakeOptions } from './make-pictures.ts'
import { openOutputFolder, type OutputFolder } from './output-folder.ts'
import { socialCardDataFiles } from './social-cards/card-subjects.ts'
import {
  drawnSocialCards,
  makeSocialCards,
  socialCardFile,
} from './social-cards/make-social-cards.ts'

export type BuildOptions = MakeOptions & {
  data: string
  out: string
  force: boolean
  /** Whether to remove unnamed derivatives at once, not only after a day. */
  prune: boolean
  /** Pictures to make even though no file names them yet. */
  unnamed?: readonly string[]
  /**
   * Called when the manifest is written, before the derivatives, so that a site can show the
   * originals.
   */
  onManifest?: (() => void) | undefined
}

export type BuildResult = Awaited<ReturnType<typeof buildImages>>

export const buildImages = async (options: BuildOptions) => {
  const { records, broken, missing } = readRecords(options.data)
  const sourceImageFolder = join(options.data, 'images')
  const sources = collectSources(records, sourceImageFolder, options.unnamed)
  if (sources.length > 0) requireFolder(sourceImageFolder, 'image folder')
  const folder = openOutputFolder(options.out, options.force)
  const before = readManifest(folder)
  const { pictures, failures, files } = await identifyPicture(
    sources,
    sourceImageFolder,
    // A picture that was replaced by one of the same size and time looks unchanged.
    options.force ? {} : before.build.files,
  )
  const entriesByHash = new Map(Object.values(before.images).map((entry) => [entry.hash, entry]))
  // Where part of the data cannot be read, the pictures of those records are left unchanged.
  const unseen = [...broken.map(({ file }) => file), ...missing]
  const someAreMissing = before.unfinished || pictures.some(({ hash }) => !entriesByHash.has(hash))
  if (options.onManifest && someAreMissing) {
    const entries = await placeholderEntries(pictures, entriesByHash, folder)
    const cards = drawnSocialCards(records, pictures, folder)
    const draft = { pictures, entries, cards, files, unfinished: true } as const
    await saveManifest(folder, before, draft, { unseen, prune: false })
    options.onManifest()
  }
  const { entries, ...made } = await makePictures(pictures, entriesByHash, folder, options)
  const usable = pictures.filter(({ hash }) => entries.has(hash))
  const { cards, made: drawn } = await makeSocialCards(records, usable, folder, options)
  const interrupted = options.signal.aborted
  const whole = { pictures, entries, cards, files }
  return {
    ...made,
    images: sources.length,
    /** How many social cards were drawn. */
    cards: drawn,
    /** How many stale derivatives were removed. */
    removed: interrupted
      ? 0
      : await saveManifest(folder, before, whole, { unseen, prune: options.prune }),
    failures: [...failures, ...made.failures].toSorted((a, b) =>
      a.source.path < b.source.path ? -1 : 1,
    ),
    brokenFiles: broken,
    missingFiles: missing,
    interrupted,
  }
}

type StoredManifest = ImageManifest & {
  cards: Readonly<Record<string, SocialCard>>
  /** Notes of a build for the next one, so that nothing is read or decoded twice. */
  build: {
    files: KnownFiles
    /** When a derivative was first found to be unnamed, in milliseconds since 1970. */
    unnamed: Readonly<Record<string, number>>
  }
}

/** The result of a run, with notes on all sources that it could read. */
type Made = {
  pictures: readonly Picture[]
  entries: ReadonlyMap<string, ManifestEntry>
  cards: ReadonlyMap<string, SocialCard>
  files: KnownFiles
  /** Set in a manifest that is written before its files. */
  unfinished?: true
}

// A running server, a cached page or an open browser may still ask for such files.
const unusedRetentionMs = 24 * 60 * 60 * 1000

const readManifest = (folder: OutputFolder): StoredManifest => {
  const build = { files: {}, unnamed: {} }
  const empty = { version: 1, settings: settingsHash, images: {}, cards: {}, build } as const
  try {
    const stored = JSON.parse(folder.readText(imageManifestName)) as Partial<StoredManifest>
    const manifest = { ...empty, ...stored }
    // A file of another program, or a damaged one, throws here.
    Object.values<ManifestEntry>(manifest.images).forEach(fileNames)
    Object.keys(manifest.build.files)
    Object.keys(manifest.build.unnamed)
    return manifest
  } catch {
    return empty
  }
}

/**
 * Writes the manifest and removes files unnamed for a day (`prune`: at once); returns their number.
 */
const saveManifest = async (
  folder: OutputFolder,
  before: StoredManifest,
  made: Made,
  { unseen, prune }: { unseen: readonly string[]; prune: boolean },
): Promise<number> => {
  const images = imagesOf(before, made, unseen)
  const keepsCards = unseen.some((file) => socialCardDataFiles.has(file))
  const cards = new Map([...made.cards, ...(keepsCards ? Object.entries(before.cards) : [])])
  const named = new Set([...images.values()].flatMap(fileNames))
  for (const socialCard of cards.values()) named.add(socialCardFile(socialCard))
  const now = Date.now()
  const unnamed: Record<string, number> = {}
  const stale: string[] = []
  for (const name of folder.derivatives().filter((one) => !named.has(one))) {
    const since = before.build.unnamed[name] ?? now
    const isStale = unseen.length === 0 && (prune || now - since >= unusedRetentionMs)
    if (isStale) stale.push(name)
    else unnamed[name] = since
  }
  const manifest: StoredManifest = {
    version: 1,
    ...(made.unfinished && { unfinished: true }),
    settings: settingsHash,
    images: sorted(images),
    cards: sorted(cards),
    build: { files: made.files, unnamed },
  }
  await folder.write(imageManifestName, `${JSON.stringify(manifest, undefined, 1)}\n`)
  // Files are only removed once a manifest that no longer names them is written.
  for (const name of stale) await folder.remove(name)
  return stale.length
}

/** The manifest's entries by path; the earlier ones where part of the data cannot be read. */
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
