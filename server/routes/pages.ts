import type { RequestHandler } from 'express'
import type { Services } from '../services.ts'

/** Every other GET is a page: the route table decides which, or that there is none. */
export function pageRoutes({ renderer }: Pick<Services, 'renderer'>): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').json({ message: 'Method not allowed' })
      return
    }
    await renderer.renderPage(req, res, { url: req.originalUrl })
  }
}
