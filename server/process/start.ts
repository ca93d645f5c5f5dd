import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createCatalogueHolder, type CatalogueHolder } from '../../catalogue/load/holder.ts'
import { loadCatalogue, type LoadProblem } from '../../catalogue/load/load.ts'
import type { Config } from '../config.ts'
import { openEnquiries } from '../enquiries/enquiries.ts'
import { openImageLibrary } from '../files/images.ts'
import type { Logger } from './log.ts'
import type { Renderer } from '../render/renderer.ts'
import type { Services } from '../services.ts'

type Wiring = {
  readonly config: Config
  readonly log: Logger
  /** Made last, as it renders from the other services. */
  readonly renderer: (services: Omit<Services, 'renderer'>) => Promise<Renderer>
}

/**
 * The one place where the program's parts are put together. A data file that cannot be read or a
 * store that does not answer never stops the start: both are logged and shown where they matter.
 */
export async function createServices({ config, log, renderer }: Wiring): Promise<Services> {
  const catalogue = await openCatalogue(config.dataDir, log)
  const { site } = catalogue.current
  if (config.databaseUrl.startsWith('sqlite:')) {
    mkdirSync(dirname(config.databaseUrl.slice('sqlite:'.length)), { recursive: true })
  }
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const services = {
    config,
    log,
    catalogue,
    images: openImageLibrary(config, log),
    enquiries: await openEnquiries({
      ...config,
      log,
      rateLimit: config.enquiryRateLimit,
      agency: site,
    }),
    metrics,
    state: { accepting: true },
  }
  return { ...services, renderer: await renderer(services) }
}

async function openCatalogue(dataDir: string, log: Logger): Promise<CatalogueHolder> {
  const holder = await createCatalogueHolder(() => loadCatalogue(dataDir))
  logProblems(log, holder.problems)
  const { projects, failed } = holder.current
  log.info({ projects: projects.length, failed: [...failed] }, 'the data is loaded')
  return holder
}

/** Says of each problem where it is, so that a maintainer finds it from the log alone. */
export function logProblems(log: Logger, problems: readonly LoadProblem[]): void {
  for (const problem of problems) log.error({ ...problem }, 'a problem in the data')
}

/** Swaps in the data as it is on disk now, or keeps what is served when it has errors. */
export async function reloadData({ catalogue, images, renderer, log }: Services): Promise<void> {
  images.reload()
  // Also where the data is refused: the pictures are new.
  const result = await catalogue.reload().finally(() => renderer.forget())
  logProblems(log, result.problems)
  if (result.swapped)
    log.info({ projects: catalogue.current.projects.length }, 'the data was reloaded')
  else log.error('the new data has errors and is refused; the last good data stays in use')
}
