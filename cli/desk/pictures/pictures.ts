import { join } from 'node:path'
import express, { Router, raw, type Request } from 'express'
import { pictureKey } from '../../../catalogue/pictures/resolve-image.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/picture-references.ts'
import { recordsIn } from '../../../catalogue/checks/records.ts'
import { buildImages } from '../../images/build-images.ts'
import { filesBelow } from '../../../catalogue/pictures/named-files.ts'
import { isPicture, siteImages } from '../../images/image-sources.ts'
import type { BuiltImages } from '../../../server/built-images.ts'
import type { PictureList, PictureStored } from '../api.ts'
import { valueIn } from '../data/disk.ts'
import type { Desk } from '../desk.ts'
import { Refused } from '../refused-error.ts'
import { PAPERS, PICTURES, storeDropped } from './dropped-files.ts'

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

const FOLDER = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

/** The routes that list pictures, and store a picture or a paper. */
export function pictureRoutes(desk: Desk, pictures: ReturnType<typeof createPictures>): Router {
  const router = Router()
  const body = ({ maxBytes }: { maxBytes: number }) => raw({ type: () => true, limit: maxBytes })
  const fileIn = ({ body, query }: Request) => ({
    name: String(query['name'] ?? ''),
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  })
  /** Stores in turn with other changes; findings may be new, whether it was stored or not. */
  const store = (work: () => Promise<string>): Promise<PictureStored> =>
    desk.inTurn(async () => {
      try {
        return { path: await work() }
      } finally {
        desk.changed()
      }
    })
  router.get('/pictures', async (_req, res) => {
    res.json(await desk.inTurn(() => pictures.list()))
  })
  router.post('/pictures', body(PICTURES), async (req, res) => {
    const folder = String(req.query['folder'] || 'exteriors')
    const stored = await store(async () => {
      if (!FOLDER.test(folder))
        throw new Refused(`"${folder}" cannot be a folder of pictures.`, 400)
      const path = await storeDropped(desk.folder, PICTURES, folder, fileIn(req))
      pictures.add(path)
      return path
    })
    res.status(201).json(stored)
  })
  router.post('/documents', body(PAPERS), async (req, res) => {
    const stored = await store(
      async () => `${PAPERS.folder}/${await storeDropped(desk.folder, PAPERS, '', fileIn(req))}`,
    )
    res.status(201).json(stored)
  })
  return router
}

/** A drawing that is opened on its own must not run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves the original pictures of the data folder; with `?small` a built one of a card's size where
 * it exists.
 */
export function pictureFiles(folder: string, built: BuiltImages): Router {
  const router = Router()
  router.use((req, res, next) => {
    const path = decodeURIComponent(req.path.slice(1))
    const view = 'small' in req.query ? built.find(path) : undefined
    res.set('content-security-policy', POLICY)
    if (view && 'hash' in view) res.redirect(302, `/images/${view.hash}-${view.widths[0]}.webp`)
    else next()
  })
  router.use(
    express.static(join(folder, 'images'), { dotfiles: 'deny', index: false, redirect: false }),
  )
  return router
}
