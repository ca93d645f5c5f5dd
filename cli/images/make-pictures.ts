import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import sharp from 'sharp'
import { readHeader } from '../../catalogue/pictures/picture-header.ts'
import { findingOf } from '../../catalogue/pictures/resolve-image.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import {
  fileNames,
  isDraft,
  rasterEntry,
  refreshEntry,
  type ManifestEntry,
} from './encode/manifest-entry.ts'
import { makePicture } from './encode/make-picture.ts'
import type { OutputFolder } from './output-folder.ts'
import { isDrawing, type ImageFailure, type Picture } from './image-sources.ts'

/** How many pictures are made at once, and until when. */
export type BuildPace = {
  /** The number of pictures at once; absent: one for each core. */
  concurrency?: number
  /** A signal that lets the present pictures finish, and starts no more. */
  signal: AbortSignal
}

export const makeEach = async <T>(
  items: readonly T[],
  pace: BuildPace,
  make: (item: T) => Promise<void>,
): Promise<number> => {
  let count = 0
  const makeNext = async (item: T): Promise<void> => {
    if (pace.signal.aborted) return
    await make(item)
    count += 1
  }
  await pMap(items, makeNext, { concurrency: pace.concurrency ?? availableParallelism() })
  return count
}

export type BuildProgress = { done: number; total: number; savedBytes: number }

export type MakeOptions = BuildPace & {
  onProgress: (progress: BuildProgress) => void
  /** Called with each file of a picture: the share of its files that are made. */
  onFile?: (share: number) => void
}

/**
 * The uses by how early visitors see them: a screen of Home, cards of listings, a project's
 * galleries, plans.
 */
const USES_IN_PAGE_ORDER = ['screen', 'hero', 'logo', 'card', 'gallery', 'drawing', 'social']

/** How early a picture is seen, as a position in that order. */
const firstUseOf = ({ uses }: Picture): number =>
  Math.min(...[...uses].map((use) => USES_IN_PAGE_ORDER.indexOf(use)))

/** Makes the pictures that have files to make; the others are neither read nor decoded. */
export const makePictures = async (
  pictures: readonly Picture[],
  knownEntries: ReadonlyMap<string, ManifestEntry>,
  folder: OutputFolder,
  options: MakeOptions,
) => {
  const entries = new Map<string, ManifestEntry>()
  const pending = pictures.filter(({ hash, uses }) => {
    const before = knownEntries.get(hash)
    const entry = before && refreshEntry(before, uses)
    if (entry === undefined || isDraft(entry) || fileNames(entry).some(folder.isMissing))
      return true
    entries.set(hash, entry)
    return false
  })
  const failures: ImageFailure[] = []
  const counts = { unchanged: pictures.length - pending.length, built: 0, files: 0, savedBytes: 0 }
  // Each picture uses one core: several are made at once, and a file is the same on every machine.
  sharp.concurrency(1)
  sharp.cache(false)
  let done = 0
  const report = (): void =>
    options.onProgress({ done, total: pending.length, savedBytes: counts.savedBytes })
  if (pending.length > 0) report()
  const inPageOrder = pending.toSorted((a, b) => firstUseOf(a) - firstUseOf(b))
  await makeEach(inPageOrder, options, async (picture) => {
    try {
      const { entry, files, bytes } = await makePicture(picture, folder, options.onFile)
      entries.set(picture.hash, entry)
      counts.built += 1
      counts.files += files
      counts.savedBytes += picture.bytes - bytes
    } catch (error) {
      if (error instanceof CannotRun) throw error
      const finding = findingOf(error)
      failures.push(...picture.sources.map((source) => ({ source, finding })))
    }
    done += 1
    report()
  })
  return { entries, failures, ...counts }
}

/**
 * The manifest's entries of pictures that are still to be made: photographs by their headers, while
 * drawings are made at once, as they take milliseconds. Pictures that cannot be read have no entry.
 */
export const placeholderEntries = async (
  pictures: readonly Picture[],
  knownEntries: ReadonlyMap<string, ManifestEntry>,
  folder: OutputFolder,
): Promise<Map<string, ManifestEntry>> => {
  const entries = new Map<string, ManifestEntry>()
  for (const picture of pictures) {
    const { hash, uses, file } = picture
    const before = knownEntries.get(hash)
    try {
      if (before) entries.set(hash, refreshEntry(before, uses))
      else if (isDrawing(file)) entries.set(hash, (await makePicture(picture, folder)).entry)
      else entries.set(hash, rasterEntry(hash, await readHeader(file), uses, ''))
    } catch {
      // A picture's mistakes are found, and reported, when it is made.
    }
  }
  return entries
}
