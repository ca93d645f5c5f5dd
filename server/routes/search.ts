import { Router } from 'express'
import type { Services } from '../services.ts'
import { searchIndexOf } from '../answers/parts/search-index.ts'
import { sendSmallJson } from '../files/small-json.ts'

/** `GET /api/search?q=`: up to 20 hits in groups (docs/product.md, 'Search'). */
export function searchRoutes(services: Pick<Services, 'catalogue' | 'images' | 'config'>): Router {
  // Prepared now: with a large catalogue the first visitor to search would wait for it.
  searchIndexOf(services)
  const router = Router()
  router.get('/api/search', (req, res) => {
    const q = req.query['q']
    res.set('cache-control', 'public, max-age=0, must-revalidate')
    sendSmallJson(req, res, searchIndexOf(services)(typeof q === 'string' ? q : ''))
  })
  return router
}
