import { join } from 'node:path'
import pMap from 'p-map'
import { CannotRun } from '../errors.ts'
import { requireFolder } from '../folders.ts'
import { openCache, type BuildCache } from './keeping/cache.ts'
import { fileNames, refreshEntry, type ManifestEntry } from './making/entries.ts'
import { identify, type ImageFailure, type Picture } from './reading/identify.ts'
import { writeManifest } from './keeping/manifest.ts'
import { parallelism } from './making/parallelism.ts'
import { collectSources, type ImageSources } from './reading/sources.ts'
import { prune } from './keeping/prune.ts'
import { openStore, type DerivativeStore } from './keeping/store.ts'

export type BuildOptions = {
  readonly dataFolder: string
  readonly outFolder: string
  /** Make everything anew. */
  readonly force: boolean
  /** Remove derivatives that nothing names at once, not only after a day. */
  readonly prune: boolean
  /** Pictures at once; by default as many as the machine has cores. */
  readonly concurrency: number | undefined
  /** Stops the build after the pictures under way. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

export type BuildProgress = {
  readonly done: number
  readonly total: number
  /** Bytes of the sources done and in all: the measure of the work. */
  readonly doneBytes: number
  readonly totalBytes: number
  readonly savedBytes: number
}

export type BuildResult = {
  readonly images: number
  readonly built: number
  readonly unchanged: number
  /** Derivatives written, and stale ones removed. */
  readonly files: number
  readonly removed: number
  readonly savedBytes: number
  readonly failures: readonly ImageFailure[]
  readonly brokenFiles: ImageSources['broken']
  readonly missingFiles: ImageSources['missing']
  /** Drawings that held something unsafe, and what was taken out. */
  readonly cleaned: readonly { readonly path: string; readonly removed: readonly string[] }[]
  readonly interrupted: boolean
}

type Needed = (name: string) => boolean

/** What one run has found and made so far. */
type Run = {
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
const pendingOf = (pictures: readonly Picture[], run: Run): Picture[] =>
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
    import('./making/make.ts'),
    import('../../catalogue/pictures/header.ts'),
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
const makeAll = async (pending: readonly Picture[], run: Run, options: BuildOptions) => {
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

/**
 * Makes the derivatives of every picture that the data and the site refer to, and the manifest.
 * Files that are there already are not made again; what cannot be built is in `failures`.
 * @throws CannotRun where a folder cannot be read or written
 */
export const buildImages = async (options: BuildOptions): Promise<BuildResult> => {
  const { sources, broken, missing } = collectSources(options.dataFolder)
  const imageFolder = join(options.dataFolder, 'images')
  if (sources.length > 0) requireFolder(imageFolder, 'image folder')
  const store = openStore(options.outFolder)
  store.removeLeftovers()
  const cache = openCache(store)
  const { pictures, failures } = await identify(sources, imageFolder, cache)
  const run: Run = {
    store,
    cache,
    needed: (name) => options.force || !store.has(name),
    entries: new Map(),
    failures: [...failures],
    cleaned: [],
    built: 0,
    files: 0,
    savedBytes: 0,
  }
  const pending = pendingOf(pictures, run)
  const finished = await makeAll(pending, run, options)

  let removed = 0
  if (finished) {
    // Where part of the data cannot be seen, what its records use is kept as it was.
    const complete = broken.length === 0 && missing.length === 0
    const images = await writeManifest(store, pictures, run.entries, !complete)
    if (complete) {
      const entries = Object.values(images)
      cache.keepOnly({
        paths: new Set(sources.map(({ path }) => path)),
        hashes: new Set(entries.map(({ hash }) => hash)),
      })
      removed = await prune(run, new Set(entries.flatMap(fileNames)), {
        atOnce: options.prune,
        now: Date.now(),
      })
    }
  }
  await cache.save()
  const byPath = (a: ImageFailure, b: ImageFailure): number =>
    a.source.path < b.source.path ? -1 : 1
  return {
    images: sources.length,
    built: run.built,
    unchanged: pictures.length - pending.length,
    files: run.files,
    removed,
    savedBytes: run.savedBytes,
    failures: run.failures.toSorted(byPath),
    brokenFiles: broken,
    missingFiles: missing,
    cleaned: run.cleaned,
    interrupted: !finished,
  }
}
