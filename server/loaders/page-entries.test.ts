import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { sitePages } from '../../domain/search/site-pages.ts'
import { nodesIn, pathsIn } from '../../tests/support/pages.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

/** Names that every object has, and what breaks careless readers. */
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%2e%2e%2fetc',
  '%F0%9F%8F%A0',
  '..;',
  '\'"><svg onload=x>',
]

const nodesOf = (html: string): Record<string, unknown>[] =>
  nodesIn(html).map((json) => JSON.parse(json) as Record<string, unknown>)

const contentOf = (html: string, name: string): string =>
  (new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '').replace(
    /&(?:amp|quot|lt|gt|#x27);/g,
    '.',
  )

const IN_EVERY_HEAD = ['og:title"', 'og:image"', 'twitter:card"', 'application/ld+json"']

/** The way to a page as people see it, and as search engines do: places, names and addresses. */
function waysTo(html: string): [seen: string[], told: string[]] {
  const [trail = ''] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html) ?? []
  const steps = trail.matchAll(/<(?:a|span)(?: [^>]*?href="([^"]*)")?[^>]*>([^<]+)<\/(?:a|span)>/g)
  const list = nodesOf(html).find((node) => node['@type'] === 'BreadcrumbList')
  const told = (list?.['itemListElement'] ?? []) as Record<'position' | 'name' | 'item', string>[]
  return [
    [...steps].map(
      ([, href = '', name = ''], at) =>
        `${at + 1} ${name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")} ${href}`,
    ),
    told.map(
      ({ position, name, item }) => `${position} ${name} ${item ? new URL(item).pathname : ''}`,
    ),
  ]
}

