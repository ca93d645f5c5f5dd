import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { CLIENT_FAULTS, sendBytes } from '../support/programs/client-faults.ts'
import {
  call,
  FINE,
  nobody,
  PATIENCE,
  hostOf,
  PROXIES,
  site,
  visit,
} from '../support/programs/proxies.ts'

for (const { name, tags, start } of PROXIES)
  test(
    `${name} in front of two servers needs one; no fault of a client takes it away, nobody outside asks whether it is ready, and no log holds what was typed`,
    { tags, ...PATIENCE },
    async () => {
      const server = await site()
      const { url, folder } = await start(await nobody(), hostOf(server))
      expect(await visit(url)).toEqual(FINE)
      for (const path of [
        '/readyz',
        '/readyz/',
        '/READYZ',
        '//readyz',
        '/%72eadyz',
        '/x/../readyz',
      ])
        expect((await request(url).get(path).trustLocalhost()).status, path).toBe(404)
      for (const fault of CLIENT_FAULTS) {
        const answer = await sendBytes(url, fault)
        expect(answer, fault.what).toMatch(fault.breaksOff ? /^/ : /^HTTP\/1\.1 [234]/)
        const { page, enquiry } = await call(url)
        expect(page, fault.what).toBe(200)
        // Both are the server's own words: this address has enquired enough for a minute.
        expect([201, 429], fault.what).toContain(enquiry)
      }
      const search = () => request(url).get('/SEARCH?q=typed-by-a-visitor').trustLocalhost()
      expect((await search()).status).toBe(301)
      await server.end()
      expect((await search()).status).toBeGreaterThanOrEqual(502)
      const logs = readdirSync(folder).filter((file) => file.endsWith('.log'))
      const lines = logs.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
      expect(lines).toContain('/SEARCH')
      expect(lines).not.toContain('typed-by-a-visitor')
    },
  )
