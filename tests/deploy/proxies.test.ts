import request from 'supertest'
import { describe, expect, test } from 'vitest'
import {
  FINE,
  nobody,
  PATIENCE,
  placeOf,
  PROXIES,
  site,
  visit,
} from '../support/programs/proxies.ts'

describe.each(PROXIES)('$name in front of two servers', ({ program, start }) => {
  test.skipIf(program === undefined)(
    'one of them is enough, and nobody outside asks whether it is ready',
    PATIENCE,
    async () => {
      const url = await start(await nobody(), placeOf(await site()))
      expect(await visit(url)).toEqual(FINE)
      expect((await request(url).get('/readyz').trustLocalhost()).status).toBe(404)
    },
  )
})
