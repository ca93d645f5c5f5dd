import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/support/server.ts'
import { reloadData } from '../process/data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (path: string, encoding = 'identity') =>
  request(server.url).get(path).set('accept-encoding', encoding)

test('a page is rendered once and sent again as it was, in every form', async () => {
  const first = await get('/about')
  expect(first.headers['etag']).toBeUndefined()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const again = await get('/about', encoding)
    expect(again.headers['etag'], encoding).toMatch(/^"[^"]+"$/)
    expect(again.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(again.headers['vary']).toMatch(/accept-encoding/i)
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name])
    }
    expect(encoding === 'br' ? first.text : again.text).toBe(first.text)
  }
  const { headers } = await get('/about', 'gzip')
  const known = await get('/about', 'gzip').set('if-none-match', headers['etag'] ?? '')
  expect([known.status, known.text]).toEqual([304, ''])
  const head = await request(server.url).head('/about').set('accept-encoding', 'gzip')
  expect([head.status, head.headers['content-length']]).toEqual([200, headers['content-length']])
})

test.each([
  ['with a query', '/about?utm_source=mail'],
  ['that is not found', '/nothing-here'],
])('a page %s is not kept', async (_what, path) => {
  await get(path)
  expect((await get(path)).headers['etag']).toBeUndefined()
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

test('nothing is kept of what was begun before the data changed', async () => {
  const begun = get('/career').then((response) => response)
  server.services.renderer.forget()
  await begun
  server.services.renderer.forget()
  expect((await get('/career')).headers['etag']).toBeUndefined()
  expect((await get('/career')).headers['etag']).toBeDefined()
})

test('a page the visitor does not wait for is not kept', async () => {
  const left = get('/home', 'gzip')
  const over = left.then(
    () => 'answered',
    () => 'left',
  )
  left.abort()
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 300))])
  expect((await get('/home')).text).toContain('</html>')
  expect((await get('/home')).text).toContain('</html>')
})

test('new pictures are shown even where the data could not be reloaded', async () => {
  await get('/trending-projects')
  expect((await get('/trending-projects')).headers['etag']).toBeDefined()
  const { services } = server
  const unreadable = { ...services.catalogue, reload: () => Promise.reject(new Error('no disk')) }
  await expect(reloadData({ ...services, catalogue: unreadable })).rejects.toThrow('no disk')
  expect((await get('/trending-projects')).headers['etag']).toBeUndefined()
})
