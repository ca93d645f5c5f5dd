import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { CannotRun } from '../errors.ts'
import { fileNames, refreshEntry, type ManifestEntry } from './encode/entries.ts'
import type { OutputFolder } from './output-folder.ts'
import type { ImageFailure, Picture } from './sources/identify.ts'

export type BuildProgress = {
  readonly done: number
  readonly total: number
  /** Bytes of the sources done and in all: the measure of the work. */
  readonly doneBytes: number
  readonly totalBytes: number
  readonly savedBytes: number
}

export type MakeOptions = {
  /** Pictures at once; by default as many as the machine has cores. */
  readonly concurrency: number | undefined
  /** Stops the build after the pictures under way. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

/** What one run has found and made so far. */
export type Run = {
  readonly folder: OutputFolder
  readonly needed: (name: string) => boolean
  readonly entries: Map<string, ManifestEntry>
  readonly failures: ImageFailure[]
  readonly cleaned: { path: string; removed: readonly string[] }[]
  built: number
  files: number
  savedBytes: number
}

// libuv's pool, in which sharp works, has four threads.
const MOST_AT_ONCE = 4

/** How many pictures are made at once; together their threads are no more than the cores. */
export const picturesAtOnce = (requested: number | undefined): number =>
  requested ?? Math.min(availableParallelism(), MOST_AT_ONCE)

/**
 * The pictures that have files to make; of the others, which are neither read nor decoded, `run` gets
 * the entries.
 * @param known entries of an earlier run, by hash
 */
export const pendingOf = (
  pictures: readonly Picture[],
  known: ReadonlyMap<string, ManifestEntry>,
  run: Run,
): Picture[] =>
  pictures.filter(({ hash, uses }) => {
    const before = known.get(hash)
    const entry = before && refreshEntry(before, uses)
    if (entry === undefined || fileNames(entry).some(run.needed)) return true
    run.entries.set(hash, entry)
    return false
  })

type MakeOne = (picture: Picture, run: Run) => Promise<void>

// Loaded only where there is something to make: a run with nothing to do needs no decoder.
const loadMaker = async (atOnce: number): Promise<MakeOne> => {
  const [{ default: sharp }, { makePicture }, { problemOf }] = await Promise.all([
    import('sharp'),
    import('./encode/make-picture.ts'),
    import('../../catalogue/pictures/header.ts'),
  ])
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / atOnce)))
  sharp.cache(false)
  return async (picture, run) => {
    try {
      const made = await makePicture(picture, run.folder, run.needed)
      run.entries.set(picture.hash, made.entry)
      run.built += 1
      run.files += made.files
      run.savedBytes += picture.bytes - made.bytes
      const [source] = picture.sources
      if (made.removed.length > 0 && source !== undefined) {
        run.cleaned.push({ path: source.path, removed: made.removed })
      }
    } catch (error) {
      if (error instanceof CannotRun) throw error
      const problem = problemOf(error)
      run.failures.push(...picture.sources.map((source) => ({ source, problem })))
    }
  }
}

/** Makes the pending pictures; returns true when all were done before a stop was asked for. */
export const makeAll = async (pending: readonly Picture[], run: Run, options: MakeOptions) => {
  if (pending.length === 0) return true
  const concurrency = picturesAtOnce(options.concurrency)
  const makeOne = await loadMaker(concurrency)
  const totalBytes = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let doneBytes = 0
  const report = (): void => {
    const { savedBytes } = run
    options.onProgress({ done, total: pending.length, doneBytes, totalBytes, savedBytes })
  }
  report()
  const makeNext = async (picture: Picture): Promise<void> => {
    if (options.signal.aborted) return
    await makeOne(picture, run)
    done += 1
    doneBytes += picture.bytes
    report()
  }
  await pMap(pending, makeNext, { concurrency })
  return done === pending.length
}
