import { pino } from 'pino'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { createMetrics } from './metrics.ts'
import { missedSearchCounter } from './count-missed-searches.ts'

/** Waits for what is done once an answer is on its way. */
const afterwards = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('a search that finds nothing', () => {
  /** What counts searches of anything but 'villa'. */
  function counting() {
    const log: Record<string, unknown>[] = []
    const stored: string[] = []
    const metrics = createMetrics()
    const missed = missedSearchCounter({
      log: pino({ base: null }, { write: (line: string) => void log.push(JSON.parse(line)) }),
      metrics,
      search: () => (query) => ({ total: query === 'villa' ? 1 : 0 }),
      store: (words) => void stored.push(words),
    })
    return { missed, log, stored, metrics }
  }

  test('is counted, logged without its words and stored by day', async () => {
    const { missed, log, stored, metrics } = counting()
    missed.count('Farm  house', 'page', false)
    missed.count('farm house', 'panel', false)
    missed.count('villa', 'page', false)
    missed.count('  ', 'page', false)
    await afterwards()
    expect(log).toMatchObject([
      { msg: 'search missed', source: 'page' },
      { msg: 'search missed', source: 'panel' },
    ])
    expect(stored).toEqual(['farm house', 'farm house'])
    expect(await metrics.registry.metrics()).toContain('search_missed_total{source="panel"} 1')
  })

  test('is counted without its words where they may name a person or privacy is asked for', async () => {
    const { missed, log, stored } = counting()
    missed.count('9810012345', 'page', false)
    missed.count('asha@example.com', 'page', false)
    missed.count('farm house', 'page', true)
    await afterwards()
    expect(log).toHaveLength(3)
    for (const line of log) expect(line).not.toHaveProperty('words')
    expect(stored).toEqual([])
  })
})

describe('on the server', () => {
  const server = useTestServer()

  const missed = async (source: string): Promise<number> => {
    const text = await server.services.metrics.registry.metrics()
    const figure = new RegExp(`search_missed_total\\{source="${source}"\\} (\\d+)`).exec(text)
    return Number(figure?.[1] ?? 0)
  }

  test('the page of results counts once a visit, cached or not, whatever else is asked', async () => {
    const visit = (path: string) => request(server.url).get(path)
    await visit('/api/search?q=zzzz')
    await visit('/search?q=zzzz&page=2')
    await visit('/search?q=gurgaon')
    await visit('/search?q=')
    await request(server.url).head('/search?q=zzzz')
    await visit('/search?q=zzzz').set('sec-purpose', 'prefetch')
    // These are counted, after all that is not.
    await visit('/search?q=zzzz')
    await visit('/search?q=zzzz&utm_source=x')
    await visit('/api/pages/search?q=zzzz')
    await expect.poll(() => missed('page')).toBe(3)
  })

  test("a browser's word that the list found nothing is checked", async () => {
    const post = (detail: unknown) =>
      request(server.url).post('/api/events').send({ event: 'search_missed', page: '/', detail })
    for (const detail of ['gurgaon', '', 7, undefined, 'yyyy']) {
      expect((await post(detail)).status).toBe(204)
    }
    await expect.poll(() => missed('panel')).toBe(1)
  })
})
