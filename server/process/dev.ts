import { watch } from 'chokidar'
import express from 'express'
import { createServer } from 'node:http'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { DATA_REPORT_EVENT, DATA_REPORT_PATH } from '../../client/development/data-report.ts'
import { createApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { createDataChecker } from '../development/data-checker.ts'
import { createLog, type Logger } from './log.ts'
import { devAssets } from '../render/dev-assets.ts'
import type { Renderer } from '../render/renderer.ts'
import { projectRoot } from '../files/root.ts'
import { serve } from './serve.ts'
import { loadCatalogue } from '../../catalogue/load/load.ts'
import { catalogueSource } from '../answers/catalogue-source.ts'
import { reloadData } from './data.ts'
import { createServices } from './start.ts'
import type { Services } from '../services.ts'

type RenderModule = typeof import('../render/render.tsx')

/** Pages rendered from the client's sources as they are now; a failing module tells its own line. */
function devRenderer(
  vite: ViteDevServer,
  { config, log }: { config: Config; log: Logger },
  parts: Omit<Services, 'renderer'>,
): Renderer {
  return {
    sendKept: () => undefined,
    forget: () => {},
    patternOf: () => '*',
    async renderPage(req, res, page) {
      try {
        const module = (await vite.ssrLoadModule('/server/render/render.tsx')) as RenderModule
        const renderer = module.createRenderer({
          publicUrl: config.publicUrl,
          log,
          assets: devAssets(),
          source: () => catalogueSource(parts),
          mostKeptBytes: 0,
        })
        await renderer.renderPage(req, res, page)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        log.error({ err: error, path: req.path }, 'a page could not be rendered')
        // Who keeps the data reads this; who writes the programs has the log.
        if (!res.headersSent)
          res.status(500).type('text').send('This page could not be shown. The terminal says why.')
      }
    },
  }
}

const config = readConfig({ ...process.env, NODE_ENV: 'development' }, projectRoot())
const log = createLog(config)
const server = createServer()
const vite = await createViteServer({
  root: projectRoot(),
  appType: 'custom',
  // One port for pages and hot updates, so that several development servers can run at once.
  server: { middlewareMode: true, hmr: { server } },
})
const services = await createServices({
  config,
  log,
  renderer: async (parts) => devRenderer(vite, { config, log }, parts),
})
await serve(server.on('request', createApp(services, vite.middlewares)), services)

const checker = createDataChecker(config.dataDir, { isServed, reload: takeNewData })
vite.middlewares.use(DATA_REPORT_PATH, express().use(checker.routes))
void checker.check().catch(tell)

/** Whether pages show what is in the folder: what has errors may be refused. */
async function isServed(): Promise<boolean> {
  const { catalogue } = await loadCatalogue(config.dataDir)
  return catalogue.version === services.catalogue.current.version
}

/** Takes the data as it is on disk, and tells the open pages what is wrong with it. */
async function takeNewData(): Promise<void> {
  await reloadData(services)
  vite.ws.send({ type: 'custom', event: DATA_REPORT_EVENT, data: await checker.check() })
}

function tell(error: unknown): void {
  log.error({ err: error }, 'the data could not be checked')
}

let pending: NodeJS.Timeout | undefined
watch(config.dataDir, { ignoreInitial: true }).on('all', () => {
  clearTimeout(pending)
  if (!checker.isMending) pending = setTimeout(() => void takeNewData().catch(tell), 100)
})
