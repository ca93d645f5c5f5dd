import { pino } from 'pino'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { createApp } from '../app.ts'

const PAGE_VIEW = { event: 'page_view', page: '/about?phone=1' }

describe('the analytics beacon', () => {
  const server = useTestServer({ EVENT_RATE_LIMIT: '12', TRUST_PROXY: '1' })
  let visitors = 0
  const post = (headers: Record<string, string> = {}) =>
    request(server.url)
      .post('/api/events')
      .set({ 'x-forwarded-for': `203.0.113.${++visitors}`, ...headers })

  // Which origins are our own: see enquiries.test.ts.
  test.each([
    [{ origin: 'http://localhost:3000' }, 204],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('from %j is answered %i', async (headers, status) => {
    expect((await post(headers).send(PAGE_VIEW)).status).toBe(status)
  })

  test.each(['{"event":', '[]', '"page_view"', '{"event":"x"}', ''])(
    'answers a body of %j with 400 as JSON, also to a browser',
    async (body) => {
      const answer = await post({ accept: 'text/html' }).type('text/plain').send(body)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ message: expect.any(String) as string })
    },
  )

  test('takes no more than so many a minute from one address', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.1' }
    for (let i = 0; i < 12; i++) expect((await post(flood).send(PAGE_VIEW)).status).toBe(204)
    const refused = await post(flood).send(PAGE_VIEW)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Object.keys(refused.headers).join()).not.toContain('ratelimit')
    expect((await post().send(PAGE_VIEW)).status).toBe(204)
  })

  test('is posted; other methods and endpoints are answered as JSON', async () => {
    const got = await request(server.url).get('/api/events').set('accept', 'text/html')
    expect([got.status, got.headers['allow']]).toEqual([405, 'POST'])
    const unknown = await request(server.url).get('/api/nothing').set('accept', 'text/html')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({ message: 'There is no such endpoint.' })
  })

  test.each(['phone_click', 'client_error'])(
    '%s is logged without a number or address',
    async (event) => {
      const lines: string[] = []
      const log = pino({}, { write: (line: string) => void lines.push(line) })
      const app = createApp({ ...server.services, log })
      const detail = 'Aravalli Crest, Asha +91 98765 43210, asha@example.org'
      const sent = await request(app).post('/api/events').send({ event, page: '/about', detail })
      expect([sent.status, lines.length]).toEqual([204, 1])
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        event,
        page: '/about',
        detail: expect.stringContaining('Aravalli Crest') as string,
      })
      expect(lines[0]).not.toMatch(/98765|asha@/)
    },
  )
})
