import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { CLIENT_FAULTS, sendBytes } from '../support/programs/client-faults.ts'
import {
  call,
  FINE,
  nobody,
  PATIENCE,
  placeOf,
  PROXIES,
  SERVED,
  site,
  visit,
} from '../support/programs/proxies.ts'

describe.each(PROXIES)('$name in front of two servers', ({ program, start }) => {
  test.skipIf(program === undefined)(
    'one of them is enough, and nobody outside asks whether it is ready',
    PATIENCE,
    async () => {
      const { url } = await start(await nobody(), placeOf(await site()))
      expect(await visit(url)).toEqual(FINE)
      for (const path of [
        '/readyz',
        '/readyz/',
        '/READYZ',
        '//readyz',
        '/%72eadyz',
        '/x/../readyz',
      ]) {
        expect((await request(url).get(path).trustLocalhost()).status, path).toBe(404)
      }
    },
  )

  test.skipIf(program === undefined)(
    'no fault of a client takes a server away, and no log holds what was typed',
    PATIENCE,
    async () => {
      const server = await site({ ENQUIRY_RATE_LIMIT: '1000000' })
      const { url, folder } = await start(placeOf(server), await nobody())
      for (const fault of CLIENT_FAULTS) {
        const answer = await sendBytes(url, fault)
        expect(answer, fault.what).toMatch(fault.breaksOff ? /^/ : /^HTTP\/1\.1 [234]/)
        expect(await call(url), fault.what).toEqual(SERVED)
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
})
