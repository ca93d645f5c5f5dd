import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { create as contentDisposition } from 'content-disposition'
import { Router } from 'express'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { stampOf } from '../../catalogue/pictures/picture-check.ts'
import { findPaper } from '../../catalogue/pictures/paper-check.ts'
import { pathSegments } from '../../domain/seo/paths.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
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
  const tags = new Map<string, { stamp: string; tag: string }>()

  /** A tag of the content, which is read again only when the file has changed. */
  async function tagOf(path: string): Promise<string | undefined> {
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = stampOf(stats)
    const known = tags.get(path)
    if (known?.stamp === stamp) return known.tag
    const hash = createHash('sha256').update(await readFile(path))
    const tag = `"${hash.digest('base64url').slice(0, 27)}"`
    tags.set(path, { stamp, tag })
    return tag
  }

  const router = Router()
  router.use(async (req, res, next) => {
    // An address that ends with a slash is no file's.
    const names = [...(pathSegments(req.path) ?? []), ...(req.path.endsWith('/') ? [''] : [])]
    const file = namedFiles(catalogue.current).get(`documents/${names.join('/')}`.normalize())
    const path = file && (await findPaper(config.dataDir, file))
    const etag = path && (await tagOf(path))
    if (!path || !etag) {
      next()
      return
    }
    res.type('application/pdf').set({
      'cache-control': 'public, max-age=0, must-revalidate',
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
