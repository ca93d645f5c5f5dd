import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../../tests/support/enquiries/enquiry-service.ts'
import { spawnSite, untilStatus } from '../../tests/support/programs/site-process.ts'

test('a data folder that is none ends the start with a line that names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-'))
  const missing = join(folder, 'nowhere')
  const site = await spawnSite({ DATA_DIR: missing })
  expect(await site.ended).toBe(1)
  expect(site.errors()).toBe(
    `peak-force: DATA_DIR must be a folder that can be read, but ${missing} does not exist\n`,
  )
  await site.end()
  rmSync(folder, { recursive: true })
})

test.each(['/proc/nowhere/enquiries.db', '/dev/null/enquiries.db'])(
  'the site starts with a store at %s, is not ready and says why',
  async (file) => {
    const site = await spawnSite({ DATABASE_URL: `sqlite:${file}` })
    try {
      await untilStatus(`${site.url}/healthz`, 200)
      expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
      expect((await fetch(site.url)).status).toBe(200)
      const told = site.log.find(({ msg }) => msg.startsWith('the enquiry store cannot be used'))
      expect(told?.['code']).toMatch(/^E(?:NOENT|NOTDIR|ACCES|PERM)$/)
    } finally {
      await site.end()
    }
  },
)

test('what is to end says so while it still takes enquiries', async () => {
  const site = await spawnSite({ DRAIN_SECONDS: '2' })
  await untilStatus(`${site.url}/readyz`, 200)
  site.signal('SIGTERM')
  // The service manager and npm may each send one.
  site.signal('SIGTERM')
  await untilStatus(`${site.url}/readyz`, 503)
  const answer = await fetch(`${site.url}/api/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ name: 'Asha', phone: '98765 43210' }),
  })
  expect(answer.status).toBe(201)
  expect(await site.ended).toBe(0)
  expect(site.log.at(-1)?.msg).toBe('ended')
  await site.end()
})

test('an interrupt at the terminal does not drain', async () => {
  const site = await spawnSite({ DRAIN_SECONDS: '600' })
  await untilStatus(`${site.url}/readyz`, 200)
  site.signal('SIGINT')
  await until('it has ended', () => site.log.at(-1)?.msg === 'ended')
  expect(await site.ended).toBe(0)
  await site.end()
})
