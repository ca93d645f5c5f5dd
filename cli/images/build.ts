import { join } from 'node:path'
import { requireFolder } from '../files.ts'
import { makeCards } from './cards/cards.ts'
import {
  makePictures,
  placeholderEntries,
  type MadePictures,
  type MakeOptions,
} from './make-pictures.ts'
import { readManifest, saveManifest } from './manifest.ts'
import { openOutputFolder } from './output-folder.ts'
import { identify } from './sources/identify.ts'
import { collectSources, type ImageSources } from './sources/sources.ts'

export type BuildOptions = MakeOptions & {
  /** The data folder. */
  data: string
  /** The folder of derivatives. */
  out: string
  /** Make everything anew. */
  force: boolean
  /** Remove derivatives that nothing names at once, not only after a day. */
  prune: boolean
  /**
   * Writes the manifest before the derivatives and then calls this, so that a site can show the
   * originals meanwhile.
   */
  onManifest?: (() => void) | undefined
}

export type BuildResult = Omit<MadePictures, 'entries'> & {
  images: number
  /** Stale derivatives that were removed. */
  removed: number
  /** Social cards drawn. */
  cards: number
  brokenFiles: ImageSources['broken']
  missingFiles: ImageSources['missing']
}

/**
 * Makes the derivatives of every picture that the data and the site refer to, and the manifest.
 * Files that are there already are not made again; what cannot be built is in `failures`.
 * @throws CannotRun where a folder cannot be read or written
 */
export const buildImages = async (options: BuildOptions): Promise<BuildResult> => {
  const found = collectSources(options.data)
  const { sources, broken, missing } = found
  const imageFolder = join(options.data, 'images')
  if (sources.length > 0) requireFolder(imageFolder, 'image folder')
  const folder = openOutputFolder(options.out, options.force)
  const before = readManifest(folder)
  const { pictures, failures, files } = await identify(sources, imageFolder, before.build.files)
  const known = new Map(Object.values(before.images).map((entry) => [entry.hash, entry]))
  // Where part of the data cannot be read, the pictures of its records are left unchanged.
  const unseen = [...broken.map(({ file }) => file), ...missing]
  if (options.onManifest) {
    const cards = new Map(Object.entries(before.cards))
    const entries = await placeholderEntries(pictures, known, folder)
    const draft = { pictures, entries, cards, files, unfinished: true } as const
    await saveManifest(folder, before, draft, { unseen, prune: false })
    options.onManifest()
  }
  const { entries, ...made } = await makePictures(pictures, known, folder, options)
  const usable = pictures.filter(({ hash }) => entries.has(hash))
  const cards = await makeCards(found, usable, folder, options)
  const interrupted = made.interrupted || cards.interrupted
  const removed = interrupted
    ? 0
    : await saveManifest(
        folder,
        before,
        { pictures, entries, cards: cards.cards, files },
        { unseen, prune: options.prune },
      )
  return {
    ...made,
    images: sources.length,
    cards: cards.made,
    removed,
    failures: [...failures, ...made.failures].toSorted((a, b) =>
      a.source.path < b.source.path ? -1 : 1,
    ),
    brokenFiles: broken,
    missingFiles: missing,
    interrupted,
  }
}
