import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../tests/support/programs/test-server.ts'
import { reloadData } from './process/data.ts'

const projects = ['residentialProjects', 'commercialProjects'].flatMap((name) =>
  Object.entries(
    JSON.parse(readFileSync(`data/${name}.json`, 'utf8')) as Record<
      string,
      { id?: string | number; custom_id?: string; slug: string; name: string }[]
    >,
  ).flatMap(([developer, list]) => list.map((project) => ({ ...project, developer }))),
)

describe('with the agency’s data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  const get = (path: string) => request(server.url).get(path)

  test('every project answers under its id and under its slug', { timeout: 120_000 }, async () => {
    expect(projects).toHaveLength(34)
    for (const project of projects) {
      for (const id of new Set([String(project.id ?? project.custom_id), project.slug])) {
        const { status, text } = await get(`/project-details/${project.developer}/${id}`)
        expect(status, id).toBe(200)
        expect(text).toContain(project.name)
      }
    }
  })

  test.each([
    '/',
    '/home',
    '/about',
    '/career',
    '/contact-us',
    '/residential',
    '/commercial',
    '/plots',
    '/sco',
    '/developers',
    '/trending-projects',
    '/project-details',
    '/project-details/aravalli-crest',
    '/project-details/harbour-and-vale',
    '/project-details/ridgeline-builders',
    '/floor-plans/aravalli-crest',
    '/city/gurgaon',
    '/city/goa',
    '/gurgaon',
    '/lucknow',
    '/location/sohna-road',
    '/location/sector-65',
    '/locality/chhatarpur',
    '/service/home-loan',
    '/service/rent-receipt',
    '/search?q=sector',
    '/coming-soon',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/healthz',
    '/readyz',
  ])('%s answers 200', async (path) => {
    const { status } = await get(path)
    expect(status).toBe(200)
  })

  test.each([
    [
      '/project-details/aravalli-crest/nothing',
      'Project not found. Developer: aravalli-crest, ID: nothing',
    ],
    ['/project-details/nobody', 'Searching for: nobody'],
    ['/not-found', 'The page you&#x27;re looking for doesn&#x27;t exist.'],
    ['/what/ever', 'Return to Home'],
    ['/city/chennai', 'Return to Home'],
    ['/location/nowhere', 'Return to Home'],
    ['/locality/nowhere', 'Return to Home'],
    ['/service/nothing', 'Return to Home'],
  ])('%s answers 404 and says so', async (path, words) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain(words)
    expect(text).toContain('noindex')
  })

  test.each([
    ['/contact?a=1', '/contact-us?a=1'],
    ['/banglore?a=1', '/bangalore?a=1'],
    ['/about/', '/about'],
    ['/ABOUT?x=Y', '/about?x=Y'],
    ['/City/Gurgaon/', '/city/gurgaon'],
    ['/project-details/Aravalli-Crest/PF-GGN-0188', '/project-details/aravalli-crest/PF-GGN-0188'],
    ['/project-details/aravalli-crest/pf-ggn-0188', '/project-details/aravalli-crest/PF-GGN-0188'],
    ['/project-details/nobody/PF-GGN-0188', '/project-details/aravalli-crest/PF-GGN-0188'],
    ['/project-details/verdant-row/1024', '/project-details/kadamba-homes/1024'],
    [
      '/location/the-aravalli-summit',
      '/project-details/aravalli-crest/the-aravalli-summit#location',
    ],
    ['/locality/gurgaon', '/city/gurgaon'],
  ])('%s moves to %s', async (path, to) => {
    const { status, headers } = await get(path)
    expect(status).toBe(301)
    expect(headers['location']).toBe(to)
  })

  test('a city without projects is not indexed and names its canonical address', async () => {
    const { text } = await get('/goa?sort=newest')
    expect(text).toContain('noindex')
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/city\/goa"/)
    // Nothing to filter: what it offers is the enquiry form.
    expect(text).toContain('No properties found in Goa')
    expect(text).not.toMatch(/aria-label="Filters"|type="checkbox" name="(?:location|bedrooms)"/)
  })

  test('a place is looked for in the whole place text, commas and all', async () => {
    const { text } = await get('/project-details?location=Dwarka+Expressway,+Gurgaon')
    expect(text).toContain('Remove filter: </span>Dwarka Expressway, Gurgaon')
    expect(text).toMatch(/4 projects<\/h2>/)
  })

  test('HEAD has the status and no body', async () => {
    const found = await request(server.url).head('/about')
    expect([found.status, found.text ?? '']).toEqual([200, ''])
    const none = await request(server.url).head('/nothing')
    expect(none.status).toBe(404)
  })

  test('data files carry a strong ETag and answer 304', async () => {
    const first = await get('/data/residentialProjects.json').set('accept-encoding', 'br')
    expect(first.status).toBe(200)
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['etag']).toMatch(/^"[^"]+"$/)
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get('/data/residentialProjects.json')
      .set('accept-encoding', 'br')
      .set('if-none-match', first.headers['etag'] ?? '')
    expect(again.status).toBe(304)
    const plain = await get('/data/residentialProjects.json').set('accept-encoding', 'identity')
    expect(Object.keys(plain.body as object)).toContain('aravalli-crest')
    expect((await get('/data/site.json')).status).toBe(404)
  })

  test('pages carry the security headers and no trace of the server', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('pages stream compressed', async () => {
    server.services.renderer.forget()
    const { headers } = await get('/').set('accept-encoding', 'gzip')
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-length']).toBeUndefined()
  })

  test.each(['/images/none.jpg', '/images/', '/images/%E0'])(
    'there is no picture at %s, also for who asks for a page',
    async (path) => {
      const none = await get(path).set('accept', 'text/html')
      expect(none.status).toBe(404)
      expect(none.headers['cache-control']).not.toContain('immutable')
      expect(none.text).not.toContain('went wrong')
    },
  )

  test('a question nobody asks is 404', async () => {
    expect((await get('/api/pages/unknown')).status).toBe(404)
  })
})

