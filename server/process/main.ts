import { createApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { projectRoot } from '../project-root.ts'
import { serveMetrics } from '../metrics/metrics.ts'
import { assertDataFolder, startFailure } from './startup-errors.ts'
import { createHttpServer } from './serve.ts'
import { createLog, type Logger } from './log.ts'
import { productionServices } from './start.ts'
import { serve } from './serve.ts'

async function runServer(config: Config, log: Logger): Promise<void> {
  const services = await productionServices(config, log)
  serveMetrics(config, services.metrics, log)
  const app = createApp(services)
  await serve(createHttpServer(app, services), services)
}

async function main(): Promise<void> {
  process.title = 'peak-force'
  // What the server writes holds enquiries: for its own user only.
  process.umask(0o077)
  const config = readConfig(process.env, projectRoot())
  assertDataFolder(config)
  const log = createLog(config)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'an error nobody handled')
    process.exit(1)
  })
  await runServer(config, log)
}

main().catch((error: unknown) => {
  for (const line of startFailure(error)) process.stderr.write(`peak-force: ${line}\n`)
  process.exit(1)
})
