import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { build } from 'vite'
import { DATA_REPORT_PATH } from '../../../client/development/data-report.ts'
import { createDataChecker } from '../../../server/development/data-checker.ts'

const entry = 'overlay'

/** A page with nothing but the report on a data folder, from the development server's own parts. */
export async function startOverlayPage(dataDir: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'overlay-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { showDataOverlay } from '/client/development/data-overlay.tsx'\nawait showDataOverlay(() => {})`
            : undefined,
      },
    ],
    build: {
      outDir,
      target: 'es2022',
      rollupOptions: { input: entry, output: { entryFileNames: 'overlay.js' } },
    },
  })
  const checker = createDataChecker(dataDir, {
    isServed: async () => true,
    reload: () => checker.check(),
  })
  const app = express().use(DATA_REPORT_PATH, checker.routes).use(express.static(outDir))
  app.get('/', (_req, res) => {
    res.send(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,"><body><main><h1>Page</h1><button>Of the page</button></main><script type="module" src="/overlay.js"></script></body></html>',
    )
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    check: () => checker.check(),
    close(): void {
      server.closeAllConnections()
      server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
