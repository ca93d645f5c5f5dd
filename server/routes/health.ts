import { Router } from 'express'
import type { Services } from '../services.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve pages and take enquiries. */
export function healthRoutes({ enquiries, state }: Pick<Services, 'enquiries' | 'state'>): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('cache-control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const ready = state.accepting && (await enquiries.ready().catch(() => false))
    res
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}
