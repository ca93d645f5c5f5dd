import { createLiveCatalogue, type LiveCatalogue } from '../../catalogue/load/live-catalogue.ts'
import { createCheckedLoad } from '../../catalogue/load/load-checked.ts'
import { loadCatalogue, type LoadedCatalogue, type LoadProblem } from '../../catalogue/load/load.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import type { KeptData } from './kept-data.ts'
import type { Logger } from './log.ts'

/** Set for a process that replaces another: it serves what the others serve. */
export const REPLACES_ANOTHER = 'PEAK_FORCE_REPLACES_ANOTHER'

/**
 * Loads the data as it is, with its mistakes: a file that cannot be parsed has failed, a record that
 * breaks its schema is left out. Data that a reload has refused stays refused: what was good before
 * is served until the data is mended.
 */
export async function openCatalogue(
  { dataDir }: Pick<Config, 'dataDir'>,
  kept: KeptData,
  log: Logger,
): Promise<LiveCatalogue> {
  const load = createCheckedLoad(dataDir)
  const live = await createLiveCatalogue(load, await firstData(dataDir, load, kept, log))
  logProblems(log, live.problems)
  const { projects, failed, version } = live.current
  log.info({ projects: projects.length, failed: [...failed], version }, 'the data is loaded')
  return live
}

async function firstData(
  dataDir: string,
  load: () => Promise<LoadedCatalogue>,
  kept: KeptData,
  log: Logger,
): Promise<LoadedCatalogue> {
  if (process.env[REPLACES_ANOTHER] !== undefined) {
    const served = await loadKept(kept)
    if (served !== undefined) return served
  }
  // Only a reload takes the time to compare every file with every other.
  const found = await (kept.isRefused() ? load() : loadCatalogue(dataDir))
  if (found.problems.length === 0 || !kept.isRefused()) {
    await kept.keep(found.catalogue.version)
    return found
  }
  const served = await loadKept(kept)
  if (served === undefined) return found
  logProblems(log, found.problems)
  log.error('the data has errors and was refused; the last good data stays in use')
  return served
}

/** What is kept, unless it was copied while somebody saved a file. */
async function loadKept(kept: KeptData): Promise<LoadedCatalogue | undefined> {
  const copy = await kept.current()
  if (copy === undefined) return undefined
  const loaded = await loadCatalogue(copy.folder)
  const isExact = loaded.catalogue.version === copy.version
  return isExact || loaded.problems.length === 0 ? loaded : undefined
}

/** Says of each problem where it is, so that a maintainer finds it from the log alone. */
function logProblems(log: Logger, problems: readonly LoadProblem[]): void {
  for (const problem of problems) log.error({ ...problem }, 'a problem in the data')
}

type Reloaded = Pick<
  Services,
  'catalogue' | 'images' | 'renderer' | 'brochures' | 'keptData' | 'log'
>

/** Swaps in the data as it is on disk now, or keeps what is served when it has errors. */
export async function reloadData(services: Reloaded): Promise<void> {
  const { catalogue, images, keptData, log } = services
  images.reload()
  // Also where the data is refused: the pictures are new.
  const result = await catalogue.reload().finally(() => forgetMade(services))
  logProblems(log, result.problems)
  if (result.swapped) {
    const { projects, version } = catalogue.current
    log.info({ projects: projects.length, version }, 'the data was reloaded')
    await keptData.keep(version)
  } else {
    log.error('the new data has errors and is refused; the last good data stays in use')
    await keptData.refuse()
  }
}

/** Takes over what another process of the group has reloaded: its data where it took it, and the pictures. */
export async function followReload(services: Reloaded): Promise<void> {
  const { catalogue, images, keptData, log } = services
  images.reload()
  const copy = await keptData.current()
  if (copy !== undefined && copy.version !== catalogue.current.version) {
    const served = await loadKept(keptData)
    await catalogue.reload(served && (async () => served))
    log.info({ version: catalogue.current.version }, 'the data of the other processes is taken')
  }
  forgetMade(services)
}

/** What was made of the data and pictures before. */
function forgetMade({ renderer, brochures }: Reloaded): void {
  renderer.forget()
  brochures.forget()
}
