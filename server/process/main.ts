import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { createApp } from '../app.ts'
import { ConfigError, readConfig, type Config } from '../config.ts'
import { createHttpServer } from './http-server.ts'
import { createLog, type Logger } from './log.ts'
import { productionServices } from './production.ts'
import { projectRoot } from '../files/root.ts'
import { serve } from './serve.ts'
import { warmUp } from '../throughput/warm-up.ts'
import { superviseWorkers } from './workers.ts'

async function runServer(config: Config, log: Logger): Promise<void> {
  const services = await productionServices(config, log)
  const app = createApp(services)
  await serve(createHttpServer(app), services)
  await warmUp(createHttpServer(app), services)
}

async function main(): Promise<void> {
  process.title = 'peak-force'
  const config = readConfig(process.env, projectRoot())
  const log = createLog(config)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'an error nobody handled')
    process.exit(1)
  })
  if (config.workers > 1 && cluster.isPrimary) {
    superviseWorkers(config.workers, fileURLToPath(import.meta.url), log)
  } else await runServer(config, log)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) process.stderr.write(`peak-force: ${problem}\n`)
  } else {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(`peak-force: the server could not start: ${text}\n`)
  }
  process.exit(1)
})
