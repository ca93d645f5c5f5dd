import type { RequestHandler } from 'express'
import { canonicalPath } from '../../domain/seo/paths.ts'

/** One address a page: a trailing slash or upper case is moved permanently, the query is kept. */
export function canonicalAddress(): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next()
      return
    }
    const canonical = canonicalPath(req.path)
    if (canonical === req.path) {
      next()
      return
    }
    const query = req.originalUrl.indexOf('?')
    res.redirect(301, canonical + (query < 0 ? '' : req.originalUrl.slice(query)))
  }
}
