import { cpSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { CLIENT_FAULTS, SLOW_BODY, sendBytes } from '../support/programs/client-faults.ts'
import {
  caddyFor,
  call,
  enquire,
  FINE,
  nginxFor,
  nobody,
  PATIENCE,
  hostOf,
  PROXIES,
  SERVED,
  site,
  visit,
} from '../support/programs/proxies.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

/** A copy of the built site as the release before had it: with one asset of its own, and without one of today's. */
function releaseBefore(): { folder: string; today: string; before: string } {
  const folder = temporaryFolder()
  for (const part of ['package.json', 'dist/server', 'dist/chunks', 'dist/client']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const assets = join(folder, 'dist/client/assets')
  const today = readdirSync(assets).find((file) => file.endsWith('.js')) ?? ''
  const before = 'of-the-release-before.js'
  for (const suffix of ['', '.br', '.gz']) {
    renameSync(join(assets, today + suffix), join(assets, before + suffix))
  }
  return { folder, today, before }
}

for (const { name, tags, start } of PROXIES)
  describe(`${name} in front of two servers`, { tags }, () => {
    test('of two releases answers for the assets of both', PATIENCE, async () => {
      const { folder, today, before } = releaseBefore()
      const [old, fresh] = [await site({}, folder), await site()]
      for (const { url } of [
        await start(hostOf(old), hostOf(fresh)),
        await start(hostOf(fresh), hostOf(old)),
      ]) {
        const ask = async (name: string) =>
          (await request(url).get(`/assets/${name}`).trustLocalhost()).status
        const files = Array.from({ length: 8 }, (_, at) => (at % 2 ? today : before))
        expect(await Promise.all(files.map(ask))).toEqual(files.map(() => 200))
        expect(await ask('of-no-release.js')).toBe(404)
      }
    })
  })

for (const { name, tags, start } of PROXIES)
  describe(`${name} alone`, { tags }, () => {
    const settings = { ENQUIRY_RATE_LIMIT: '1000000' }

    test('no fault of a client takes two servers away', PATIENCE, async () => {
      const { url } = await start(hostOf(await site(settings)), hostOf(await site(settings)))
      for (const fault of CLIENT_FAULTS) {
        await Promise.all(Array.from({ length: 6 }, () => sendBytes(url, fault)))
        expect(await call(url), fault.what).toEqual(SERVED)
      }
    })

    test(
      'a server that is too busy to answer for some seconds stays in use',
      PATIENCE,
      async () => {
        const server = await site()
        const { url } = await start(hostOf(server), await nobody())
        server.signal('SIGSTOP')
        await wait(5000)
        setTimeout(() => server.signal('SIGCONT'), 2000)
        expect(await enquire(url)).toBe(201)
      },
    )

    test('bodies that come too slowly take no server away', PATIENCE, async () => {
      const { url } = await start(await nobody(), hostOf(await site(settings)))
      const slow = Array.from({ length: 20 }, () => sendBytes(url, SLOW_BODY))
      const answered = Promise.all(slow)
      // The site gives up after 10 s, nginx after 15.
      for (let seconds = 0; seconds < 18; seconds++) {
        expect(await call(url)).toEqual(SERVED)
        await wait(1000)
      }
      // nginx closes the connection without a word.
      for (const status of await answered) expect(status).toMatch(/^$|^HTTP\/1\.1 408 /)
    })
  })

test(
  'Caddy: pages are shown while the store is down, and enquiries taken while a file of projects has failed',
  { tags: ['needs-caddy'], ...PATIENCE },
  async () => {
    const down = await caddyFor(
      hostOf(await site({ DATABASE_URL: 'sqlite:/proc/none/enquiries.db' })),
    )
    const { page, enquiry } = await visit(down.url)
    expect({ page, enquiry }).toEqual({ page: 200, enquiry: 503 })

    const data = temporaryFolder()
    cpSync('data', data, {
      recursive: true,
      filter: (file) => !file.includes('images') && !file.endsWith('residentialProjects.json'),
    })
    const failed = await caddyFor(await nobody(), hostOf(await site({ DATA_DIR: data })))
    expect(await visit(failed.url)).toEqual(FINE)
  },
)

test(
  'Caddy: whoever comes while a server alone restarts is served when it is back',
  { tags: ['needs-caddy'], ...PATIENCE },
  async () => {
    const server = await site({ DRAIN_SECONDS: '2' })
    const { url } = await caddyFor(hostOf(server))
    await server.end()
    const served = Promise.all([call(url), enquire(url)])
    await wait(2000)
    await site({ PORT: new URL(server.url).port })
    expect(await served).toEqual([SERVED, 201])
    expect(await call(url)).toEqual(SERVED)
  },
)

test(
  'nginx holds back a flood from one address',
  { tags: ['needs-nginx', 'needs-openssl'], ...PATIENCE },
  async () => {
    const { url } = await nginxFor(await nobody(), hostOf(await site()))
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => request(url).get('/about').trustLocalhost()),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 429]))
  },
)
