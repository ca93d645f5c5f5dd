import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Config } from '../config.ts'

/** The built pictures: names carry the content's hash, so they never change. */
export function imageFiles({ distDir }: Pick<Config, 'distDir'>): RequestHandler {
  return express.static(join(distDir, 'images'), {
    immutable: true,
    maxAge: '1y',
    index: false,
    fallthrough: false,
    setHeaders(res, path) {
      // A sanitised drawing opened on its own still runs nothing.
      if (path.endsWith('.svg'))
        res.setHeader(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      if (path.endsWith('.json')) res.setHeader('cache-control', 'no-cache')
    },
  })
}
