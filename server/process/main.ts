import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { projectRoot, VERSION } from './project-root.ts'
import { serveMetrics } from '../metrics/metrics.ts'
import { assertDataFolder, startFailure } from './startup-errors.ts'
import { createHttpServer, serve } from './serve.ts'
import { createLog } from './log.ts'
import { productionServices } from './start.ts'

async function main(): Promise<void> {
  process.title = 'peak-force'
  // What the server writes holds enquiries: for its own user only.
  process.umask(0o077)
  const config = readConfig(process.env, projectRoot())
  assertDataFolder(config)
  const log = createLog(config)
  log.info({ version: VERSION, node: process.version }, `Peak Force ${VERSION} is starting`)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'an error nobody handled')
    process.exit(1)
  })
  const services = await productionServices(config, log)
  serveMetrics(config, services.metrics, log)
  await serve(createHttpServer(createApp(services), services), services)
}

main().catch((error: unknown) => {
  for (const line of startFailure(error)) process.stderr.write(`peak-force: ${line}\n`)
  process.exit(1)
})
