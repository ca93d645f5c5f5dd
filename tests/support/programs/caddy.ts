import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.ts'

/**
 * Starts Caddy with `deploy/Caddyfile` on ports of its own.
 * @param folder where its certificates, its log and what it remembers are put
 * @param settings what the Caddyfile reads: `SITES`, and what else is to differ
 */
export async function spawnCaddy(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()]
  const options = ['run', '--adapter', 'caddyfile', '--config', resolve('deploy/Caddyfile')]
  const log = openSync(join(folder, 'caddy.log'), 'a')
  return spawn('caddy', options, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      CADDY_ADMIN: `localhost:${admin}`,
      ...settings,
    },
  })
}
