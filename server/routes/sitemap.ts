import { Router } from 'express'
import { escapeMarkup } from '../../domain/text/text.ts'
import { newestFile } from '../newest-file.ts'
import { sitemapPaths } from '../seo/page-meta.ts'
import type { Services } from '../process/services.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `GET /sitemap.xml`: every page that search engines may list, and when the data changed. */
export function sitemapRoutes({
  catalogue,
  config,
}: Pick<Services, 'catalogue' | 'config'>): Router {
  const router = Router()
  router.get('/sitemap.xml', (_req, res) => {
    const changed = newestFile(config.dataDir, /\.json$/)?.toISOString()
    const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    const entries = sitemapPaths(catalogue.current).map(
      (path) => `  <url><loc>${escapeMarkup(config.publicUrl + path)}</loc>${modified}</url>`,
    )
    res
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })
  return router
}
