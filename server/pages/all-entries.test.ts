import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { readData } from '../../catalogue/checks/read-data-files.ts'
import { contextOf } from '../../catalogue/checks/rule-context.ts'
import { addressKind } from '../../catalogue/checks/rules/redirect-rules.ts'
import { sitePages } from '../../domain/search/site-pages.ts'
import { listOf } from '../../domain/value/loaded.ts'
import { documentIn, nodesIn, pathsIn, textsIn } from '../../tests/support/html.ts'
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

const contentOf = (document: Document, name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

const IN_EVERY_PAGE = [
  'meta[property="og:title"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
]

/** The way to a page as people see it, and as search engines do: places, names and addresses. */
function waysTo(document: Document): [seen: string[], told: string[]] {
  const steps = document.querySelectorAll('nav[aria-label="Breadcrumb"] li > :is(a, span)')
  const list = nodesIn(document).find((node) => node['@type'] === 'BreadcrumbList')
  const told = (list?.['itemListElement'] ?? []) as Record<'position' | 'name' | 'item', string>[]
  return [
    [...steps].map(
      (step, index) => `${index + 1} ${step.textContent} ${step.getAttribute('href') ?? ''}`,
    ),
    told.map(
      ({ position, name, item }) => `${position} ${name} ${item ? new URL(item).pathname : ''}`,
    ),
  ]
}

const canonicalOf = (document: Document): string | undefined => {
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return href?.slice(new URL(href).origin.length)
}

/** What is judged of a page: parsing all of it takes most of the time that hundreds of pages take. */
const outlineOf = (html: string): Document =>
  documentIn(
    [
      ...html.matchAll(/<head>.*<\/head>/gs),
      ...html.matchAll(/<nav aria-label="Breadcrumb".*?<\/nav>/gs),
      ...html.matchAll(/<(h1|script)\b.*?<\/\1>/gs),
      ...html.matchAll(/<\w+ [^>]*\bstyle=[^>]*>/g),
    ].join(''),
  )

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*\bhref="(\/[^"?#]*)/g)].map(([, path = '']) => path)

/** What is missing or too long in a page's head for search engines, and what no page may have. */
function faultsOf(path: string, document: Document): string[] {
  const { title } = document
  const description = contentOf(document, 'description')
  const [seen, told] = waysTo(document)
  return [
    // Nothing is above the one, nothing beside the other.
    ...(seen.join() === told.join() || ['/', '/coming-soon'].includes(path)
      ? []
      : [`the way to ${path}: ${seen}, ${told}`]),
    ...(title === '' || title.length > 60 ? [`title of ${path}: ${title}`] : []),
    ...(description.length < 25 || description.length > 155
      ? [`description of ${path}: ${description}`]
      : []),
    ...(contentOf(document, 'keywords') === '' ? [`keywords of ${path}`] : []),
    ...IN_EVERY_PAGE.filter((one) => !document.querySelector(one)).map(
      (one) => `${one} of ${path}`,
    ),
    ...(document.querySelectorAll('h1').length === 1 ? [] : [`headings of ${path}`]),
    ...(document.querySelector('[style]') ? [`style in the HTML of ${path}`] : []),
    ...textsIn(document, 'script:not([src], [type="application/json"], [type$="ld+json"])').map(
      (script) => `${script} in ${path}`,
    ),
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

  const heads = async (path: string) => {
    const document = documentIn((await get(path)).text)
    const shared = document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? ''
    return [document.title, canonicalOf(document), shared.slice(new URL(shared).origin.length)]
  }

  test.each([
    ['/project-details?page=2', /^All Projects, page 2 of \d+ \|/, '/project-details?page=2'],
    ['/city/gurgaon?page=2', /^Property in Gurgaon, page 2 of \d+ \|/, '/city/gurgaon?page=2'],
    ['/project-details?page=99', /^All Projects \|/, '/project-details'],
  ])('a later page of a list names itself: %s', async (path, title, canonical) => {
    expect(await heads(`${path}&utm_source=x`)).toEqual([
      expect.stringMatching(title),
      canonical,
      canonical,
    ])
  })

  test.each([
    ['/project-details', '?type=residential&bedrooms=3+BHK&page=2'],
    ['/shortlist', '?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024'],
    ['/compare', '?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024&differences=1'],
    ['/project-details/aravalli-crest/the-aravalli-summit', '?unit=2&loan=5000000'],
    ['/career', '?department=finance'],
  ])('a shared address of %s leads to what was shared: %s', async (path, query) => {
    const [, canonical, shared] = await heads(`${path}${query}&gclid=x`)
    expect([canonical, shared]).toEqual([path, path + query])
  })

  test('the projects of a later page are numbered on from the pages before', async () => {
    const { text } = await get('/project-details?page=6')
    const list = nodesIn(documentIn(text)).find((node) => node['@type'] === 'ItemList')
    const items = (list?.['itemListElement'] ?? []) as { position: number }[]
    expect(items[0]?.position).toBe(31)
  })

  test('the rules of redirects know exactly the pages that the site has', async () => {
    const rules = contextOf(await readData('data'), new Date())
    const known =
      '/ /home /search /compare /shortlist /coming-soon /privacy /enquiry-sent /developers /sco /not-found'
    const others = `/contact /banglore /gurgaon /gurugram /city/pune /city/bengaluru /city/atlantis /atlantis
      /project-details /project-details/aravalli-crest /project-details/nobody
      /project-details/aravalli-crest/the-aravalli-summit /project-details/nobody/the-aravalli-summit
      /project-details/aravalli-crest/none /project-details/a/b/c /floor-plans /floor-plans/aravalli-crest
      /floor-plans/nobody /service/none /service /location/sohna-road /location/sohna-rd /location/the-aravalli-summit /location/nowhere
      /location/mumbai /locality/sohna /locality/gurgaon /locality/nowhere /api/search /api/pages/home
      /data/site.json /robots.txt /images/none.jpg /assets/none.js`
    const { services } = server.services.catalogue.current
    const { id: service = '' } = listOf(services)[0] ?? {}
    for (const path of `${known} ${others} /service/${service}`.split(/\s+/)) {
      const { status, type } = await get(path)
      const kind = { 200: 'page', 301: 'redirect' }[status] ?? 'nothing'
      expect(addressKind(path, rules), path).toBe(type === 'text/html' ? kind : 'nothing')
    }
    // Another spelling of a page is known as that page.
    for (const path of ['/About', '/about/']) expect(addressKind(path, rules)).toBe('page')
  })

  test('no way to a page has one step only', async () => {
    for (const path of ['/', '/home', '/search?q=x']) {
      const nodes = nodesIn(documentIn((await get(path)).text))
      for (const node of nodes.filter((one) => one['@type'] === 'BreadcrumbList'))
        expect((node['itemListElement'] as unknown[]).length, path).toBeGreaterThan(1)
    }
  })

  test('the sitemap says of a project when it was last checked, of no page when a file was written; /search may be read', async () => {
    const { text: map } = await get('/sitemap.xml')
    const dates = [...map.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
    const dated = dates.flatMap(([, path = '', day]) =>
      day ? [[new URL(path).pathname, day]] : [],
    )
    expect(dated).toContainEqual([
      '/project-details/aravalli-crest/the-aravalli-summit',
      '2026-11-12',
    ])
    for (const [path] of dated) expect(path).toMatch(/^\/project-details\/[^/]+\/[^/]+$/)
    expect(dates.length).toBeGreaterThan(dated.length)
    expect((await get('/robots.txt')).text).not.toContain('/search')
  })

  test('every link leads to a page, each with a whole head, in the sitemap only where it may be listed', async () => {
    const { text: map } = await get('/sitemap.xml')
    const listed = new Set(pathsIn(map))
    const seen = new Set<string>()
    const heads: string[] = []
    const queue = ['/', ...sitePages([]).map(({ url }) => url)]
    const wrong: string[] = []
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { status, text } = await get(path)
      const document = outlineOf(text)
      const canonical = canonicalOf(document)
      heads.push(...(status === 200 ? faultsOf(path, document) : [`${status} at ${path}`]))
      const indexed = status === 200 && contentOf(document, 'robots') !== 'noindex'
      if (canonical && indexed !== listed.has(canonical)) wrong.push(`${path}: ${canonical}`)
      for (const href of linksIn(text)) {
        if (/^\/(?:api|assets|data|documents|images|videos)\//.test(href) || seen.has(href))
          continue
        seen.add(href)
        queue.push(href)
      }
    }
    expect(wrong).toEqual([])
    expect(heads).toEqual([])
    for (const path of server.services.catalogue.current.pagePaths()) {
      if (listed.has(path) && seen.has(path)) continue
      const { status, text } = await get(path)
      expect(status, path).toBe(200)
      expect(canonicalOf(outlineOf(text)), path).toBe(path)
    }
  }, 180_000)
})

describe('where data could not be read', () => {
  const data = copySampleData()
  for (const name of ['site', 'services', 'topLocalities', 'commercialProjects'])
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
      expect(documentIn(text).title).toMatch(/^(Service|Locality) not available/)
      const [, question = '', id = ''] = path.split('/')
      const answer = await get(`/api/pages/${question}?:id=${id}`)
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject(unavailable)
      expect((answer.body as { kind: string }).kind).toBe('missing')
    },
  )

  test('another try keeps the query', async () => {
    const { status, text } = await get('/project-details/cobalt-square/cobalt-tower?loan=5000000')
    expect(status).toBe(503)
    const form = [...documentIn(text).querySelectorAll('main form')].at(0)
    expect(form?.getAttribute('action')).toBe('/project-details/cobalt-square/cobalt-tower')
    expect(form?.querySelector('[name=loan]')?.getAttribute('value')).toBe('5000000')
  })

  test('directions lead to a name where no point is known, and nowhere where nothing is', async () => {
    const project = await get('/project-details/aravalli-crest/the-aravalli-summit')
    const way = documentIn(project.text).querySelector<HTMLAnchorElement>('a[href*="destination="]')
    expect(way && new URL(way.href).searchParams.get('destination')).toBe(
      'The Aravalli Summit, Sector 65, Golf Course Extension Road, Gurgaon',
    )
    const contact = await get('/contact-us')
    expect(contact.status).toBe(200)
    expect(contact.text.includes('Get Directions')).toBe(false)
  })
})
