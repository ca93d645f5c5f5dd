import { Router } from 'express'
import { paths, pathSegments } from '../../domain/seo/paths.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import { refuse } from '../middleware/overload.ts'
import type { Services } from '../services.ts'

/** A viewer inside the browser shows the file by its own styles. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** `GET /project-details/{developer}/{id}/brochure.pdf`: what the project's page says, on paper. */
export function brochureRoutes(services: Services): Router {
  const { brochures, overload, renderer } = services
  const router = Router()
  router.get('/project-details/:developer/:id/brochure.pdf', async (req, res) => {
    const { developer, id } = req.params
    const search = new URL(req.url, 'http://localhost').searchParams
    const reply = await catalogueSource(services).load('project', { developer, id }, search)
    if (reply.kind === 'redirect') {
      res.redirect(301, brochureOf(reply.to))
      return
    }
    if (reply.kind === 'missing') {
      await renderer.renderPage(req, res, { url: paths.project(developer, id) })
      return
    }
    const known = brochures.cached(reply.page)
    if (!known && !(await overload.admit(req, res))) return
    const made = known ?? (await brochures.make(reply.page))
    if (res.destroyed) return
    if (!made) {
      refuse(req, res)
      return
    }
    const name = pathSegments(reply.page.path)?.slice(1).join('-') ?? 'brochure'
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

/** The brochure of where a project's address has moved to; another page stays as it is. */
function brochureOf(to: string): string {
  const { pathname, search } = new URL(to, 'http://localhost')
  const segments = pathSegments(pathname) ?? []
  const isProject = segments.length === 3 && segments[0] === 'project-details'
  return isProject ? paths.brochure(pathname) + search : to
}

/** A name for what is saved: its own (RFC 8187), and one of plain letters for old programs. */
function inlineAs(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`
}
