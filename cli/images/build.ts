import { join } from 'node:path'
import { imageManifestName, type ImageManifest } from '../../domain/image-manifest.ts'
import { CannotRun } from '../errors.ts'
import { openCache } from './cache.ts'
import { fileNames, refreshEntry, type ManifestEntry } from './entries.ts'
import { identify, type ImageFailure, type Picture } from './identify.ts'
import { forEachParallel, parallelism } from './parallel.ts'
import { settingsHash } from './settings.ts'
import { collectSources, type ImageSources } from './sources.ts'
import { openStore, type DerivativeStore } from './store.ts'

export type BuildOptions = {
  readonly dataFolder: string
  readonly outFolder: string
  /** Make everything anew. */
  readonly force: boolean
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
  /** Derivatives written and stale ones removed. */
  readonly files: number
  readonly removed: number
  readonly savedBytes: number
  readonly failures: readonly ImageFailure[]
  readonly brokenFiles: ImageSources['broken']
  /** Drawings that held something unsafe, and what was taken out. */
  readonly cleaned: readonly { readonly path: string; readonly removed: readonly string[] }[]
  readonly interrupted: boolean
}

const checkpointEveryMs = 3000

const readManifest = (store: DerivativeStore): ImageManifest['images'] => {
  try {
    const manifest = JSON.parse(store.readText(imageManifestName) ?? '') as ImageManifest
    return manifest.images
  } catch {
    return {}
  }
}

const buildManifest = (
  pictures: readonly Picture[],
  entries: ReadonlyMap<string, ManifestEntry>,
  previous: ImageManifest['images'],
): ImageManifest => {
  const images = new Map<string, ManifestEntry>(Object.entries(previous))
  for (const { hash, sources } of pictures) {
    const entry = entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  const sorted = [...images].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { version: 1, settings: settingsHash, images: Object.fromEntries(sorted) }
}

/**
 * Makes the derivatives of every picture that the data and the site refer to, and the manifest.
 * Files that are there already are not made again; what cannot be built is in `failures`.
 * @throws CannotRun where a folder cannot be read or written
 */
export const buildImages = async (options: BuildOptions): Promise<BuildResult> => {
  const { sources, broken } = collectSources(options.dataFolder)
  const store = openStore(options.outFolder)
  store.removeLeftovers()
  const cache = openCache(store)
  const { pictures, failures: unusable } = await identify(
    sources,
    join(options.dataFolder, 'images'),
    cache,
  )
  const failures = [...unusable]
  const entries = new Map<string, ManifestEntry>()
  const cleaned: { path: string; removed: readonly string[] }[] = []
  const needed = (name: string): boolean => options.force || !store.has(name)

  const pending = pictures.filter(({ hash, uses }) => {
    const known = cache.entryOf(hash)
    const entry = known === undefined ? undefined : refreshEntry(known, uses)
    if (entry === undefined || fileNames(entry).some(needed)) return true
    entries.set(hash, entry)
    return false
  })

  const totalBytes = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  const counts = { done: 0, doneBytes: 0, savedBytes: 0, built: 0, files: 0 }
  const report = (): void => options.onProgress({ ...counts, total: pending.length, totalBytes })

  if (pending.length > 0) {
    report()
    const { pictures: atOnce, threads } = parallelism(options.concurrency)
    // Loaded only now: a run with nothing to do needs no decoder.
    const [{ default: sharp }, { makePicture }, { problemOf }] = await Promise.all([
      import('sharp'),
      import('./make.ts'),
      import('./header.ts'),
    ])
    sharp.concurrency(threads)
    sharp.cache(false)
    let lastSave = performance.now()
    await forEachParallel(
      pending,
      atOnce,
      async (picture) => {
        try {
          const made = await makePicture(picture, store, needed)
          entries.set(picture.hash, made.entry)
          cache.rememberEntry(made.entry)
          counts.built += 1
          counts.files += made.files
          counts.savedBytes += picture.bytes - made.bytes
          const [first] = picture.sources
          if (made.removed.length > 0 && first !== undefined) {
            cleaned.push({ path: first.path, removed: made.removed })
          }
        } catch (error) {
          if (error instanceof CannotRun) throw error
          const problem = problemOf(error)
          failures.push(...picture.sources.map((source) => ({ source, problem })))
        }
        counts.done += 1
        counts.doneBytes += picture.bytes
        report()
        if (performance.now() - lastSave > checkpointEveryMs) {
          lastSave = performance.now()
          await cache.save()
        }
      },
      () => options.signal.aborted,
    )
  }

  const interrupted = options.signal.aborted && counts.done < pending.length
  // Where part of the data is unreadable, what its records use is kept as it was.
  const certain = !interrupted && broken.length === 0
  let removed = 0
  if (interrupted) {
    await cache.save()
  } else {
    const manifest = buildManifest(pictures, entries, certain ? {} : readManifest(store))
    await store.writeIfChanged(imageManifestName, `${JSON.stringify(manifest, undefined, 1)}\n`)
    const all = Object.values(manifest.images)
    if (certain) {
      await cache.save({
        paths: new Set(sources.map(({ path }) => path)),
        hashes: new Set(all.map(({ hash }) => hash)),
      })
      removed = await store.prune(new Set(all.flatMap(fileNames)))
    } else {
      await cache.save()
    }
  }
  return {
    images: sources.length,
    built: counts.built,
    unchanged: pictures.length - pending.length,
    files: counts.files,
    removed,
    savedBytes: counts.savedBytes,
    failures: failures.toSorted((a, b) => (a.source.path < b.source.path ? -1 : 1)),
    brokenFiles: broken,
    cleaned,
    interrupted,
  }
}
