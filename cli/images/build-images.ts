import { join } from 'node:path'
import { requireFolder } from '../atomic-files.ts'
import { drawnSocialCards, makeSocialCards } from './social-cards/make-social-cards.ts'
import { makePictures, placeholderEntries, type MakeOptions } from './make-pictures.ts'
import { readManifest, saveManifest } from './manifest.ts'
import { openOutputFolder } from './output-folder.ts'
import { collectSources, identifyPicture, readRecords } from './image-sources.ts'

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
