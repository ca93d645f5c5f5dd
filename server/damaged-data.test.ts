import { readdirSync } from 'node:fs'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { documentIn, textsIn } from '../tests/support/html.ts'
import { copySampleData } from '../tests/support/programs/data-copy.ts'
import { testServer } from '../tests/support/programs/test-server.ts'
import { checkStartData, reloadData, unpublishExpired } from './process/catalogue-lifecycle.ts'

const PAGES =
  '/ /residential /project-details /trending-projects /about /career /contact-us /developers /search?q=a'
const OF_PROJECTS = ['residentialProjects.json', 'commercialProjects.json']
const others = readdirSync('data').filter(
  (file) => file.endsWith('.json') && !OF_PROJECTS.includes(file),
)

test.each<[which: string, files: string[], ready: number]>([
  ['every file but those of projects', others, 200],
  ...OF_PROJECTS.map((file) => [file, [file], 503] as [string, string[], number]),
])('the site serves on when %s is broken or gone', async (_which, files, ready) => {
  const data = copySampleData()
  for (const file of files) data.write(file, '{"broken": [')
  const server = await testServer({ DATA_DIR: data.folder })
  expect((await request(server.url).get('/readyz')).status).toBe(ready)
  expect((await request(server.url).get('/readyz?for=enquiries')).status).toBe(200)
  for (const path of PAGES.split(' '))
    expect((await request(server.url).get(path)).status, path).toBe(200)
  for (const file of files) data.remove(file)
  expect((await request(server.url).get('/')).status).toBe(200)
})

