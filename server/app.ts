import express, { type Express, type RequestHandler } from 'express'
import { paths } from '../domain/seo/paths.ts'
import { bringPrototypesForward } from './process/http-server.ts'
import { canonicalAddress } from './middleware/canonical-path.ts'
import { compress } from './middleware/compress.ts'
import { errorHandler, unknownApi } from './middleware/errors.ts'
import { observeRequests } from './middleware/observe-requests.ts'
import { securityHeaders } from './middleware/security.ts'
import { assetFiles } from './routes/assets.ts'
import { brochureRoutes } from './routes/brochure.ts'
import { dataRoutes } from './routes/data.ts'
import { enquiryRoutes } from './routes/enquiries.ts'
import { eventRoutes } from './routes/events.ts'
import { healthRoutes } from './routes/health.ts'
import { imageFiles } from './routes/images.ts'
import { metaRoutes } from './routes/meta.ts'
import { pageAnswerRoutes } from './routes/page-answers.ts'
import { pageRoutes } from './routes/pages.ts'
import { searchRoutes } from './routes/search.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import type { Services } from './services.ts'

/**
 * The whole server as an ordered list; it never listens. Tests use it as it is.
 * @param vite Vite's middleware while developing; it stands before the built files.
 */
export function createApp(services: Services, vite?: RequestHandler): Express {
  const { config, log } = services
  const brochureOf = (projectId: string) => {
    const project = services.catalogue.current.project(projectId)
    return project && paths.brochure(project.path)
  }
  const app = express()
  bringPrototypesForward(app)
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('etag', 'strong')

  app.use(securityHeaders(config))
  app.use(healthRoutes(services))
  app.use(observeRequests(services))
  app.use(services.overload.arrivals)
  app.use(
    enquiryRoutes({
      ...services,
      renderPage: services.renderer.renderPage,
      ahead: services.overload.ahead,
      brochureOf,
    }),
  )
  if (vite) app.use(vite)
  app.use('/images', imageFiles(config))
  if (!vite) app.use('/assets', assetFiles(config))
  app.use(dataRoutes(services))
  app.use(eventRoutes(services))
  // Ahead of the stream that compresses what comes piece by piece: its answers are finished and small.
  app.use('/api/search', services.overload.queued)
  app.use(searchRoutes(services))
  app.use(compress)
  app.use(metaRoutes(services))
  app.use(sitemapRoutes(services))
  app.use('/api/pages', services.overload.queued)
  app.use(pageAnswerRoutes(services))
  app.use('/api', unknownApi)
  app.use(canonicalAddress())
  app.use(brochureRoutes(services))
  app.use(pageRoutes(services))
  app.use(errorHandler(log, []))
  return app
}