/** What is missing or too long in a page's head for search engines, and what no page may have. */
function faultsOf(path: string, html: string): string[] {
  const title = (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/&(?:amp|#x27);/g, '.')
  const description = contentOf(html, 'description')
  const [seen, told] = waysTo(html)
  return [
    // Nothing is above the one, nothing beside the other.
    ...(seen.join() === told.join() || ['/', '/coming-soon'].includes(path)
      ? []
      : [`the way to ${path}: ${seen}, ${told}`]),
    ...(title === '' || title.length > 60 ? [`title of ${path}: ${title}`] : []),
    ...(description.length < 25 || description.length > 155
      ? [`description of ${path}: ${description}`]
      : []),
    ...(contentOf(html, 'keywords') === '' ? [`keywords of ${path}`] : []),
    ...IN_EVERY_HEAD.filter((name) => !html.includes(name)).map((name) => `${name} of ${path}`),
    ...(html.split('<h1').length === 2 ? [] : [`headings of ${path}`]),
    ...(/<[^>]+\sstyle=/.test(html) ? [`style in the HTML of ${path}`] : []),
    ...[...html.matchAll(/<script\b([^>]*)>/g)]
      .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
      .map(([script]) => `${script} in ${path}`),
  ]
}

describe('with the agency’s data', () => {
  const server = useTestServer()
  const get = (path: string) => request(server.url).get(path).set('accept', 'text/html')

  test.each(HOSTILE)('a visitor’s %s finds nothing, and breaks nothing', async (key) => {
    const pages = ['city', 'location', 'locality', 'service', 'floor-plans', 'project-details']
    const paths = [
      `/${key}`,
      ...pages.map((page) => `/${page}/${key}`),
      `/project-details/aravalli-crest/${key}`,
      `/project-details/${key}/no-such-project`,
      `/data/${key}.json`,
      `/api/pages/${key}`,
      ...['city', 'location', 'locality', 'service', 'developer', 'project', 'developers'].map(
        (question) =>
          `/api/pages/${question}?${['city', 'key', 'id', 'developer', 'kind'].map((name) => `:${name}=${key}`).join('&')}`,
      ),
    ]
    for (const path of paths) {
      const { status } = await get(path).redirects(2)
      expect([400, 404], `${path}: ${status}`).toContain(status)
    }
    const query = ['type', 'location', 'category', 'bedrooms', 'sort', 'page', 'budgetUnit']
      .map((name) => `${name}=${key}`)
      .join('&')
    for (const path of ['/project-details', '/city/gurgaon', '/location/sohna-road', '/career'])
      expect((await get(`${path}?${query}&department=${key}`)).status, path).toBe(200)
    for (const path of [
      `/search?q=${key}`,
      `/api/search?q=${key}`,
      `/enquiry-sent?reference=${key}`,
    ])
      expect((await get(path)).status, path).toBe(200)
    expect(
      (await request(server.url).post('/api/enquiry').set('content-type', key).send('x')).status,
    ).toBeLessThan(500)
  })

  test('the projects of a later page are numbered on from the pages before', async () => {
    const { text } = await get('/project-details?page=6')
    const list = nodesOf(text).find((node) => node['@type'] === 'ItemList')
    const items = (list?.['itemListElement'] ?? []) as { position: number }[]
    expect(items[0]?.position).toBe(31)
  })

  test('every link leads to a page, each with a whole head, in the sitemap only where it may be listed', async () => {
    const { text: map } = await get('/sitemap.xml')
    const origin = /<loc>(https?:\/\/[^/]+)/.exec(map)?.[1]
    const listed = new Set(pathsIn(map))
    const seen = new Set<string>()
    const heads: string[] = []
    const queue = ['/', ...sitePages.map(({ url }) => url)]
    const wrong: string[] = []
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { status, text } = await get(path)
      const canonical = /<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/.exec(text)?.[1]
      heads.push(...(status === 200 ? faultsOf(path, text) : [`${status} at ${path}`]))
      const indexed = status === 200 && !text.includes('name="robots" content="noindex"')
      if (canonical && indexed !== listed.has(canonical)) wrong.push(`${path}: ${canonical}`)
      for (const [, href = ''] of text.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)) {
        if (/^\/(?:api|assets|data|images)\//.test(href) || seen.has(href)) continue
        seen.add(href)
        queue.push(href)
      }
    }
    expect(wrong).toEqual([])
    expect(heads).toEqual([])
    for (const path of [...listed].filter((one) => !seen.has(one))) {
      const { status, text } = await get(path)
      expect(status, path).toBe(200)
      expect(text.includes(`<link rel="canonical" href="${origin}${path}"`), path).toBe(true)
    }
  }, 180_000)
})

describe('where data could not be read', () => {
  const data = copySampleData()
  for (const name of ['site', 'services', 'topLocalities'])
    data.write(`${name}.json`, '{ "broken": ')
  const places = JSON.parse(data.read('locationData.json')) as Record<string, object>
  const unplaced = { ...places['the-aravalli-summit'], coordinates: undefined }
  data.write('locationData.json', JSON.stringify({ ...places, 'the-aravalli-summit': unplaced }))
  const server = useTestServer({ DATA_DIR: data.folder })
  const get = (path: string) => request(server.url).get(path).set('accept', 'text/html')

  test.each(['/service/home-loan', '/locality/chhatarpur'])(
    '%s asks to try again',
    async (path) => {
      const { status, text, headers } = await get(path)
      expect(status).toBe(503)
      const unavailable = { 'retry-after': '60', 'cache-control': 'no-store' }
      expect(headers).toMatchObject(unavailable)
      expect((await get(path)).headers).toMatchObject(unavailable)
      expect(text.includes('Retry')).toBe(true)
      expect(/<title>([^<]*)/.exec(text)?.[1]).toMatch(/^(Service|Locality) not available/)
      const [, question = '', id = ''] = path.split('/')
      const answer = await get(`/api/pages/${question}?:id=${id}`)
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject(unavailable)
      expect((answer.body as { kind: string }).kind).toBe('missing')
    },
  )

  test('directions lead to a name where no point is known, and nowhere where nothing is', async () => {
    const project = await get('/project-details/aravalli-crest/the-aravalli-summit')
    const to = decodeURIComponent(/destination=([^"&]*)/.exec(project.text)?.[1] ?? '')
    expect(to).toBe('The Aravalli Summit, Sector 65, Golf Course Extension Road, Gurgaon')
    const contact = await get('/contact-us')
    expect(contact.status).toBe(200)
    expect(contact.text.includes('Get Directions')).toBe(false)
  })
})
