import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { Router, type RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { encodingOf } from '../middleware/compression.ts'

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const

/**
 * The built bundles, compressed ahead: names carry the content's hash, so they never change. Those of the
 * release before this one are there too, for pages that were sent or cached before the upgrade.
 */
export function assetFiles({ distDir }: Pick<Config, 'distDir'>): Router {
  const router = Router()
  for (const folder of [join(distDir, 'client/assets'), join(distDir, 'assets-before')]) {
    router.use(compressedAhead(folder))
    router.use(
      express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false }),
    )
  }
  router.use((_req, res) => {
    res.removeHeader('content-encoding')
    res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
  })
  return router
}

/** Names the compressed file beside the one that was asked for, where the client takes it. */
function compressedAhead(folder: string): RequestHandler {
  return (req, res, next) => {
    const encoding = encodingOf(req)
    const path = `${req.path}${SUFFIX[encoding]}`
    if (!/^\/[\w.-]+\.(?:js|css|svg)$/.test(req.path)) {
      next()
      return
    }
    res.vary('Accept-Encoding')
    if (encoding !== 'identity' && existsSync(join(folder, path))) {
      res.type(req.path.slice(req.path.lastIndexOf('.'))).set('content-encoding', encoding)
      req.url = path
    }
    next()
  }
}
