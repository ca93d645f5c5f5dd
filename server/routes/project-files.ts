import { create as contentDisposition } from 'content-disposition'
import { Router, type Request, type Response } from 'express'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import { paths, pathSegments } from '../../domain/seo/paths.ts'
import { isOffered, offeredVisits } from '../../domain/enquiry/site-visit.ts'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import { visitCalendar } from '../enquiries/visit-calendar.ts'
import { catalogueSource } from '../pages/catalogue-source.ts'
import { networkOf } from '../enquiries/ingest/rate-limit.ts'
import { refuseRequest } from '../middleware/overload-guard.ts'
import type { Services } from '../process/services.ts'

/** The browser's own viewer shows the file with inline styles. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const INLINE = { type: 'inline' }

export function projectFileRoutes(services: Services): Router {
  const { brochures, overload } = services
  const router = Router()

  // The content of the project's page, on paper.
  router.get('/project-details/:developer/:id/brochure.pdf', overload.guard, async (req, res) => {
    const page = await pageOfFile(services, req, res, paths.brochure)
    if (!page) return
    const brochure = await brochures.find(page, networkOf(req.ip, 48))
    if (res.destroyed) return
    if (brochure === 'limited' || brochure === 'busy') {
      refuseRequest(req, res, brochure === 'limited' ? 429 : 503)
      return
    }
    const name = pathSegments(page.path)?.slice(1).join('-') ?? 'brochure'
    res
      .type('application/pdf')
      .set({
        'cache-control': CACHE_CONTROL.page,
        'content-disposition': contentDisposition(`${name}.pdf`, INLINE),
        'content-security-policy': POLICY,
        etag: `"${brochure.tag}"`,
        // The page has the same content, and is the one that a search should find.
        'x-robots-tag': 'noindex',
      })
      .send(brochure.pdf)
  })

  // The calendar entry of a visit that is offered: `?on=&slot=`.
  router.get('/project-details/:developer/:id/visit.ics', overload.guard, async (req, res) => {
    const { searchParams } = new URL(req.url, 'http://localhost')
    const { on: visitOn = '', slot: visitSlot = '' } = Object.fromEntries(searchParams)
    const visit = { visitOn, visitSlot }
    const page = await pageOfFile(services, req, res, paths.visitFile)
    if (!page) return
    const catalogue = services.catalogue.current
    const { visitHours } = catalogue.site
    const project = catalogue.project(page.id)
    if (!project || !visitHours || !isOffered(offeredVisits(visitHours, new Date()), visit)) {
      await services.renderer.renderPage(req, res, { url: paths.notFound, status: 404 })
      return
    }
    res
      .type('text/calendar')
      .set({
        'cache-control': 'no-cache',
        'content-disposition': contentDisposition('visit.ics', INLINE),
        'x-robots-tag': 'noindex',
      })
      .send(visitCalendar(catalogue, services.config.publicUrl, project, visit))
  })
  return router
}

/**
 * The page of the project whose file is asked for. Undefined where the answer has been sent: a
 * redirect where the project has moved, or a page that says it does not exist.
 * @param fileOf the file's address, by the project's path
 */
async function pageOfFile(
  services: Services,
  req: Request,
  res: Response,
  fileOf: (project: string) => string,
): Promise<ProjectView | undefined> {
  const [developer, id] = [String(req.params['developer']), String(req.params['id'])] as const
  const { searchParams } = new URL(req.url, 'http://localhost')
  const reply = await catalogueSource(services).load('project', { developer, id }, searchParams)
  if (reply.kind === 'page') return reply.page as ProjectView
  if (reply.kind === 'redirect') {
    const { pathname, search } = new URL(reply.to, 'http://localhost')
    const segments = pathSegments(pathname) ?? []
    const isProject = segments.length === 3 && segments[0] === 'project-details'
    res.redirect(301, isProject ? fileOf(pathname) + search : reply.to)
  } else {
    const url = paths.project(developer, id)
    await services.renderer.renderPage(req, res, { url })
  }
  return undefined
}
