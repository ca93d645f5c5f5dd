import { Router } from 'express'
import { paths, pathSegments } from '../../domain/seo/paths.ts'
import { refuse } from '../middleware/overload.ts'
import type { Services } from '../process/services.ts'
import { inlineAs, pageOfFile } from './project-file.ts'

/** A viewer inside the browser shows the file by its own styles. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** `GET /project-details/{developer}/{id}/brochure.pdf`: what the project's page says, on paper. */
export function brochureRoutes(services: Services): Router {
  const { brochures, overload } = services
  const router = Router()
  router.get('/project-details/:developer/:id/brochure.pdf', async (req, res) => {
    const page = await pageOfFile(services, req, res, paths.brochure)
    if (!page) return
    const known = brochures.cached(page)
    if (!known && !(await overload.admit(req, res))) return
    const made = known ?? (await brochures.make(page))
    if (res.destroyed) return
    if (!made) {
      refuse(req, res)
      return
    }
    const name = pathSegments(page.path)?.slice(1).join('-') ?? 'brochure'
    res
      .type('application/pdf')
      .set({
        etag: made.etag,
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'content-disposition': inlineAs(`${name}.pdf`),
        'content-security-policy': POLICY,
        // The page says the same, and is what a search should find.
        'x-robots-tag': 'noindex',
      })
      .send(made.bytes)
  })
  return router
}
