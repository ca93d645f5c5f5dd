import { Router, raw } from 'express'
import type { Desk } from '../desk.ts'
import type { createPictures } from './pictures.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** The routes that list pictures and store a new one. */
export function pictureRoutes(desk: Desk, pictures: ReturnType<typeof createPictures>): Router {
  const router = Router()
  router.get('/pictures', async (_req, res) => {
    res.json(await desk.inTurn(() => pictures.list()))
  })
  router.post('/pictures', raw({ type: () => true, limit: MAX_BYTES }), async (req, res) => {
    const { folder, name } = req.query
    const bytes: unknown = req.body
    const stored = await desk.inTurn(() =>
      pictures.store(
        Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0),
        String(folder || 'exteriors'),
        String(name ?? ''),
      ),
    )
    res.status(201).json(stored)
  })
  return router
}
