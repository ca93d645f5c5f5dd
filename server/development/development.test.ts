import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { developmentServer } from '../../scripts/lib/development-server.mjs'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { freePort } from '../../tests/support/programs/free-port.ts'

const tsx = 'node_modules/tsx/dist/cli.mjs'

async function startDevelopment(): Promise<string> {
  const copy = copySampleData()
  const port = await freePort()
  const child = spawn(process.execPath, [tsx, ...developmentServer], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: copy.folder,
      DATABASE_URL: `sqlite:${join(copy.folder, 'enquiries.db')}`,
      STATE_DIR: join(copy.folder, 'state'),
    },
  })
  onTestFinished(async () => {
    const closed = once(child, 'close')
    child.kill('SIGINT')
    await closed
    copy.dispose()
  })
  let out = ''
  const listens = new Promise<void>((resolve, reject) => {
    const read = (text: string): void => {
      out += text
      if (out.includes('listening on')) resolve()
    }
    // Read to its end: a server whose words nobody takes ends.
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('exit', () => reject(new Error(`The development server ended: ${out}`)))
  })
  await listens
  return `http://localhost:${port}`
}

describe('the development server', () => {
  it('shows pages from source, with the report on the data beside them', async () => {
    const url = await startDevelopment()
    const page = await fetch(`${url}/about`)
    const html = await page.text()
    expect(page.status, html.slice(0, 300)).toBe(200)
    expect(html).toContain('/client/entry.dev.tsx')
    expect(html).toContain('<h1')
    const report = (await (await fetch(`${url}/__data-report`)).json()) as {
      errors: { count: number }
    }
    expect(report.errors.count).toBe(0)
    const posted = await fetch(`${url}/__data-report/mend`, { method: 'POST' })
    expect(posted.status).toBe(403)
  }, 180_000)
})
