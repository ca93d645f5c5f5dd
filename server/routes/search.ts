import { Router } from 'express'
import { jsonResponse } from '../render/cached-response.ts'
import type { Services } from '../process/services.ts'
import { searchIndexOf } from '../pages/views/search-index.ts'

/** `GET /api/search?q=`: up to 20 hits in groups (docs/product.md, 'Search'). */
export function searchRoutes(services: Pick<Services, 'catalogue' | 'images' | 'config'>): Router {
  // The index is made now, as with a large catalogue the first search would wait for it.
  searchIndexOf(services)
  const router = Router()
  router.get('/api/search', async (req, res) => {
    const q = req.query['q']
    const answer = searchIndexOf(services)(typeof q === 'string' ? q : '')
    await jsonResponse(JSON.stringify(answer)).send(req, res)
  })
  return router
}
