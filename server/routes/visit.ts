import { Router } from 'express'
import { paths } from '../../domain/seo/paths.ts'
import { isOffered, offeredVisits, type Visit } from '../../domain/visit/visit.ts'
import type { Services } from '../process/services.ts'
import { visitCalendar } from '../enquiries/visit-calendar.ts'
import { inlineAs, pageOfFile } from './project-file.ts'

/** `GET /project-details/{developer}/{id}/visit.ics?on=&slot=`: the calendar entry of a visit that is offered. */
export function visitRoutes(services: Services): Router {
  const router = Router()
  router.get('/project-details/:developer/:id/visit.ics', async (req, res) => {
    const { searchParams } = new URL(req.url, 'http://localhost')
    const visit: Visit = {
      visitOn: searchParams.get('on') ?? '',
      visitSlot: searchParams.get('slot') ?? '',
    }
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
        'content-disposition': inlineAs('visit.ics'),
        'x-robots-tag': 'noindex',
      })
      .send(visitCalendar(catalogue, services.config.publicUrl, project, visit))
  })
  return router
}
