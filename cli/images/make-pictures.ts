import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { CannotRun } from '../terminal/exit.ts'
import type { ImageUse } from '../../catalogue/data-files.ts'
import { problemOf, readHeader } from '../../catalogue/pictures/header.ts'
import {
  fileNames,
  isDraft,
  rasterEntry,
  refreshEntry,
  type ManifestEntry,
} from './encode/entries.ts'
import { makePicture } from './encode/make-picture.ts'
import type { OutputFolder } from './output-folder.ts'
import type { ImageFailure, Picture } from './sources/identify.ts'

/** How much is done at once, and until when. */
export type Pace = {
  /** By default one a core. */
  concurrency?: number
  /** Finishes the pictures in progress, and starts no more. */
  signal: AbortSignal
}

// libuv's pool, in which sharp works, has four threads.
const MAX_AT_ONCE = 4

/** How many pictures are made at once; together their threads are no more than the cores. */
const picturesAtOnce = ({ concurrency }: Pace): number =>
  concurrency ?? Math.min(availableParallelism(), MAX_AT_ONCE)

/** Makes each of them; true where all were made before a stop was asked for. */
export const makeEach = async <T>(
  items: readonly T[],
  pace: Pace,
  make: (item: T) => Promise<void>,
): Promise<boolean> => {
  let left = items.length
  const makeNext = async (item: T): Promise<void> => {
    if (pace.signal.aborted) return
    await make(item)
    left -= 1
  }
  await pMap(items, makeNext, { concurrency: picturesAtOnce(pace) })
  return left === 0
}

export type BuildProgress = {
  done: number
  total: number
  /** Bytes of the sources done and in all: the measure of the work. */
  doneBytes: number
  totalBytes: number
  savedBytes: number
}

export type MakeOptions = Pace & { onProgress: (progress: BuildProgress) => void }

/** What one run has made. */
export type MadePictures = {
  /** The manifest's entries of all pictures, by hash. */
  entries: Map<string, ManifestEntry>
  failures: ImageFailure[]
  /** Drawings that held something unsafe, and what was taken out. */
  cleaned: { path: string; removed: readonly string[] }[]
  unchanged: number
  built: number
  /** Derivatives written. */
  files: number
  savedBytes: number
  interrupted: boolean
}

/** What visitors see first: a screen of Home, the cards of listings, a project's galleries, its plans. */
const USES_IN_PAGE_ORDER: readonly ImageUse[] = ['screen', 'hero', 'logo', 'card', 'gallery']

/** Sorts pictures into the order in which pages need them. */
const placeOf = ({ uses }: Picture): number => {
  const index = USES_IN_PAGE_ORDER.findIndex((use) => uses.has(use))
  return index === -1 ? USES_IN_PAGE_ORDER.length : index
}

/**
 * Makes the pictures that have files to make; the others are neither read nor decoded.
 * @param known entries of an earlier run, by hash
 */
export const makePictures = async (
  pictures: readonly Picture[],
  known: ReadonlyMap<string, ManifestEntry>,
  folder: OutputFolder,
  options: MakeOptions,
): Promise<MadePictures> => {
  const entries: MadePictures['entries'] = new Map()
  const pending = pictures.filter(({ hash, uses }) => {
    const before = known.get(hash)
    const entry = before && refreshEntry(before, uses)
    if (entry === undefined || isDraft(entry) || fileNames(entry).some(folder.isMissing))
      return true
    entries.set(hash, entry)
    return false
  })
  const unchanged = pictures.length - pending.length
  const counts = { unchanged, built: 0, files: 0, savedBytes: 0, interrupted: false }
  const made: MadePictures = { entries, failures: [], cleaned: [], ...counts }
  if (pending.length === 0) return made
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / picturesAtOnce(options))))
  sharp.cache(false)
  const total = pending.length
  const totalBytes = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  let [done, doneBytes] = [0, 0]
  const report = (): void =>
    options.onProgress({ done, total, doneBytes, totalBytes, savedBytes: made.savedBytes })
  report()
  const inPageOrder = pending.toSorted((a, b) => placeOf(a) - placeOf(b))
  const isFinished = await makeEach(inPageOrder, options, async (picture) => {
    await makeInto(made, picture, folder)
    done += 1
    doneBytes += picture.bytes
    report()
  })
  return { ...made, interrupted: !isFinished }
}

/** Notes what was made of a picture, or why nothing could be. */
const makeInto = async (
  made: MadePictures,
  picture: Picture,
  folder: OutputFolder,
): Promise<void> => {
  try {
    const { entry, files, bytes, removed } = await makePicture(picture, folder)
    made.entries.set(picture.hash, entry)
    made.built += 1
    made.files += files
    made.savedBytes += picture.bytes - bytes
    const [source] = picture.sources
    if (removed.length > 0 && source) made.cleaned.push({ path: source.path, removed })
  } catch (error) {
    if (error instanceof CannotRun) throw error
    const problem = problemOf(error)
    made.failures.push(...picture.sources.map((source) => ({ source, problem })))
  }
}

/**
 * The manifest's entries of pictures that are yet to be made: of photographs what their headers say,
 * drawings made at once, as they take milliseconds. Pictures that cannot be read have none.
 * @param known entries of an earlier run, by hash
 */
export const placeholderEntries = async (
  pictures: readonly Picture[],
  known: ReadonlyMap<string, ManifestEntry>,
  folder: OutputFolder,
): Promise<Map<string, ManifestEntry>> => {
  const draft = async (picture: Picture): Promise<ManifestEntry> => {
    const { hash, uses, file } = picture
    const before = known.get(hash)
    if (before) return refreshEntry(before, uses)
    if (extname(file).toLowerCase() === '.svg') return (await makePicture(picture, folder)).entry
    return rasterEntry(hash, await readHeader(await readFile(file)), uses, '')
  }
  const entries = await pMap(
    pictures,
    // What is wrong with a picture is found, and reported, when it is made.
    async (picture) => [picture.hash, await draft(picture).catch(() => undefined)] as const,
    { concurrency: MAX_AT_ONCE },
  )
  return new Map(entries.flatMap(([hash, entry]) => (entry ? [[hash, entry] as const] : [])))
}
