import { join } from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import type { Config } from '../config.ts'

/** The built bundles, compressed ahead: names carry the content's hash, so they never change. */
export function assetFiles({ distDir }: Pick<Config, 'distDir'>): RequestHandler {
  return sirv(join(distDir, 'client/assets'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    onNoMatch(_req, res) {
      res.statusCode = 404
      res.setHeader('cache-control', 'no-store')
      res.end('Not found')
    },
  })
}
