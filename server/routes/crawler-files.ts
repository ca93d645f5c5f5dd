import { Router } from 'express'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { lastChecked } from '../../domain/project/project.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { escapeMarkup } from '../../domain/text/text.ts'
import type { Services } from '../process/services.ts'
import { textResponse } from '../render/cached-response.ts'
import { sitemapPaths } from '../pages/page-meta.ts'

/** The files for crawlers: robots.txt and the sitemap. */
export function crawlerFileRoutes({
  catalogue,
  config,
}: Pick<Services, 'catalogue' | 'config'>): Router {
  const router = Router()
  const { publicUrl } = config

  router.get('/robots.txt', (_req, res) => {
    const map = `Sitemap: ${publicUrl}/sitemap.xml`
    const rules = `User-agent: *\nDisallow: /api/\nDisallow: /project-details/*/brochure.pdf\nAllow: /\n\n${map}\n`
    res.type('text/plain').send(rules)
  })

  const mapOf = memoizeByObject((current: Catalogue) => {
    const checked = new Map(current.projects.map((project) => [project.path, lastChecked(project)]))
    const entries = sitemapPaths(current).map((path) => {
      const day = checked.get(path)
      const modified = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `  <url><loc>${escapeMarkup(publicUrl + path)}</loc>${modified}</url>`
    })
    const opening =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return textResponse('application/xml', [opening, ...entries, '</urlset>\n'].join('\n'))
  })
  router.get('/sitemap.xml', (req, res) => mapOf(catalogue.current).send(req, res))

  return router
}
