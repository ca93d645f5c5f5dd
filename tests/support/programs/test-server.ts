import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { createHttpServer } from '../../../server/process/serve.ts'
import { createLog } from '../../../server/process/log.ts'
import { productionServices } from '../../../server/process/create-services.ts'
import { projectRoot } from '../../../server/process/project-root.ts'
import { temporaryFolder } from './run-folder.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Inside a test: `startTestServer`, closed at its end. */
export async function testServer(env?: Record<string, string>) {
  const server = await startTestServer(env)
  onTestFinished(() => server.close())
  return server
}

/** Inside a file or `describe`: `startTestServer`, closed at its end. */
export function useTestServer(env?: Record<string, string>): TestServer {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await startTestServer(env)))
  afterAll(() => server.close())
  return server
}

/**
 * The real server on a free port, with a store and brochures of its own in a temporary folder.
 * @param env what the test sets differently, as an operator would
 */
async function startTestServer(env: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const own = {
    DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
    BROCHURES_DIR: join(folder, 'brochures'),
  }
  const config = readConfig({ LOG_LEVEL: 'silent', ...own, ...env }, projectRoot())
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
