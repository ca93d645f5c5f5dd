import { join } from 'node:path'
import { Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { HASHED_FILES } from '../cache-lifetimes.ts'
import type { Config } from '../config.ts'
import { fileHeaders } from '../middleware/security.ts'

/**
 * The built bundles, compressed ahead. Their names contain a hash of the content, so they never
 * change. The bundles of the release before are kept too, for pages that were sent or cached before
 * the upgrade.
 */
export function assetFiles({ distDir }: Pick<Config, 'distDir'>): Router {
  const router = Router()
  router.use(fileHeaders)
  for (const folder of [join(distDir, 'client/assets'), join(distDir, 'assets-before')]) {
    router.use(
      expressStaticGzip(folder, {
        enableBrotli: true,
        orderPreference: ['br'],
        index: false,
        serveStatic: { ...HASHED_FILES, redirect: false },
      }),
    )
  }
  router.use((_req, res) => {
    res.removeHeader('content-encoding')
    res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
  })
  return router
}