test('only what depends on a failed file shows its failure', async () => {
  const data = copySampleData()
  data.write('paymentPlan.json', 'nonsense')
  const server = await testServer({ DATA_DIR: data.folder })
  const get = (path: string) => request(server.url).get(path)
  const { text } = await get('/project-details/aravalli-crest/the-aravalli-summit')
  expect(text).toContain('Failed to load payment plans. Please try again later.')
  expect(text).toContain('3 BHK + Study')
  const served = await get('/data/paymentPlan.json')
  expect(served.status).toBe(503)
  expect(served.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
  expect((served.body as { message: string }).message).toMatch(/payment plan/i)
})

const LISTS = [
  'trendingProjects',
  'leadingRealEstateDevelopers',
  'everythingContainer',
  'testimonials',
  'topLocalities',
  'globalFaqs',
]

test.each([
  ['[{ "id":', ['Trending Projects', 'Leading Real Estate Developers']],
  ['[]', ['Trending Projects']],
])('Home leaves out the parts whose lists are %j', async (text, kept) => {
  const data = copySampleData()
  for (const file of LISTS) data.write(`${file}.json`, text)
  const server = await testServer({ DATA_DIR: data.folder })
  const page = await request(server.url).get('/')
  const home = documentIn(page.text)
  expect(textsIn(home, 'main h2')).toEqual([...kept, 'Peak Force Edge', 'Not sure where to begin?'])
  expect(textsIn(home, 'main').join()).toContain('No Trending Projects Found')
})

test('a project of a file that failed may exist: 503 and another try', async () => {
  const data = copySampleData()
  data.write('residentialProjects.json', '{ "broken')
  const server = await testServer({ DATA_DIR: data.folder })
  const get = (path: string) => request(server.url).get(`/project-details/${path}`)
  const { status, text } = await get('aravalli-crest/the-aravalli-summit')
  expect(status).toBe(503)
  expect(textsIn(documentIn(text), 'h1')).toEqual([
    'Failed to load project details: our site cannot show them just now',
  ])
  expect(textsIn(documentIn(text), 'main p').join()).toMatch(
    /^Please try again in a moment, or call/,
  )
  expect(textsIn(documentIn(text), 'button')).toContain('Retry')
  expect((await get('cobalt-square/cobalt-tower')).text).toContain('Failed to load projects')
})

test('redirects.json leads old addresses on, also after a reload, and never hides a page', async () => {
  const data = copySampleData()
  const summit = '/project-details/aravalli-crest/the-aravalli-summit'
  const write = (...redirects: [from: string, to: string][]) =>
    data.write('redirects.json', JSON.stringify(redirects.map(([from, to]) => ({ from, to }))))
  write(
    ['/project-details/aravalli-crest/old-summit', summit],
    ['/campaign/2023', '/plots'],
    ['/offices', '/project-details?type=commercial#results'],
    ['/about', '/plots'],
  )
  const server = await testServer({ DATA_DIR: data.folder })
  const leads = async (path: string) => {
    const { status, headers } = await request(server.url).get(path)
    return [status, headers['location']]
  }
  expect(await leads('/project-details/aravalli-crest/old-summit?a=1')).toEqual([
    301,
    `${summit}?a=1`,
  ])
  expect(await leads('/campaign/2023')).toEqual([301, '/plots'])
  const offices = '/project-details?type=commercial'
  expect(await leads('/offices')).toEqual([301, `${offices}#results`])
  expect(await leads('/offices?utm_source=x')).toEqual([301, `${offices}&utm_source=x#results`])
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
})

describe('a project that the law forbids to publish', () => {
  const summit = '/project-details/aravalli-crest/the-aravalli-summit'
  const endedOn = (day: string) => (text: string) => text.replace('2031-03-31', day)
  const ASKED = 'aravalli-crest/the-aravalli-summit'
  const NOWHERE = [
    '/',
    '/project-details?location=Sector+54',
    '/project-details/aravalli-crest',
    '/floor-plans/aravalli-crest',
    '/trending-projects',
    '/search?q=the+aravalli',
    '/api/search?q=the+aravalli',
    `/shortlist?projects=${ASKED}`,
    '/sitemap.xml',
    ...readdirSync('data')
      .filter((file) => file.endsWith('.json') && !/site|charges|redirects|careers/.test(file))
      .map((file) => `/data/${file}`),
  ]

  test('is nowhere on a site that starts with it, and the operator is told', async () => {
    const data = copySampleData({ 'residentialProjects.json': endedOn('2026-01-31') })
    data.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
    const server = await testServer({ DATA_DIR: data.folder })
    for (const path of NOWHERE) {
      const { text } = await request(server.url).get(path)
      // What was searched for stands in the answer.
      const isNamed = /the.aravalli.summit/i.test(text.replaceAll(ASKED, ''))
      expect(isNamed, path).toBe(false)
    }
    for (const path of ['', '/brochure.pdf', '/visit.ics?on=2026-12-01&slot=11:00'])
      expect((await request(server.url).get(summit + path)).status, path).toBe(404)
    await checkStartData(server.services)
    const metrics = await server.services.metrics.registry.metrics()
    expect(metrics).toContain('catalogue_findings{level="error"} 2')
  })

  test('is not reported by the first check once mended data was loaded', async () => {
    const data = copySampleData()
    data.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
    const server = await testServer({ DATA_DIR: data.folder })
    const firstCheck = checkStartData(server.services)
    data.restore('paymentPlan.json')
    await reloadData(server.services)
    await firstCheck
    expect(await server.services.metrics.registry.metrics()).toContain(
      'catalogue_findings{level="error"} 0',
    )
  })

  test('leaves a running site the day after its registration has ended', async () => {
    const data = copySampleData({ 'residentialProjects.json': endedOn('2030-01-31') })
    const server = await testServer({ DATA_DIR: data.folder })
    const get = (path: string) => request(server.url).get(path)
    for (let times = 0; times < 2; times++) expect((await get(summit)).status).toBe(200)
    await unpublishExpired(server.services, new Date('2030-01-31T12:00:00Z'))
    expect((await get(summit)).status).toBe(200)
    await unpublishExpired(server.services, new Date('2030-02-01T12:00:00Z'))
    expect((await get(summit)).status).toBe(404)
    expect((await get('/')).text).not.toContain('The Aravalli Summit')
    expect(await server.services.metrics.registry.metrics()).toContain(
      'catalogue_findings{level="error"} 1',
    )
  })
})
