import { setTimeout as wait } from 'node:timers/promises'
import request from 'supertest'
import express from 'express'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testServer, useTestServer } from '../../tests/support/programs/test-server.ts'
import { createApp } from '../app.ts'
import { Overloaded } from '../middleware/overload-guard.ts'
import { reloadData } from '../process/catalogue-lifecycle.ts'
import type { Services } from '../process/services.ts'
import { builtAssets } from './asset-finder.ts'
import { createRenderer } from './render.tsx'

const server = useTestServer()

const get = (path: string, encoding = 'identity') =>
  request(server.url).get(path).set('accept-encoding', encoding)

test('a page is rendered once and sent again as it was, in every form', async () => {
  const first = await get('/about')
  expect(first.headers).not.toHaveProperty('etag')
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'server-timing': 'cache;desc=miss',
  })
  const tags = new Set<unknown>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const again = await get('/about', encoding)
    expect(again.headers['etag'], encoding).toMatch(/^"[^"]+"$/)
    expect(again.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(again.headers['vary']).toMatch(/accept-encoding/i)
    expect(again.headers['server-timing']).toBe('cache;desc=hit')
    // supertest does not decode brotli.
    expect(encoding === 'br' ? first.text : again.text).toBe(first.text)
    tags.add(again.headers['etag'])
  }
  expect(tags.size).toBe(3)
  const { headers } = await get('/about', 'gzip')
  const known = await get('/about', 'gzip').set('if-none-match', headers['etag'] ?? '')
  expect([known.status, known.text]).toEqual([304, ''])
  const head = await request(server.url).head('/about').set('accept-encoding', 'gzip')
  expect([head.status, head.headers['content-length']]).toEqual([200, headers['content-length']])
})

