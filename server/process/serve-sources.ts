import type { Server } from 'node:http'
import { join } from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { watchFolder } from '../../catalogue/watch-folder.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { projectRoot } from './project-root.ts'
import { devAssets } from '../render/asset-finder.ts'
import type { Renderer } from '../render/render.tsx'
import type { Services } from './services.ts'
import { reloadData } from './catalogue-lifecycle.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { createServices } from './create-services.ts'

type RenderModule = typeof import('../render/render.tsx')

export async function serveSources(server: Server, vite: ViteDevServer): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' }, projectRoot())
  const log = createLog(config)
  const services = await createServices(config, log, (others) => devRenderer(vite, others))
  await serve(server.on('request', createApp(services, vite.middlewares)), services)
  await followData(services, vite)
}

/** Renders pages from the client's present sources; a failing module reports its own line. */
function devRenderer(vite: ViteDevServer, services: Omit<Services, 'renderer'>): Renderer {
  return {
    styles: () => [...devAssets().styles],
    cached: () => undefined,
    clearCache: () => {},
    async renderPage(req, res, page) {
      try {
        const module = (await vite.ssrLoadModule('/server/render/render.tsx')) as RenderModule
        const renderer = module.createRenderer(services, devAssets(), 0)
        await renderer.renderPage(req, res, page)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        services.log.error({ err: error, path: req.path }, 'a page could not be rendered')
        // An editor reads this answer; a programmer has the log.
        if (!res.headersSent)
          res.status(500).type('text').send('This page could not be shown. The terminal says why.')
      }
    },
  }
}

async function followData(services: Services, vite: ViteDevServer): Promise<void> {
  const { config, log } = services
  const { hot } = vite.environments.client
  let errors: ErrorPayload | undefined
  hot.on('vite:client:connect', (_data, client) => {
    if (errors !== undefined) client.send(errors)
  })
  // First called when the watch has begun: what was saved before is in what is checked then.
  const checkData = async (changed: readonly string[]): Promise<void> => {
    try {
      if (changed.length > 0) await reloadData(services)
      errors = await dataErrors(config.dataDir)
      hot.send(errors ?? { type: 'full-reload' })
    } catch (error) {
      log.error({ err: error }, 'the data could not be checked')
    }
  }
  await watchFolder(config.dataDir, checkData, new AbortController().signal)
}

/** The errors of `validate`, as Vite's overlay shows them; undefined where there are none. */
async function dataErrors(dataDir: string): Promise<ErrorPayload | undefined> {
  const errors = (await checkFolder(dataDir)).findings.filter(isError)
  if (errors.length === 0) return undefined
  const errorTexts = errors.map((finding) => {
    const { line, column } = finding.position
    const { message, hint } = finding
    const place = `${join(dataDir, `${finding.file}.json`)}:${line}:${column}`
    return [place, message, hint].filter(Boolean).join('\n')
  })
  return {
    type: 'error',
    err: { plugin: 'data', message: 'The data has errors.', stack: errorTexts.join('\n\n') },
  }
}
