import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const PATIENCE_MS = 20_000

export type SiteProcess = { readonly url: string; end(): Promise<void> }

/**
 * The built site in a process of its own, on a free port, started as in the container.
 * @param env what the test sets differently, as an operator would
 */
export async function startSite(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-site-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`)
  return {
    url,
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  for (;;) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    if (Date.now() > latest) throw new Error(`${url} is not ready`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
