import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { create as contentDisposition } from 'content-disposition'
import { Router } from 'express'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { memoizeByStamp, stampOf } from '../../catalogue/pictures/named-files.ts'
import { existingPath } from '../../catalogue/pictures/resolve-image.ts'
import { pathSegments } from '../../domain/seo/paths.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import type { Services } from '../process/services.ts'

/** The browser's own viewer shows the file with inline styles; nothing in it runs. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-downloads allow-popups"

/** The files that the projects shown name, composed as addresses are. */
const namedFiles = memoizeByObject(
  ({ projects }: Catalogue) =>
    new Map(
      projects
        .flatMap(({ papers = [] }) => papers)
        .flatMap(({ at }) => ('file' in at ? [[at.file.normalize(), at.file] as const] : [])),
    ),
)

/** The papers of projects: only the files that the data names, as PDFs in which nothing runs. */
export function documentFiles({
  catalogue,
  config,
}: Pick<Services, 'catalogue' | 'config'>): Router {
  const tagOnce = memoizeByStamp(async (path) => {
    const hash = createHash('sha256').update(await readFile(path))
    return `"${hash.digest('base64url').slice(0, 27)}"`
  })
  /** A tag of the content, which is read again only when the file has changed. */
  async function tagOf(path: string): Promise<string | undefined> {
    const stats = await stat(path).catch(() => undefined)
    return stats?.isFile() ? tagOnce(path, stampOf(stats)) : undefined
  }

  const router = Router()
  router.use(async (req, res, next) => {
    // An address that ends with a slash is no file's.
    const names = [...(pathSegments(req.path) ?? []), ...(req.path.endsWith('/') ? [''] : [])]
    const file = namedFiles(catalogue.current).get(`documents/${names.join('/')}`.normalize())
    const path = file && existingPath(config.dataDir, file)
    const etag = path && (await tagOf(path))
    if (!path || !etag) {
      next()
      return
    }
    res.type('application/pdf').set({
      'cache-control': CACHE_CONTROL.revalidated,
      'content-disposition': contentDisposition(basename(path), { type: 'inline' }),
      'content-security-policy': POLICY,
      etag,
      'x-robots-tag': 'noindex',
    })
    res.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error?: Error) => {
      if (error && !res.headersSent) next(error)
    })
  })
  router.use((_req, res) => {
    res.status(404).set('cache-control', 'no-cache').type('text').send('There is no such paper.\n')
  })
  return router
}
