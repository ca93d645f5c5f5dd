import { createBrochures } from '../brochure/brochures.ts'
import { type Config, configWarnings } from '../config.ts'
import { sqliteDriver } from '../enquiries/database/sqlite-driver.ts'
import { openEnquiries } from '../enquiries/enquiries.ts'
import { openBuiltImages } from '../built-images.ts'
import { createMetrics, addDatabaseMetrics } from '../metrics/metrics.ts'
import { createOverloadGuard } from '../middleware/overload-guard.ts'
import { builtAssets } from '../render/asset-finder.ts'
import { createRenderer, type Renderer } from '../render/render.tsx'
import { missedSearchCounter } from '../metrics/count-missed-searches.ts'
import { eventCounter } from '../figures/count-events.ts'
import type { Services } from './services.ts'
import { searchIndexOf } from '../pages/views/search-index.ts'
import { openCatalogue } from './catalogue-lifecycle.ts'
import type { Logger } from './log.ts'

/**
 * The one place where the program's parts are put together. An unreadable data file or a store
 * without an answer never stops the start: both are logged and shown where they matter. A store
 * that can never answer stops it, as every enquiry would be refused.
 * @param renderer is made last, as it renders from the other services
 * @throws CannotRun where this Node lacks the driver of the embedded store
 */
export async function createServices(
  config: Config,
  log: Logger,
  renderer: (services: Omit<Services, 'renderer'>) => Renderer,
): Promise<Services> {
  for (const warning of configWarnings(config)) log.warn(warning)
  if (config.database.kind === 'sqlite') await sqliteDriver()
  const catalogue = await openCatalogue(config, log)
  const metrics = createMetrics()
  metrics.findings.set({ level: 'error' }, catalogue.findings.length)
  const enquiries = openEnquiries({ ...config, log, catalogue })
  addDatabaseMetrics({ config, metrics, catalogue, enquiries })
  const images = openBuiltImages(config, log)
  const services = {
    config,
    log,
    catalogue,
    images,
    brochures: createBrochures({ config, catalogue, images, log }),
    enquiries,
    metrics,
    missedSearches: missedSearchCounter({
      log,
      metrics,
      search: () =>
        catalogue.current.hasAllProjects ? searchIndexOf({ catalogue, images, config }) : undefined,
      store: enquiries.addMissedSearch,
    }),
    countEvent: eventCounter({ catalogue, store: enquiries.addEvent }),
    overload: createOverloadGuard(config, log),
    state: { accepting: true },
  }
  return { ...services, renderer: renderer(services) }
}

/** The services with pages rendered from the built bundles: what operators run and tests test. */
export function productionServices(config: Config, log: Logger): Promise<Services> {
  return createServices(config, log, (services) =>
    createRenderer(services, builtAssets(config.distDir), config.pageCacheMb * 1024 * 1024),
  )
}
