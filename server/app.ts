import express, { type Express, type RequestHandler } from 'express'
import { canonicalAddress, readAddress } from './middleware/canonical-address.ts'
import { dropForwardedPorts } from './middleware/forwarded-ports.ts'
import { compress } from './middleware/compression.ts'
import { errorHandler, readOnly, unknownApi } from './middleware/error-handler.ts'
import { logRequest } from './middleware/request-logger.ts'
import { securityHeaders } from './middleware/security.ts'
import { assetFiles } from './routes/asset-files.ts'
import { browserFileRoutes } from './routes/browser-files.ts'
import { dataRoutes } from './routes/data.ts'
import { documentFiles } from './routes/documents.ts'
import { enquiryRoutes } from './routes/enquiries.ts'
import { eventRoutes } from './routes/events.ts'
import { filmFiles } from './routes/films.ts'
import { healthRoutes } from './routes/health.ts'
import { imageFiles } from './routes/images.ts'
import { pageDataRoutes } from './routes/page-data.ts'
import { projectFileRoutes } from './routes/project-files.ts'
import { searchRoutes } from './routes/search.ts'
import { crawlerFileRoutes } from './routes/crawler-files.ts'
import type { Services } from './process/services.ts'

/**
 * The whole server as an ordered list of middleware; it does not listen, so tests use it as it is.
 * @param vite Vite's middleware while developing; it runs before the built files.
 */
export function createApp(services: Services, vite?: RequestHandler): Express {
  const { config, log } = services
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('etag', 'strong')

  app.use(dropForwardedPorts)
  app.use(securityHeaders(config))
  app.use(healthRoutes(services))
  app.use((req, res, next) => {
    logRequest(services, req, res)
    next()
  })
  app.use(readAddress)
  app.use(enquiryRoutes(services))
  app.use(eventRoutes(services))
  app.use(readOnly)
  if (vite) app.use(vite)
  app.use('/images', imageFiles(services))
  app.use('/videos', filmFiles(config))
  app.use('/documents', documentFiles(services))
  if (!vite) app.use('/assets', assetFiles(config))
  app.use(dataRoutes(services))
  app.use('/api/search', services.overload.guard)
  app.use(searchRoutes(services))
  app.use(crawlerFileRoutes(services))
  app.use(compress)
  app.use(browserFileRoutes(services))
  app.use('/api/pages', services.overload.guard)
  app.use(pageDataRoutes(services))
  app.use('/api', unknownApi)
  app.use(canonicalAddress(services))
  app.use(projectFileRoutes(services))
  // Everything else is a page, and the route table decides which, or that it does not exist.
  app.use((req, res) => services.renderer.renderPage(req, res, { url: req.originalUrl }))
  app.use(errorHandler(log))
  return app
}
