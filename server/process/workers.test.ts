import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'

test('several processes share the port, and each warms itself', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-workers-'))
  const port = await freePort()
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WORKERS: '2',
      PORT: String(port),
      LOG_LEVEL: 'debug',
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  const said: string[] = []
  try {
    for await (const line of createInterface(site.stdout)) {
      const { msg, level } = JSON.parse(line) as { msg: string; level: number }
      if (level >= 40) said.push(msg)
      if (msg === 'warmed up') said.push(msg)
      if (said.length === 2) break
    }
    expect(said).toEqual(['warmed up', 'warmed up'])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  } finally {
    site.kill('SIGTERM')
    site.stdout.resume()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  expect((await ended)[0]).toBe(0)
})