describe('with damaged data', () => {
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  function copyOfData(): string {
    const folder = mkdtempSync(join(tmpdir(), 'peak-force-data-'))
    folders.push(folder)
    for (const name of readdirSync('data').filter((file) => file.endsWith('.json'))) {
      cpSync(join('data', name), join(folder, name))
    }
    // A reload refuses data without its pictures.
    symlinkSync(resolve('data/images'), join(folder, 'images'))
    return folder
  }

  test.each(readdirSync('data').filter((file) => file.endsWith('.json')))(
    'the site serves on when %s is broken or gone',
    async (name) => {
      const folder = copyOfData()
      writeFileSync(join(folder, name), '{"broken": [')
      const server = await startTestServer({ DATA_DIR: folder })
      try {
        const ready = await request(server.url).get('/readyz')
        expect(ready.status).toBe(/^(?:residential|commercial)Projects/.test(name) ? 503 : 200)
        for (const path of [
          '/',
          '/residential',
          '/project-details',
          '/trending-projects',
          '/about',
          '/career',
          '/contact-us',
          '/developers',
          '/search?q=a',
        ]) {
          expect((await request(server.url).get(path)).status, path).toBe(200)
        }
        rmSync(join(folder, name))
        expect((await request(server.url).get('/')).status).toBe(200)
      } finally {
        await server.close()
      }
    },
  )

  test('one bad record is skipped, the rest serves', async () => {
    const folder = copyOfData()
    const file = join(folder, 'residentialProjects.json')
    const text = readFileSync(file, 'utf8').replace('"name": "Crest Greens"', '"name": 12')
    writeFileSync(file, text)
    const server = await startTestServer({ DATA_DIR: folder })
    try {
      const get = (path: string) => request(server.url).get(path)
      expect((await get('/project-details/aravalli-crest/crest-greens')).status).toBe(404)
      expect((await get('/project-details/aravalli-crest/the-aravalli-summit')).status).toBe(200)
    } finally {
      await server.close()
    }
  })

  test('only what depends on a failed file shows its failure', async () => {
    const folder = copyOfData()
    writeFileSync(join(folder, 'paymentPlan.json'), 'nonsense')
    const server = await startTestServer({ DATA_DIR: folder })
    try {
      const get = (path: string) => request(server.url).get(path)
      const { text } = await get('/project-details/aravalli-crest/the-aravalli-summit')
      expect(text).toContain('Failed to load payment plans. Please try again later.')
      expect(text).toContain('3 BHK + Study')
      const data = await get('/data/paymentPlan.json')
      expect(data.status).toBe(503)
      expect((data.body as { message: string }).message).toMatch(/payment plan/i)
    } finally {
      await server.close()
    }
  })

  test('a reload swaps good data in and refuses bad data', async () => {
    const folder = copyOfData()
    const server = await startTestServer({ DATA_DIR: folder })
    const file = join(folder, 'residentialProjects.json')
    const good = readFileSync(file, 'utf8')
    const name = async () => {
      const { text } = await request(server.url).get(
        '/project-details/aravalli-crest/the-aravalli-summit',
      )
      return /<h1[^>]*>([^<]+)/.exec(text)?.[1]
    }
    try {
      expect(await name()).toBe('The Aravalli Summit')
      writeFileSync(file, good.replaceAll('"The Aravalli Summit"', '"The New Summit"'))
      await reloadData(server.services)
      expect(await name()).toBe('The New Summit')
      writeFileSync(file, good.slice(0, 500))
      await reloadData(server.services)
      expect(await name()).toBe('The New Summit')
    } finally {
      await server.close()
    }
  })

  test('redirects.json leads old addresses on, also after a reload, and never hides a page', async () => {
    const folder = copyOfData()
    const summit = '/project-details/aravalli-crest/the-aravalli-summit'
    const write = (...redirects: [from: string, to: string][]) =>
      writeFileSync(
        join(folder, 'redirects.json'),
        JSON.stringify(redirects.map(([from, to]) => ({ from, to }))),
      )
    write(
      ['/project-details/aravalli-crest/old-summit', summit],
      ['/campaign/2023', '/plots'],
      ['/about', '/plots'],
    )
    const server = await startTestServer({ DATA_DIR: folder })
    const leads = async (path: string) => {
      const { status, headers } = await request(server.url).get(path)
      return [status, headers['location']]
    }
    try {
      expect(await leads('/project-details/aravalli-crest/old-summit?a=1')).toEqual([
        301,
        `${summit}?a=1`,
      ])
      expect(await leads('/project-details/aravalli-crest/Old-Summit')).toEqual([301, summit])
      expect(await leads('/campaign/2023')).toEqual([301, '/plots'])
      expect(await leads('/about')).toEqual([200, undefined])
      // The spelling is settled first.
      expect(await leads('/Campaign/2023/')).toEqual([301, '/campaign/2023'])

      write(
        ['/campaign/2023', '/sco'],
        ['/project-details/verdant-row/1024', '/about'],
        ['/floor-plans/old-name', '/floor-plans/aravalli-crest'],
      )
      await reloadData(server.services)
      expect(await leads('/campaign/2023')).toEqual([301, '/sco'])
      expect(await leads('/project-details/aravalli-crest/old-summit')).toEqual([404, undefined])
      expect(await leads(summit)).toEqual([200, undefined])
      expect(await leads('/project-details/verdant-row/1024')).toEqual([301, '/about'])
      expect(await leads('/floor-plans/old-name')).toEqual([301, '/floor-plans/aravalli-crest'])
      const { text } = await request(server.url).get('/sitemap.xml')
      expect(text).not.toContain('campaign')
    } finally {
      await server.close()
    }
  })
})
