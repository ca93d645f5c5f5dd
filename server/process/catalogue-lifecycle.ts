import { createCatalogueStore, type CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import {
  createCheckedLoad,
  loadCatalogue,
  type LoadFinding,
} from '../../catalogue/load/load-catalogue.ts'
import type { Config } from '../config.ts'
import type { Checks } from '../threads/check-data.ts'
import { runInThread } from '../threads/run-in-thread.ts'
import type { Services } from './services.ts'
import type { Logger } from './log.ts'

/** A check that takes longer than this is ended. */
const CHECK_MS = 600_000

/** Loads the data in spite of its mistakes: unusable or illegal parts are left out and logged. */
export async function openCatalogue(
  { dataDir, imagesDir }: Pick<Config, 'dataDir' | 'imagesDir'>,
  log: Logger,
): Promise<CatalogueStore> {
  const loaded = await loadCatalogue(dataDir)
  logFindings(log, loaded.findings)
  const { projects, failed, version } = loaded.catalogue
  log.info({ projects: projects.length, failed: [...failed], version }, 'the data is loaded')
  return createCatalogueStore(loaded, createCheckedLoad(dataDir, imagesDir))
}

/**
 * Checks the data that the site started with by all rules, like `validate`, once pages can be
 * shown: comparing every file with every other takes longer and more memory than loading them.
 * Errors are logged and counted; the rules that decide which projects are shown ran before.
 */
export async function checkStartData(services: Services): Promise<void> {
  const { catalogue, config, log } = services
  const { dataDir, imagesDir } = config
  const job = { dataDir, imagesDir }
  const { findings, warnings } = await runInThread<Checks>('check-data', job, CHECK_MS)
  // A reload meanwhile has told what is wrong with the data of now.
  if (catalogue.reloads > 0) return
  const logged = new Set(catalogue.findings.map(findingKey))
  logFindings(
    log,
    findings.filter((finding) => !logged.has(findingKey(finding))),
  )
  countFindings(services, findings.length, warnings)
}

const findingKey = ({ file, line, column, reason }: LoadFinding): string =>
  [file, line, column, reason].join(':')

function countFindings({ metrics }: Services, errors: number, warnings: number): void {
  metrics.findings.set({ level: 'error' }, errors)
  metrics.findings.set({ level: 'warning' }, warnings)
}

function logFindings(log: Logger, findings: readonly LoadFinding[]): void {
  for (const finding of findings) log.error({ ...finding }, 'a problem in the data')
}

export async function reloadData(services: Services): Promise<void> {
  const { catalogue, images, renderer, log } = services
  images.reload()
  const result = await catalogue.reload().finally(() => {
    // Cached pages are cleared even where the data is refused, as the pictures are new.
    renderer.clearCache()
  })
  logFindings(log, result.findings)
  countFindings(services, result.findings.length, result.warnings)
  if (result.replaced) {
    const { projects, version } = catalogue.current
    log.info({ projects: projects.length, version }, 'the data was reloaded')
  } else {
    log.error('the new data has errors and is refused; the last good data stays in use')
  }
}

/**
 * Leaves out projects whose registration has ended since the data was loaded; runs every minute.
 */
export async function unpublishExpired(services: Services, now = new Date()): Promise<void> {
  const { catalogue, renderer, metrics, log } = services
  const ended = await catalogue.unpublishExpired(now)
  if (ended.length === 0) return
  renderer.clearCache()
  metrics.findings.inc({ level: 'error' }, ended.length)
  for (const { id, name } of ended) {
    log.error({ project: id, name }, 'a registration has ended: the project is left out from today')
  }
}
