import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Express } from 'express'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { createHttpServer } from '../../../server/process/serve.ts'
import { createLog } from '../../../server/process/log.ts'
import { productionServices } from '../../../server/process/start.ts'
import { projectRoot } from '../../../server/project-root.ts'
import type { Services } from '../../../server/services.ts'

export type TestServer = {
  readonly url: string
  readonly services: Services
  readonly app: Express
  close(): Promise<void>
}

/**
 * The real server on a free port, with a store of its own in a temporary folder.
 * @param env what the test sets differently, as an operator would
 */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-'))
  const config = readConfig(
    {
      LOG_LEVEL: 'silent',
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
      ...env,
    },
    projectRoot(),
  )
  const log = createLog(config)
  const services = await productionServices(config, log)
  const app = createApp(services)
  const server = createHttpServer(app, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    app,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await services.enquiries.close()
    },
  }
}
