import { link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { checkPicture } from '../../../catalogue/pictures/picture-header.ts'
import { pictureKey } from '../../../catalogue/pictures/resolve-image.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/picture-references.ts'
import { recordsIn } from '../../../catalogue/checks/records.ts'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { buildImages } from '../../images/build-images.ts'
import { filesBelow } from '../../../catalogue/pictures/picture-check.ts'
import { isPicture, siteImages } from '../../images/image-sources.ts'
import type { PictureList, PictureStored } from '../api.ts'
import { valueIn, whyReadOnly } from '../data/disk.ts'
import type { Desk } from '../desk.ts'
import { Refused } from '../refused-error.ts'

/** The accepted kinds of pictures, by the endings of their names. */
const ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'])

const FOLDER = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

/** The pictures of the data folder: listed, stored and built. */
export function createPictures(desk: Desk, builtImageFolder: string, onBuilt: () => void) {
  const imageFolder = join(desk.folder, 'images')
  /** Pictures that were stored and that perhaps no file names yet. */
  const stored = new Set<string>()
  const stop = new AbortController()
  let building: Promise<void> | undefined
  let isStale = false

  /** Makes the missing derivatives of all pictures, and again if pictures were added meanwhile. */
  function build(): void {
    isStale = true
    building ??= buildAll().finally(() => (building = undefined))
  }

  async function buildAll(): Promise<void> {
    while (isStale && !stop.signal.aborted) {
      isStale = false
      let built = { done: 0, total: 0 }
      const tell = (done: number) =>
        desk.events.emit('event', { type: 'pictures', done, total: built.total })
      await buildImages({
        data: desk.folder,
        out: builtImageFolder,
        force: false,
        prune: false,
        concurrency: 1,
        signal: stop.signal,
        unnamed: [...stored],
        onProgress: (progress) => {
          built = progress
          tell(built.done)
        },
        onFile: (share) => tell(built.done + share),
      }).then(onBuilt, () => undefined)
      desk.events.emit('event', { type: 'pictures', done: 0, total: 0 })
    }
  }

  return {
    build,
    list(): PictureList {
      const named = new Set(siteImages(imageFolder).map(({ path }) => path))
      for (const file of filesWithImages)
        for (const record of recordsIn(file, valueIn(desk.drafted, file)))
          for (const { value } of imagesIn(record)) named.add(pictureKey(value))
      const paths = filesBelow(imageFolder).filter(isPicture).toSorted()
      return { pictures: paths.map((path) => ({ path, isUsed: named.has(path) })) }
    },
    /** Stores a picture under a free name. @throws Refused for a picture the site cannot show */
    async store(bytes: Buffer, folder: string, name: string): Promise<PictureStored> {
      const why = whyReadOnly(desk.folder)
      if (why !== null) throw new Refused(why)
      if (!FOLDER.test(folder))
        throw new Refused(`"${folder}" cannot be a folder of pictures.`, 400)
      const ending = extname(name).toLowerCase()
      if (!ENDINGS.has(ending))
        throw new Refused(`"${name}" was not stored: use JPEG, PNG, WebP, AVIF or SVG.`, 415)
      try {
        makeFolder(join(imageFolder, folder))
        const path = await putUnderFreeName(
          bytes,
          join(imageFolder, folder),
          name,
          problemOfPicture,
        )
        stored.add(`${folder}/${path}`)
        return { path: `${folder}/${path}` }
      } catch (error) {
        if (error instanceof Refused) throw error
        throw new Refused(`"${name}" was not stored: ${reasonOf(error)}.`)
      } finally {
        desk.changed()
        build()
      }
    },
    /** Stops building; resolves when the picture that is being made is done. */
    async close(): Promise<void> {
      stop.abort()
      await building
    },
  }
}

async function problemOfPicture(file: string): Promise<string | undefined> {
  const finding = await checkPicture(file)
  return finding && `the picture ${finding.problem}`
}

/**
 * Checks a file beside its place and links it there, which never replaces another one.
 * @param problemOf what is wrong with a file, as a part of a sentence
 * @returns the file's name in the folder
 */
export async function putUnderFreeName(
  bytes: Buffer,
  folder: string,
  name: string,
  problemOf: (file: string) => Promise<string | undefined>,
): Promise<string> {
  const ending = extname(name).toLowerCase()
  const slug = toSlug(name.slice(0, -ending.length)) || 'file'
  const aside = await mkdtemp(join(folder, '.dropped-'))
  try {
    const file = join(aside, `file${ending}`)
    await writeFile(file, bytes, { flush: true })
    const problem = await problemOf(file)
    if (problem !== undefined) throw new Refused(`"${name}" was not stored: ${problem}.`, 415)
    for (let number = 1; ; number += 1) {
      const free = `${slug}${number === 1 ? '' : `-${number}`}${ending}`
      try {
        await link(file, join(folder, free))
        return free
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw error
      }
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
