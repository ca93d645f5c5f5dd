import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import express, { Router, raw, type Request } from 'express'
import { recordsIn } from '../../catalogue/checks/records.ts'
import { makeFolder } from '../../catalogue/make-folder.ts'
import { filesBelow } from '../../catalogue/pictures/named-files.ts'
import { MAX_PAPER_BYTES, problemOfPdf } from '../../catalogue/pictures/paper-check.ts'
import { checkPicture } from '../../catalogue/pictures/picture-header.ts'
import { filesWithImages, imagesIn } from '../../catalogue/pictures/picture-references.ts'
import { pictureKey } from '../../catalogue/pictures/resolve-image.ts'
import { reasonOf, systemErrorCode } from '../../catalogue/system-errors.ts'
import { toSlug } from '../../domain/text/slug.ts'
import type { BuiltImages } from '../../server/built-images.ts'
import { buildImages } from '../images/build-images.ts'
import { isPicture, siteImages } from '../images/image-sources.ts'
import type { PictureList, PictureStored } from './api.ts'
import { valueIn, whyReadOnly } from './data/disk.ts'
import type { Desk } from './desk.ts'
import { Refused } from './refused-error.ts'

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

/** Files that can be dropped in a form: their folder in the data folder, and what is taken. */
type Droppable = {
  folder: string
  endings: readonly string[]
  /** The endings as a person reads them. */
  kinds: string
  maxBytes: number
  /** What is wrong with a file, as a part of a sentence. */
  problemOf: (file: string) => Promise<string | undefined>
}

const PICTURES: Droppable = {
  folder: 'images',
  endings: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'],
  kinds: 'JPEG, PNG, WebP, AVIF or SVG',
  maxBytes: 20 * 1024 * 1024,
  async problemOf(file) {
    const finding = await checkPicture(file)
    return finding && `the picture ${finding.problem}`
  },
}

const PAPERS: Droppable = {
  folder: 'documents',
  endings: ['.pdf'],
  kinds: 'a PDF',
  // A larger file than the site shows is told in the words of the check, as far as the desk takes files at all.
  maxBytes: 2 * MAX_PAPER_BYTES,
  async problemOf(file) {
    const problem = problemOfPdf(await readFile(file))
    return problem && `the file ${problem}`
  },
}

/**
 * Stores a file under a free name.
 * @param below the folder in the folder of its kind
 * @returns its path in the folder of its kind
 * @throws Refused for a file that the site cannot show
 */
async function storeDropped(
  dataFolder: string,
  kind: Droppable,
  below: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const why = whyReadOnly(dataFolder)
  if (why !== null) throw new Refused(why)
  if (!kind.endings.includes(extname(name).toLowerCase()))
    throw new Refused(`"${name}" was not stored: use ${kind.kinds}.`, 415)
  try {
    const folder = join(dataFolder, kind.folder, below)
    makeFolder(folder)
    const stored = await putUnderFreeName(bytes, folder, name, kind)
    return below === '' ? stored : `${below}/${stored}`
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`"${name}" was not stored: ${reasonOf(error)}.`)
  }
}

/** Checks a file beside its place and links it there, which never replaces another one. */
async function putUnderFreeName(
  bytes: Buffer,
  folder: string,
  name: string,
  { problemOf }: Droppable,
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
