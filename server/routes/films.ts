import express, { Router } from 'express'
import { join, relative, sep } from 'node:path'
import { existingPath } from '../../catalogue/pictures/resolve-image.ts'
import { FILMS } from '../cache-lifetimes.ts'
import type { Config } from '../config.ts'

/** A film that is opened on its own is in a document that the browser makes and styles. */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"

/** The films of the data folder and their captions, with ranges for players. */
export function filmFiles({ dataDir }: Pick<Config, 'dataDir'>): Router {
  const router = Router()
  const folder = join(dataDir, 'videos')
  const files = express.static(folder, {
    ...FILMS,
    index: false,
    redirect: false,
    setHeaders: (res) => void res.setHeader('content-security-policy', POLICY),
  })
  router.use((req, res, next) => {
    req.url = asOnDisk(folder, req.path)
    if (/\.(?:mp4|vtt)$/i.test(req.path)) files(req, res, next)
    else next()
  })
  router.use((_req, res) => {
    res.status(404).set('cache-control', 'no-cache').type('text').send('There is no such film.\n')
  })
  return router
}

/** The path of an address, in the spelling that the file's name has on disk. */
function asOnDisk(folder: string, path: string): string {
  if (!path.includes('%')) return path
  try {
    const names = relative(folder, existingPath(folder, decodeURIComponent(path.slice(1))))
    return `/${names.split(sep).map(encodeURIComponent).join('/')}`
  } catch {
    return path
  }
}
