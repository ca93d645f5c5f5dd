import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { projectRoot } from '../files/root.ts'
import { createGroupMetrics, tellMetrics } from '../metrics/group.ts'
import { processMetrics, serveMetrics } from '../metrics/metrics-server.ts'
import { keptPagesFirst } from '../render/kept-pages-first.ts'
import { warmUp } from '../throughput/warm-up.ts'
import { yieldToVisitors } from './background-threads.ts'
import { assertDataFolder, CannotStart, startFailure } from './cannot-start.ts'
import { tellSupervisor } from './group-messages.ts'
import { createHttpServer } from './http-server.ts'
import { createLog, type Logger } from './log.ts'
import { productionServices } from './production.ts'
import { serve } from './serve.ts'
import { superviseWorkers } from './workers.ts'

const END_MS = 12_000

// While tens of thousands of records are loaded, V8 learns that what is made there stays, and from then
// on puts the like of it in pages among what is old at once. There each holds on to its whole page:
// a fifth of all that pages are made of was copied twice and lay about until the next collection of
// everything, which takes half a second of a large catalogue.
setFlagsFromString('--no-allocation-site-pretenuring')
// A collection of everything comes when what is old has doubled, not at the least growth: over a large
// catalogue it makes pages slow for half a second.
setFlagsFromString('--heap-growing-percent=100')
yieldToVisitors()

async function runServer(config: Config, log: Logger): Promise<void> {
  const services = await productionServices(config, log)
  const { metrics } = services
  if (cluster.isWorker) tellMetrics(metrics)
  else serveMetrics(config, () => processMetrics(metrics), log)
  const app = createApp(services)
  const first = keptPagesFirst(services)
  await serve(createHttpServer(app, first), services)
  await warmUp(createHttpServer(app, first), services)
}

async function main(): Promise<void> {
  process.title = 'peak-force'
  const config = readConfig(process.env, projectRoot())
  assertDataFolder(config)
  const log = createLog(config)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'an error nobody handled')
    process.exit(1)
  })
  if (config.workers === 1 || cluster.isWorker) {
    await runServer(config, log)
    return
  }
  serveMetrics(config, createGroupMetrics, log)
  superviseWorkers({
    count: config.workers,
    program: fileURLToPath(import.meta.url),
    log,
    patienceMs: config.drainSeconds * 1000 + END_MS,
    report,
  })
}

function report(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`peak-force: ${line}\n`)
}

main().catch(async (error: unknown) => {
  const lines = startFailure(error)
  // What no process could do is told once, by the one that supervises them.
  if (cluster.isWorker && error instanceof CannotStart) {
    await tellSupervisor({ kind: 'cannot-start', lines })
  } else report(lines)
  process.exit(1)
})
