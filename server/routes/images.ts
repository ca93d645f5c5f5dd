import express, { Router, type RequestHandler } from 'express'
import type { ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { existingPath } from '../../catalogue/pictures/resolve-image.ts'
import { HASHED_FILES } from '../cache-lifetimes.ts'
import { compress } from '../middleware/compression.ts'
import { fileHeaders } from '../middleware/security.ts'
import type { Services } from '../process/services.ts'

const PICTURE = /^\/[\w-]+\.(?:avif|webp|jpe?g|png|svg)$/

/** The built pictures, whose names contain a hash of the content, so that they never change. */
export function imageFiles({ config, images }: Pick<Services, 'config' | 'images'>): Router {
  const router = Router()
  router.use(fileHeaders)
  // Drawings are text and shrink to a quarter; pictures are compressed already.
  router.use((req, res, next) => (req.path.endsWith('.svg') ? compress(req, res, next) : next()))
  // Only pictures are served: the manifest beside them is for the server.
  router.use((req, res, next) => (PICTURE.test(req.path) ? next() : notFound(req, res, next)))
  router.use(
    express.static(config.imagesDir, {
      ...HASHED_FILES,
      index: false,
      redirect: false,
      setHeaders: isolateDrawing,
    }),
  )
  router.use((req, res, next) => {
    const path = images.original(req.path.slice(1))
    if (path === undefined) {
      next()
      return
    }
    const root = join(config.dataDir, 'images')
    res.set('cache-control', 'no-store')
    isolateDrawing(res, path)
    const onDisk = relative(root, existingPath(root, path))
    res.sendFile(onDisk, { root, cacheControl: false, etag: false }, (error?: Error) => {
      if (error && !res.headersSent) next(error)
    })
  })
  router.use(notFound)
  return router
}

/** A drawing that is opened on its own runs nothing. */
function isolateDrawing(res: ServerResponse, path: string): void {
  if (path.endsWith('.svg'))
    res.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
}

/** The answer is short for every client, as rendering a page would cost more than the picture. */
const notFound: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-cache').type('text').send('There is no such picture.\n')
}
