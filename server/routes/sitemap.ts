import { Router } from 'express'
import { sitemapPaths } from '../seo/page-meta.ts'
import {
  sitemapFiles,
  SITEMAP_LIMIT,
  sitemapIndexXml,
  sitemapXml,
} from '../../domain/seo/sitemap-xml.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { CITY_SLUGS } from '../../domain/place/cities.ts'
import { listOf } from '../../domain/value/loaded.ts'
import type { SiteIndex } from '../loaders/parts/page-entry.ts'
import { newestFile } from '../newest-file.ts'
import type { Services } from '../services.ts'

/**
 * `GET /sitemap.xml`: every page that search engines may list; an index of `/sitemap-N.xml` where
 * one file cannot hold them.
 */
export function sitemapRoutes(
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  limit = SITEMAP_LIMIT,
): Router {
  const url = (path: string) => config.publicUrl + path
  const changedAt = () => newestFile(config.dataDir, /\.json$/)?.toISOString()
  const files = () => sitemapFiles(sitemapPaths(siteIndex(catalogue.current)), limit)
  const router = Router()

  router.get('/sitemap.xml', (_req, res) => {
    const all = files()
    const changed = changedAt()
    res.type('application/xml')
    if (all.length === 1) res.send(sitemapXml((all[0] ?? []).map(url), changed))
    else
      res.send(
        sitemapIndexXml(
          all.map((_, at) => url(`/sitemap-${at + 1}.xml`)),
          changed,
        ),
      )
  })

  router.get('/sitemap-:number.xml', (req, res, next) => {
    const all = files()
    const file = all.length > 1 ? all[Number(req.params.number) - 1] : undefined
    if (!file) {
      next()
      return
    }
    res.type('application/xml').send(sitemapXml(file.map(url), changedAt()))
  })
  return router
}

/** What a catalogue holds that has a page of its own. */
function siteIndex(catalogue: Catalogue): SiteIndex {
  return {
    projects: catalogue.projects,
    developers: catalogue.developerPages,
    cities: CITY_SLUGS.filter((city) => catalogue.projectsIn(city).length > 0),
    locationKeys: catalogue.locationKeys,
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  }
}
