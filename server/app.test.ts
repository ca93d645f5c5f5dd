import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn } from '../tests/support/html.ts'
import { createApp } from './app.ts'
import { useTestServer } from '../tests/support/programs/test-server.ts'

const server = useTestServer()
const get = (path: string) => request(server.url).get(path)

// What links lead to is server/pages/all-entries.test.ts.
test.each([
  ['/home', '/'],
  ['/lucknow', '/city/lucknow'],
  [
    '/project-details/aravalli-crest/crest-residences-88a',
    '/project-details/aravalli-crest/PF-GGN-0188',
  ],
])('%s is shown, and names %s as its address', async (path, canonical) => {
  const { status, text } = await get(path)
  expect(status).toBe(200)
  expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}"`)
})

test.each([
  [
    '/project-details/aravalli-crest/nothing',
    'Project not found. Developer: aravalli-crest, ID: nothing',
  ],
  ['/project-details/nobody', 'Searching for: nobody'],
  ['/not-found', 'The page you&#x27;re looking for doesn&#x27;t exist.'],
  ['/city/chennai', 'Return to Home'],
])('%s answers 404 and says so', async (path, words) => {
  const { status, text } = await get(path)
  expect(status).toBe(404)
  expect(text).toContain(words)
  expect(text).toContain('noindex')
})

test('what crawlers ask for costs no more the second time, and keeps them from brochures', async () => {
  let reads = 0
  const current = new Proxy(server.services.catalogue.current, {
    get(catalogue, name) {
      reads += 1
      return Reflect.get(catalogue, name) as unknown
    },
  })
  const catalogue = { ...server.services.catalogue, current }
  const app = createApp({ ...server.services, catalogue })
  const first = await request(app).get('/sitemap.xml')
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
  const before = reads
  const again = await request(app)
    .get('/sitemap.xml')
    .set('if-none-match', first.headers['etag'] ?? '')
  expect([again.status, reads]).toEqual([304, before])
  expect((await get('/robots.txt')).text).toContain('\nDisallow: /project-details/*/brochure.pdf\n')
})

test.each(['/readyz/', '/READYZ', '/%72eadyz', '//readyz', '/healthz/'])(
  '%s is no spelling by which a proxy could be passed',
  async (path) => {
    expect((await get(path)).status).toBe(301)
  },
)

test.each([
  ['/contact?a=1', '/contact-us?a=1'],
  ['/banglore?a=1', '/bangalore?a=1'],
  ['/project-details/Aravalli-Crest/PF-GGN-0188', '/project-details/aravalli-crest/PF-GGN-0188'],
  ['/project-details/verdant-row/1024', '/project-details/kadamba-homes/1024'],
  // A sum as people write it is the same page as the number that it is.
  [
    '/project-details/kadamba-homes/1024?utm_source=x&unit=2&loan=1+crore+20+lakh&prepay=50k',
    '/project-details/kadamba-homes/1024?utm_source=x&unit=2&loan=12000000&prepay=50000',
  ],
  ['/location/pf-ggn-0188', '/project-details/aravalli-crest/PF-GGN-0188#location'],
  ['/locality/gurgaon', '/city/gurgaon'],
])('%s moves to %s', async (path, to) => {
  const { status, headers } = await get(path)
  expect(status).toBe(301)
  expect(headers['location']).toBe(to)
})

test('a city without projects is not indexed and names its canonical address', async () => {
  const { text } = await get('/goa?sort=newest')
  const document = documentIn(text)
  expect(text).toContain('noindex')
  expect(document.querySelector('link[rel=canonical][href$="/city/goa"]')).not.toBeNull()
  // Nothing to filter: what it offers is the enquiry form.
  expect(text).toContain('No properties found in Goa')
  expect(document.querySelector('[aria-label=Filters], [name=location][type=checkbox]')).toBeNull()
})

test('data files carry a strong ETag and answer 304', async () => {
  const first = await get('/data/residentialProjects.json').set('accept-encoding', 'br')
  expect(first.status).toBe(200)
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['etag'] ?? '').toMatch(/^"[^"]+"$/)
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await get('/data/residentialProjects.json')
    .set('accept-encoding', 'br')
    .set('if-none-match', first.headers['etag'] ?? '')
  expect(again.status).toBe(304)
  const plain = await get('/data/residentialProjects.json').set('accept-encoding', 'identity')
  expect(Object.keys(plain.body as object)).toContain('aravalli-crest')
  expect((await get('/data/site.json')).status).toBe(404)
})

test.each([
  ['post', '/data/residentialProjects.json'],
  ['options', '/data/residentialProjects.json'],
  ['put', '/api/search?q=villa'],
  ['delete', '/api/pages/about'],
  ['post', '/images/none.jpg'],
  ['patch', '/assets/none.js'],
  ['post', '/robots.txt'],
  ['post', '/About/'],
  ['put', '/contact'],
  ['post', '/readyz'],
] as const)('%s is not answered as if %s did not exist', async (method, path) => {
  const { status, headers, body } = await request(server.url)[method](path)
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  expect(body).toEqual({ message: 'Method not allowed' })
})

test('pages stream compressed', async () => {
  server.services.renderer.clearCache()
  const { headers } = await get('/').set('accept-encoding', 'gzip')
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['content-length']).toBeUndefined()
})

test('drawings are sent compressed', async () => {
  const { text } = await get('/')
  const drawing = documentIn(text).querySelector('img[src$=".svg"]')?.getAttribute('src') ?? ''
  const { status, headers } = await get(drawing).set('accept-encoding', 'br')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': expect.stringContaining('immutable'),
  })
})

test.each([
  ['/images/none.jpg', 404],
  ['/images/', 404],
])('there is no picture at %s, also for who asks for a page', async (path, status) => {
  const none = await get(path).set('accept', 'text/html')
  expect(none.status).toBe(status)
  expect(none.headers['cache-control']).not.toContain('immutable')
  expect(none.text).not.toContain('went wrong')
})
