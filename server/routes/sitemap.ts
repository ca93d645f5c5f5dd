import { Router } from 'express'
import { escapeMarkup } from '../../domain/text/text.ts'
import { newestFile } from '../newest-file.ts'
import type { Services } from '../process/services.ts'
import { sitemapPaths } from '../seo/page-meta.ts'

/** What crawlers ask for: robots.txt and the sitemap. */
export function sitemapRoutes({
  catalogue,
  config,
}: Pick<Services, 'catalogue' | 'config'>): Router {
  const router = Router()
  const { publicUrl } = config

  router.get('/robots.txt', (_req, res) => {
    const map = `Sitemap: ${publicUrl}/sitemap.xml`
    const rules = `User-agent: *\nDisallow: /api/\nDisallow: /search\nAllow: /\n\n${map}\n`
    res.type('text/plain').send(rules)
  })

  router.get('/sitemap.xml', (_req, res) => {
    const changed = newestFile(config.dataDir, /\.json$/)?.toISOString()
    const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    const entries = sitemapPaths(catalogue.current).map(
      (path) => `  <url><loc>${escapeMarkup(publicUrl + path)}</loc>${modified}</url>`,
    )
    const opening =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    res.type('application/xml').send([opening, ...entries, '</urlset>\n'].join('\n'))
  })

  return router
}
