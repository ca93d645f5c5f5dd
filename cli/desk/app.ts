import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type ErrorRequestHandler } from 'express'
import { projectRoot } from '../../server/process/project-root.ts'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { onlyWithKey, ownHeaders } from './access.ts'
import type { Refusal } from './api.ts'
import type { Desk } from './desk.ts'
import { createPictures, pictureFiles, pictureRoutes } from './pictures.ts'
import { createPreview, previewRoutes } from './preview.ts'
import { publishRoutes } from './publish-routes.ts'
import { deskRoutes } from './routes.ts'
import { createWriting } from './writing.ts'

type Options = {
  key: string
  /** The desk's host and port: `127.0.0.1:4173`. */
  host: string
  builtImageFolder: string
  /** The site's address, where the desk is to say whether it shows what was published. */
  site?: string | undefined
}

/** The desk as an ordered list of middleware; it does not listen. */
export function createDeskApp(desk: Desk, { key, host, builtImageFolder, site }: Options) {
  const writing = createWriting(desk)
  const preview = createPreview(desk, builtImageFolder)
  const pictures = createPictures(desk, builtImageFolder, () => {
    preview.images.reload()
    desk.changed()
  })
  const pages = join(projectRoot(), 'dist/desk')
  const app = express()
  app.disable('x-powered-by')
  app.use(deskHeaders)
  app.use(onlyWithKey(key, host))
  app.use(previewRoutes(preview.app))
  app.use('/desk/api', (_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })
  app.use('/desk/api', pictureRoutes(desk, pictures))
  app.use('/desk/api', publishRoutes(desk, site))
  app.use('/desk/api', deskRoutes(desk, writing))
  app.use('/desk/pictures', pictureFiles(desk.folder, preview.images))
  app.use('/desk', express.static(pages, { index: false, redirect: false }))
  app.use(
    '/desk',
    (_req, res) => void res.status(404).json({ message: 'There is no such address.' }),
  )
  app.get(DESK_PAGES, (_req, res) => {
    const file = join(pages, 'index.html')
    res.set('cache-control', 'no-store')
    if (existsSync(file)) res.sendFile(file, { cacheControl: false })
    else res.status(503).type('text').send('The desk is not built: run npm run build.\n')
  })
  app.use((_req, res) => void res.status(404).type('text').send('There is no such page.\n'))
  app.use(failure)
  return {
    app,
    pictures,
    /** Checks and loads the data once, so that the first page that is opened need not wait for it. */
    async prepare(): Promise<void> {
      const checked = desk.checkNow()
      preview.load()
      await checked
    },
  }
}

const deskHeaders = ownHeaders(
  {
    scriptSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
  'no-referrer',
)

/** The addresses of the desk's pages, which its script in the browser tells apart. */
const DESK_PAGES = /^\/(?:(?:projects|developers|files)\/[^/]+|problems|prices|pictures|changes)?$/

const failure: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) next(error)
  else {
    const { status = error instanceof CannotRun ? 409 : 500 } = error as { status?: number }
    const message = status === 413 ? 'This is larger than the 20 MB allowed.' : reasonOf(error)
    res.status(status).json({ message } satisfies Refusal)
  }
}
