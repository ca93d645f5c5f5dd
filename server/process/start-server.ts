import { accessSync, constants } from 'node:fs'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { projectRoot, VERSION } from './project-root.ts'
import { serveMetrics } from '../metrics/metrics.ts'
import { checkStartData } from './catalogue-lifecycle.ts'
import { createHttpServer, serve } from './serve.ts'
import { createLog, endLogged } from './log.ts'
import { productionServices } from './create-services.ts'

async function main(): Promise<void> {
  process.title = 'peak-force'
  // The server writes files with enquiries, which only its own user may read.
  process.umask(0o077)
  const config = readConfig(process.env, projectRoot())
  assertFolder(config.dataDir)
  const log = createLog(config)
  log.info({ version: VERSION, node: process.version }, `version ${VERSION} is starting`)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'an error nobody handled')
    endLogged(log, 1)
  })
  const services = await productionServices(config, log)
  serveMetrics(config, services.metrics, log)
  await serve(createHttpServer(createApp(services), services), services)
  await checkStartData(services).catch((error: unknown) => {
    log.error({ err: error }, 'the data could not be checked')
  })
}

/** @throws CannotRun unless the data folder can be read */
function assertFolder(dataDir: string): void {
  try {
    // The slash at the end makes sure that a file is refused too.
    accessSync(`${dataDir}/`, constants.R_OK | constants.X_OK)
  } catch (error) {
    throw new CannotRun(`DATA_DIR ${dataDir} cannot be read: ${reasonOf(error)}`)
  }
}

main().catch((error: unknown) => {
  // A stack trace is left out where it does not help the operator.
  const text =
    error instanceof CannotRun
      ? error.message
      : `the server could not start: ${error instanceof Error ? error.stack : String(error)}`
  process.stderr.write(text.replace(/^/gm, 'peak-force: ').concat('\n'))
  process.exit(1)
})
