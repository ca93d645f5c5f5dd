import { join } from 'node:path'
import { requireFolder } from '../folders.ts'
import { buildCards, type BuiltCards } from './cards/cards.ts'
import { cardDataFiles } from './cards/subjects.ts'
import { makeAll, pendingOf, picturesAtOnce, type MakeOptions, type Run } from './make-all.ts'
import { nextManifest, prune, readManifest, writeManifest } from './manifest.ts'
import { openOutputFolder } from './output-folder.ts'
import { identify, type ImageFailure, type Picture } from './sources/identify.ts'
import { collectSources, type ImageSources } from './sources/sources.ts'

export type BuildOptions = MakeOptions & {
  readonly dataFolder: string
  readonly outFolder: string
  /** Make everything anew. */
  readonly force: boolean
  /** Remove derivatives that nothing names at once, not only after a day. */
  readonly prune: boolean
}

export type BuildResult = {
  readonly images: number
  readonly built: number
  readonly unchanged: number
  /** Derivatives written, and stale ones removed. */
  readonly files: number
  readonly removed: number
  /** Social cards drawn. */
  readonly cards: number
  readonly savedBytes: number
  readonly failures: readonly ImageFailure[]
  readonly brokenFiles: ImageSources['broken']
  readonly missingFiles: ImageSources['missing']
  /** Drawings that held something unsafe, and what was taken out. */
  readonly cleaned: readonly { readonly path: string; readonly removed: readonly string[] }[]
  readonly interrupted: boolean
}

const logoForDark = 'brand/peak-force-logo-light.svg'
const defaultPicture = 'defaults/project-default.jpg'

const makeCards = (
  { cards: subjects, agency }: ImageSources,
  pictures: readonly Picture[],
  run: Run,
  options: BuildOptions,
): Promise<BuiltCards> => {
  const byPath = new Map(
    pictures.flatMap((picture) => picture.sources.map(({ path }) => [path, picture] as const)),
  )
  const pictureAt = (path: string): Picture | undefined => {
    const picture = byPath.get(path)
    return picture && run.entries.has(picture.hash) ? picture : undefined
  }
  return buildCards({
    folder: run.folder,
    subjects,
    agency,
    logo: pictureAt(logoForDark),
    pictureAt,
    defaultPicture,
    needed: run.needed,
    atOnce: picturesAtOnce(options.concurrency),
    signal: options.signal,
  })
}

/**
 * Makes the derivatives of every picture that the data and the site refer to, and the manifest.
 * Files that are there already are not made again; what cannot be built is in `failures`.
 * @throws CannotRun where a folder cannot be read or written
 */
export const buildImages = async (options: BuildOptions): Promise<BuildResult> => {
  const found = collectSources(options.dataFolder)
  const { sources, broken, missing } = found
  const imageFolder = join(options.dataFolder, 'images')
  if (sources.length > 0) requireFolder(imageFolder, 'image folder')
  const folder = openOutputFolder(options.outFolder)
  const before = readManifest(folder)
  const { pictures, failures, files } = await identify(sources, imageFolder, before.build.files)
  const run: Run = {
    folder,
    needed: (name) => options.force || !folder.has(name),
    entries: new Map(),
    failures: [...failures],
    cleaned: [],
    built: 0,
    files: 0,
    savedBytes: 0,
  }
  const known = new Map(Object.values(before.images).map((entry) => [entry.hash, entry]))
  const pending = pendingOf(pictures, known, run)
  const allMade = await makeAll(pending, run, options)
  const built = await makeCards(found, pictures, run, options)
  const finished = allMade && !built.interrupted

  let removed = 0
  if (finished) {
    // Where part of the data cannot be seen, what its records use is kept as it was.
    const unseen = [...broken.map(({ file }) => file), ...missing]
    const made = { pictures, entries: run.entries, cards: built.cards, files }
    const manifest = nextManifest(before, made, {
      images: unseen.length > 0,
      cards: unseen.some((file) => cardDataFiles.has(file)),
    })
    // Nothing is removed before the manifest that no longer names it is there.
    await writeManifest(folder, manifest)
    if (unseen.length === 0) {
      const pruned = await prune(folder, manifest, { atOnce: options.prune, now: Date.now() })
      removed = pruned.removed
      const build = { ...manifest.build, unnamed: pruned.unnamed }
      await writeManifest(folder, { ...manifest, build })
    }
  }
  const byPath = (a: ImageFailure, b: ImageFailure): number =>
    a.source.path < b.source.path ? -1 : 1
  return {
    images: sources.length,
    built: run.built,
    unchanged: pictures.length - pending.length,
    files: run.files,
    cards: built.made,
    removed,
    savedBytes: run.savedBytes,
    failures: run.failures.toSorted(byPath),
    brokenFiles: broken,
    missingFiles: missing,
    cleaned: run.cleaned,
    interrupted: !finished,
  }
}
