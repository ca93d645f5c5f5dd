import { join } from 'node:path'
import { pictureKey } from '../../../catalogue/pictures/resolve-image.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/picture-references.ts'
import { recordsIn } from '../../../catalogue/checks/records.ts'
import { buildImages } from '../../images/build-images.ts'
import { filesBelow } from '../../../catalogue/pictures/named-files.ts'
import { isPicture, siteImages } from '../../images/image-sources.ts'
import type { PictureList } from '../api.ts'
import { valueIn } from '../data/disk.ts'
import type { Desk } from '../desk.ts'

/** The pictures of the data folder: listed and built. */
export function createPictures(desk: Desk, builtImageFolder: string, onBuilt: () => void) {
  const imageFolder = join(desk.folder, 'images')
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
    /** Builds a picture that was stored, and that perhaps no file names yet. */
    add(path: string): void {
      stored.add(path)
      build()
    },
    /** Stops building; resolves when the picture that is being made is done. */
    async close(): Promise<void> {
      stop.abort()
      await building
    },
  }
}
