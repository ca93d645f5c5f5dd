import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../../domain/listing/pagination.ts'
import { documentIn } from '../../tests/support/html.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { testServer, useTestServer } from '../../tests/support/programs/test-server.ts'

const SHORTLIST =
  '/shortlist?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024,no/body'
const OFFERING = [
  '/project-details',
  '/city/gurgaon',
  '/project-details/aravalli-crest',
  '/search?q=sector',
  SHORTLIST,
]
const TILES = 'https://tile.openstreetmap.org'

/** An address that shows a map. */
const map = (path: string) => `${path}${path.includes('?') ? '&' : '?'}view=map`

const pictureHosts = (headers: object): string =>
  /img-src ([^;]*)/.exec(
    String(new Map(Object.entries(headers)).get('content-security-policy')),
  )?.[1] ?? ''

describe('with tiles', () => {
  const server = useTestServer()
  const get = (path: string) => request(server.url).get(path)
  const pageAt = async (path: string) => documentIn((await get(path)).text)
  const cards = (page: Document) => [
    ...page.querySelectorAll('main article h3, [data-map-results] > div > ul > li > a:first-child'),
  ]

  test.each([...OFFERING, ...OFFERING.map(map), '/project-details?location=Nowhere'])(
    'a page that offers the map may show its pictures: %s',
    async (path) => {
      // The second answer is the one that was kept.
      for (let times = 0; times < 2; times++)
        expect(pictureHosts((await get(path)).headers)).toBe(`${TILES} 'self' data:`)
      expect(pictureHosts((await request(server.url).head(path)).headers)).toContain(TILES)
    },
  )

  test.each([
    '/',
    '/about',
    '/city/lucknow',
    '/search',
    '/search?q=zzzz',
    '/shortlist',
    '/project-details/aravalli-crest/the-aravalli-summit',
    '/project-details/harbour-and-vale',
    '/location/dwarka-expressway',
    '/no-such-page',
  ])('any other may not: %s', async (path) => {
    const { headers, text } = await get(path)
    expect(pictureHosts(headers)).toBe("'self' data:")
    expect(text).not.toContain('view=map')
    expect(text).not.toContain(TILES)
  })

  test.each(OFFERING)('the map has all that was found, each with its place: %s', async (path) => {
    const [list, page] = [await pageAt(path), await pageAt(map(path))]
    const total = /\d+ projects?/.exec(list.querySelector('#results-title')?.textContent ?? '')?.[0]
    const names = cards(page).map((name) => name.textContent)
    expect(names).toHaveLength(total === undefined ? names.length : parseInt(total))
    expect(names.slice(0, cards(list).length)).toEqual(cards(list).map((name) => name.textContent))
    expect(new Set(names).size).toBe(names.length)
    expect(page.querySelector('nav[aria-label^="Pages of"]')).toBeNull()
    const placed = [...page.querySelectorAll('main a[href^="https://www.google.com/maps"]')]
    expect(placed.length).toBeGreaterThan(0)
    for (const link of placed)
      expect(link.getAttribute('href')).toMatch(/destination=\d+\.\d+,\d+\.\d+$/)
    const without = /(\d+) projects? ha(?:s|ve) no place/.exec(page.body.textContent)?.[1] ?? '0'
    expect(placed.length).toBe(names.length - Number(without))
  })

  test('search engines find the list, and the first of it', async () => {
    const page = await pageAt('/project-details?view=map')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/project-details$/,
    )
    const lists = [...page.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown[]>)
      .filter((node) => String(node['@type']) === 'ItemList')
    expect(lists.map((node) => node['itemListElement']?.length)).toEqual([PAGE_SIZE])
  })

  test('filters keep the map, and have it in one place of the address', async () => {
    const page = await pageAt('/project-details?view=map&sort=newest&page=3')
    const links = [...page.querySelectorAll('nav[aria-label="Location"] a')]
    expect(links.length).toBeGreaterThan(5)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(
        /^\/project-details\?location=.*&sort=newest&view=map$/,
      )
    expect(page.querySelector('input[type=hidden][name=view]')?.getAttribute('value')).toBe('map')
    const timing = async (path: string) => String((await get(path)).headers['server-timing'])
    expect(await timing('/project-details?page=2&view=map&sort=newest')).toContain('hit')
  })

  test('the privacy page says whose pictures they are, and when they are asked for', async () => {
    const words = (await pageAt('/privacy')).querySelector('main')?.textContent ?? ''
    expect(words).toContain('Map of projects')
    expect(words).toMatch(
      /tile\.openstreetmap\.org\. Your browser asks that host for nothing before/,
    )
  })
})

test('the privacy page says who hears a search that is spoken, whatever the data is', async () => {
  const { url } = await testServer()
  expect((await request(url).get('/privacy')).text).toMatch(
    /Searching by voice.*It may send what it hears to the company that made it/s,
  )
})

test('without tiles there is no map anywhere', async () => {
  const data = copySampleData({
    'site.json': (text) => JSON.stringify({ ...(JSON.parse(text) as object), mapTiles: undefined }),
  })
  const { url } = await testServer({ DATA_DIR: data.folder })
  for (const path of OFFERING) {
    const list = await request(url).get(path)
    expect(pictureHosts(list.headers), path).toBe("'self' data:")
    expect(list.text, path).not.toContain('view=map')
    expect((await request(url).get(map(path))).text, path).toBe(list.text)
  }
  expect((await request(url).get('/privacy')).text).not.toContain('Map of projects')
})

test('tiles that break their rule are as none', async () => {
  const data = copySampleData({
    'site.json': (text) => text.replace('https://tile.', 'http://{s}.tile.'),
  })
  const { url } = await testServer({ DATA_DIR: data.folder })
  const { status, headers, text } = await request(url).get('/city/gurgaon')
  expect([status, pictureHosts(headers)]).toEqual([200, "'self' data:"])
  expect(text).not.toContain('view=map')
})
