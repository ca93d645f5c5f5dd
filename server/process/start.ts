import { createBrochures } from '../brochure/brochures.ts'
import type { Config } from '../config.ts'
import { configWarnings } from '../config/warnings.ts'
import { openEnquiries } from '../enquiries/enquiries.ts'
import { openImageLibrary } from '../image-library.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { addDatabaseMetrics } from '../metrics/database-metrics.ts'
import { createOverloadGuard } from '../middleware/overload.ts'
import { builtAssets } from '../render/assets.ts'
import { createRenderer, type Renderer } from '../render/render.tsx'
import { createZeroResultSearches } from '../metrics/zero-result-searches.ts'
import type { Services } from './services.ts'
import { searchIndexOf } from '../loaders/views/search-index.ts'
import { openCatalogue } from './data.ts'
import type { Logger } from './log.ts'

/**
 * The one place where the program's parts are put together. A data file that cannot be read or a
 * store that does not answer never stops the start: both are logged and shown where they matter.
 * @param renderer is made last, as it renders from the other services
 */
export async function createServices(
  config: Config,
  log: Logger,
  renderer: (services: Omit<Services, 'renderer'>) => Renderer,
): Promise<Services> {
  for (const warning of configWarnings(config)) log.warn(warning)
  const catalogue = await openCatalogue(config, log)
  const metrics = createMetrics()
  const enquiries = openEnquiries({ ...config, log, catalogue })
  addDatabaseMetrics({ config, metrics, catalogue, enquiries })
  const images = openImageLibrary(config, log)
  const services = {
    config,
    log,
    catalogue,
    images,
    brochures: createBrochures({ config, catalogue, images }),
    enquiries,
    metrics,
    zeroResultSearches: createZeroResultSearches({
      log,
      metrics,
      search: () =>
        catalogue.current.hasAllProjects ? searchIndexOf({ catalogue, images, config }) : undefined,
      store: enquiries.addZeroResultSearch,
    }),
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
