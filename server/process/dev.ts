import { createServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { projectRoot } from './project-root.ts'

const server = createServer()
const vite = await createViteServer({
  root: projectRoot(),
  appType: 'custom',
  // Pages and hot updates share one port, so that several development servers can run at once.
  server: { middlewareMode: true, hmr: { server } },
})
// Vite loads the site, so that pages and server share modules, with Vite's `import.meta.env`.
const site = (await vite.ssrLoadModule(
  '/server/process/serve-sources.ts',
)) as typeof import('./serve-sources.ts')
await site.serveSources(server, vite)
