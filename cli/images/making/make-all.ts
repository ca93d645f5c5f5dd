import pMap from 'p-map'
import { CannotRun } from '../../errors.ts'
import type { BuildCache } from '../keeping/cache.ts'
import type { DerivativeStore } from '../keeping/store.ts'
import type { ImageFailure, Picture } from '../reading/identify.ts'
import { fileNames, refreshEntry, type ManifestEntry } from './entries.ts'
import { parallelism } from './parallelism.ts'

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

type Needed = (name: string) => boolean

/** What one run has found and made so far. */
export type Run = {
  readonly store: DerivativeStore
  readonly cache: BuildCache
  readonly needed: Needed
  readonly entries: Map<string, ManifestEntry>
  readonly failures: ImageFailure[]
  readonly cleaned: { path: string; removed: readonly string[] }[]
  built: number
  files: number
  savedBytes: number
}

const saveCacheEveryMs = 3000

// Pictures whose files are all there need neither reading nor decoding.
export const pendingOf = (pictures: readonly Picture[], run: Run): Picture[] =>
  pictures.filter(({ hash, uses }) => {
    const known = run.cache.entryOf(hash)
    const entry = known === undefined ? undefined : refreshEntry(known, uses)
    if (entry === undefined || fileNames(entry).some(run.needed)) return true
    run.entries.set(hash, entry)
    return false
  })

type MakeOne = (picture: Picture, run: Run) => Promise<void>

// Loaded only where there is something to make: a run with nothing to do needs no decoder.
const loadMaker = async (threads: number): Promise<MakeOne> => {
  const [{ default: sharp }, { makePicture }, { problemOf }] = await Promise.all([
    import('sharp'),
    import('./make.ts'),
    import('../../../catalogue/pictures/header.ts'),
  ])
  sharp.concurrency(threads)
  sharp.cache(false)
  return async (picture, run) => {
    try {
      const made = await makePicture(picture, run.store, run.needed)
      run.entries.set(picture.hash, made.entry)
      run.cache.setEntry(made.entry)
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
  const { pictures: atOnce, threads } = parallelism(options.concurrency)
  const makeOne = await loadMaker(threads)
  const totalBytes = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let doneBytes = 0
  let lastSave = performance.now()
  const report = (): void =>
    options.onProgress({
      done,
      total: pending.length,
      doneBytes,
      totalBytes,
      savedBytes: run.savedBytes,
    })
  report()
  const makeNext = async (picture: Picture): Promise<void> => {
    if (options.signal.aborted) return
    await makeOne(picture, run)
    done += 1
    doneBytes += picture.bytes
    report()
    if (performance.now() - lastSave < saveCacheEveryMs) return
    lastSave = performance.now()
    await run.cache.save()
  }
  await pMap(pending, makeNext, { concurrency: atOnce })
  return done === pending.length
}
