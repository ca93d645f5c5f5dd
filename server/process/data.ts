import { createCatalogueStore, type CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import { createCheckedLoad, loadCatalogue, type LoadProblem } from '../../catalogue/load/load.ts'
import type { Config } from '../config.ts'
import type { Services } from './services.ts'
import type { Logger } from './log.ts'

/** Loads the data with its mistakes: a file that cannot be parsed has failed, a record that breaks its schema is left out. */
export async function openCatalogue(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Logger,
): Promise<CatalogueStore> {
  // Only a reload takes the time to compare every file with every other.
  const { catalogue, problems } = await loadCatalogue(dataDir)
  logProblems(log, problems)
  const { projects, failed, version } = catalogue
  log.info({ projects: projects.length, failed: [...failed], version }, 'the data is loaded')
  return createCatalogueStore(catalogue, createCheckedLoad(dataDir))
}

/** Says of each problem where it is, so that a maintainer finds it from the log alone. */
function logProblems(log: Logger, problems: readonly LoadProblem[]): void {
  for (const problem of problems) log.error({ ...problem }, 'a problem in the data')
}

/** Swaps in the data as it is on disk now, or keeps what is served when it has errors. */
export async function reloadData(services: Services): Promise<void> {
  const { catalogue, images, renderer, brochures, log } = services
  images.reload()
  const result = await catalogue.reload().finally(() => {
    // Also where the data is refused: the pictures are new.
    renderer.forget()
    brochures.forget()
  })
  logProblems(log, result.problems)
  if (result.replaced) {
    const { projects, version } = catalogue.current
    log.info({ projects: projects.length, version }, 'the data was reloaded')
  } else {
    log.error('the new data has errors and is refused; the last good data stays in use')
  }
}
