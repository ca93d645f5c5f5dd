import { Router } from 'express'
import type { Services } from '../process/services.ts'
import { VERSION } from '../process/project-root.ts'

/**
 * `/healthz`: the process lives, and which data it shows. `/readyz`: it can show pages, even while the store is down, as a
 * load balancer that took every server away would only take the pages too. `/readyz?for=enquiries`:
 * it can take enquiries, for which it needs no project.
 */
export function healthRoutes({ catalogue, state }: Pick<Services, 'catalogue' | 'state'>): Router {
  // Other spellings of the two addresses are not answered, so that a proxy can keep visitors from
  // them.
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_req, res) => {
    const data = catalogue.current.version
    res.set('cache-control', 'no-store').json({ status: 'ok', version: VERSION, data })
  })
  router.get('/readyz', (req, res) => {
    const isAble = req.query['for'] === 'enquiries' || catalogue.current.hasAllProjects
    const ready = state.accepting && isAble
    res
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}
