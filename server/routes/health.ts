import { Router } from 'express'
import type { Services } from '../services.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve pages and take enquiries. */
export function healthRoutes({
  catalogue,
  enquiries,
  state,
}: Pick<Services, 'catalogue' | 'enquiries' | 'state'>): Router {
  const hasProjects = (): boolean => {
    const { failed } = catalogue.current
    return !failed.has('residentialProjects') && !failed.has('commercialProjects')
  }
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('cache-control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const isReady = async (): Promise<boolean> =>
      state.accepting && hasProjects() && (await enquiries.ready().catch(() => false))
    // Asked again at the end: the signal to end may have come while the store was asked.
    const ready = (await isReady()) && state.accepting
    res
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}