test('a page is not kept over midnight in India', async () => {
  const renderer = createRenderer(server.services, builtAssets('dist'), 2 ** 20)
  const app = express().use((req, res) => renderer.renderPage(req, res, { url: req.originalUrl }))
  const lateEvening = new Date('2026-11-28T18:29:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: lateEvening })
  onTestFinished(() => void vi.useRealTimers())
  const path = '/contact-us?project=aravalli-crest/the-aravalli-summit&visit=1'
  const daysOf = async () =>
    [...(await request(app).get(path)).text.matchAll(/<option value="(2026-\d\d-\d\d)"/g)].map(
      ([, day]) => day,
    )
  const before = await daysOf()
  expect(before[0]).toBe('2026-11-29')
  expect(await daysOf()).toEqual(before)
  vi.setSystemTime(lateEvening.getTime() + 90_000)
  expect((await daysOf())[0]).toBe('2026-11-30')
})

test('every header of a cached page is as on the page that was rendered', async () => {
  const own = new Set('date etag server-timing content-length transfer-encoding vary'.split(' '))
  const names = async () =>
    Object.entries((await get('/developers', 'br')).headers)
      .filter(([name]) => !own.has(name))
      .sort()
  const first = await names()
  expect(await names()).toEqual(first)
})

test.each([
  ['/about', '/about?utm_source=mail&utm_campaign=diwali&gclid=x'],
  [
    '/project-details?bedrooms=3+BHK&bedrooms=4+BHK&page=2',
    '/project-details?page=2&fbclid=y&bedrooms=4%20BHK&bedrooms=3%20BHK&bedrooms=3%20BHK',
  ],
  ['/city/gurgaon', '/city/gurgaon?page=01&bedrooms=&budgetMin=&type=both&sort=relevance'],
  ['/project-details?bedrooms=2+BHK&emi=50000', '/project-details?emi=50k&bedrooms=%202%20bhk'],
  [
    '/project-details/aravalli-crest/the-aravalli-summit?buyer=woman&rate=9',
    '/project-details/aravalli-crest/the-aravalli-summit?rate=9.0&unit=none&buyer=woman',
  ],
  [
    '/project-details/aravalli-crest/the-aravalli-summit?loan=abc',
    '/project-details/aravalli-crest/the-aravalli-summit?prepay=&rate=8.5&loan=+abc',
  ],
  ['/search?q=villa', '/search?page=1&q=v%69lla'],
  ['/search?q=villa', '/search?q=villa&page=99'],
  ['/project-details?bedrooms=3+BHK', '/project-details?bedrooms=3+BHK&page=99'],
  ['/city/gurgaon', '/city/gurgaon?page=77'],
  ['/project-details/aravalli-crest', '/project-details/aravalli-crest?page=9'],
  ['/location/sector-65', '/location/sector-65?page=9'],
  ...['unit=99', 'unit=none', 'buyer=nobody', 'rate=none', 'years=ever', 'rate=&years=-'].map(
    (query): [string, string] => [
      '/project-details/aravalli-crest/the-aravalli-summit',
      `/project-details/aravalli-crest/the-aravalli-summit?${query}`,
    ],
  ),
])('%s and %s are one page', async (plain, decorated) => {
  const first = await get(plain)
  const again = await get(decorated)
  // Kept, as only such pages have one.
  expect(again.headers['etag']).toBeDefined()
  expect(again.text).toBe(first.text)
})

test.each([
  ['/search?q=noida', false],
  ['/shortlist?projects=aravalli-crest/the-aravalli-summit', false],
  ['/project-details/aravalli-crest/the-aravalli-summit?loan=5000000', false],
  ['/project-details?emi=50000', false],
  ['/project-details?bedrooms=3+BHK&sort=newest', true],
  ['/city/pune', true],
])('whether somebody else asked for %s is told: %s', async (path, isTold) => {
  const timings = [await get(path), await get(path)].map(({ headers }) => headers['server-timing'])
  const told = ['cache;desc=miss', 'cache;desc=hit']
  expect(timings).toEqual(isTold ? told : [undefined, undefined])
})

test('what a campaign adds to an address does not reach the page', async () => {
  const { text } = await get('/contact-us?utm_source=asked-by-nobody&source=service&x=typed-in')
  expect(text).not.toContain('asked-by-nobody')
  expect(text).not.toContain('typed-in')
})

test.each([
  ['that is not found', '/nothing-here'],
  ["that is one visitor's own", '/enquiry-sent?reference=PF-1234'],
])('a page %s is not kept', async (_what, path) => {
  await get(path)
  expect((await get(path)).headers['etag']).toBeUndefined()
})

test('a hundred who ask at once get one rendering', async () => {
  server.services.renderer.clearCache()
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/residential', 'br')))
  const misses = answers.filter(({ headers }) => headers['server-timing'] === 'cache;desc=miss')
  expect(misses.length).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('who waits for a page gets it, also where the one who asked first has left', async () => {
  server.services.renderer.clearCache()
  const left = get('/commercial')
  const gone = left.catch(() => 'left')
  const others = [get('/commercial'), get('/commercial', 'gzip')].map((asked) =>
    asked.then((r) => r),
  )
  setTimeout(() => left.abort(), 3)
  await gone
  for (const { status, text } of await Promise.all(others)) {
    expect([status, text.includes('</html>')]).toEqual([200, true])
  }
})

describe('all who wait for one page', () => {
  /** What ten who ask for one page at once are answered, by a renderer of these services. */
  async function statuses(changed: Partial<Services>) {
    const all = { ...server.services, ...changed }
    const renderer = createRenderer(all, builtAssets(all.config.distDir), 1e6)
    const app = createApp({ ...server.services, renderer }).listen(0)
    const asked = Array.from({ length: 10 }, () => request(app).get('/about'))
    const answers = await Promise.all(asked)
    app.close()
    return new Set(answers.map(({ status }) => status))
  }

  test('are refused together', async () => {
    let turns = 0
    const inTurn = async () => {
      turns += 1
      await wait(200)
      throw new Overloaded('too many')
    }
    expect(await statuses({ overload: { ...server.services.overload, inTurn } })).toEqual(
      new Set([503]),
    )
    expect(turns).toBe(1)
  })

  test('get its failure together', async () => {
    const errors: unknown[] = []
    // So that all have asked by then.
    const inTurn = async <T>(make: () => Promise<T>) => {
      await wait(200)
      return make()
    }
    const overload = { ...server.services.overload, inTurn }
    const log = { ...server.services.log, error: (error: unknown) => errors.push(error) }
    const config = { ...server.services.config, publicUrl: 'no address' }
    expect(await statuses({ config, overload, log: log as unknown as Services['log'] })).toEqual(
      new Set([500]),
    )
    expect(errors).toHaveLength(1)
  })
})

test('with no room for pages every one is rendered', async () => {
  const bare = await testServer({ PAGE_CACHE_MB: '0' })
  for (let times = 0; times < 2; times++) {
    const { headers } = await request(bare.url).get('/about')
    expect(headers['server-timing']).toBe('cache;desc=miss')
  }
})

test('a form sent back with errors does not become the page', async () => {
  const form = await request(server.url)
    .post('/contact')
    .set({ accept: 'text/html', 'accept-encoding': 'gzip', referer: `${server.url}/contact-us` })
    .type('form')
    .send({ name: 'Asha Typed', phone: '' })
  expect(form.status).toBe(422)
  expect(form.headers['content-encoding']).toBe('gzip')
  expect(form.text).toContain('Asha Typed')
  for (let times = 0; times < 2; times++) {
    expect((await get('/contact-us')).text).not.toContain('Asha Typed')
  }
})

test('a form with mistakes twice is shown again on the list that it asks about', async () => {
  const list = '/shortlist?projects=aravalli-crest/the-aravalli-summit'
  const send = async (referer: string, page: string) => {
    const { text } = await request(server.url)
      .post('/api/enquiry')
      .set({ accept: 'text/html', referer: server.url + referer })
      .type('form')
      .send({ name: 'Asha Typed', phone: '', source: 'shortlist', page })
    return text
  }
  const hiddenPage = /name="page" value="([^"]*)"/
  const first = await send(`${list}&utm_source=portal`, '/shortlist')
  expect(first).toContain('value="Asha Typed"')
  const page = hiddenPage.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(page).toBe(`${list}&utm_source=portal`)
  expect(await send('/api/enquiry', page)).toContain('value="Asha Typed"')
  // The page itself is the same for all visitors, whatever its query.
  expect(hiddenPage.exec((await get(`${list}&utm_source=portal`)).text)?.[1]).toBe('/shortlist')
})

test('nothing is cached of what was started before the data changed', async () => {
  const begun = get('/career').then((response) => response)
  server.services.renderer.clearCache()
  await begun
  server.services.renderer.clearCache()
  expect((await get('/career')).headers['etag']).toBeUndefined()
  expect((await get('/career')).headers['etag']).toBeDefined()
})

test('new pictures are shown even where the data could not be reloaded', async () => {
  await get('/trending-projects')
  expect((await get('/trending-projects')).headers['etag']).toBeDefined()
  const { services } = server
  const unreadable = { ...services.catalogue, reload: () => Promise.reject(new Error('no disk')) }
  await expect(reloadData({ ...services, catalogue: unreadable })).rejects.toThrow('no disk')
  expect((await get('/trending-projects')).headers['etag']).toBeUndefined()
})
