import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import request from 'supertest'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { SEARCH_LIMIT, type SearchAnswer } from '../../domain/search/search-answer.ts'
import { projectCount } from '../../domain/text/text.ts'
import { listOf } from '../../domain/value/loaded.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { searchIndexOf, searchOf } from '../pages/views/search-index.ts'

const server = useTestServer()

const ask = async (q: string): Promise<SearchAnswer> =>
  (await request(server.url).get('/api/search').query({ q })).body as SearchAnswer

const urls = ({ groups }: SearchAnswer) =>
  groups.flatMap(({ items }) => items.map(({ url }) => url))

test('filters find what the listing finds, in its order', async () => {
  const answer = await ask('3bhk flats in gurugram')
  expect(answer.understood).toMatchObject({
    text: '3 BHK, Residential Apartment in Gurgaon',
    url: '/project-details?location=Gurgaon&category=Residential+Apartment&bedrooms=3+BHK',
    total: answer.total,
  })
  const listing = server.services.catalogue.current.listing.list(
    server.services.catalogue.current.projects,
    new URLSearchParams(answer.understood?.url.split('?')[1]),
  )
  expect(answer.total).toBe(listing.total)
  expect(urls(answer).slice(0, 6)).toEqual(listing.items.map(({ path }) => path))
})

test('the link of what was understood lists as many as were found', () => {
  const { current } = server.services.catalogue
  const search = searchIndexOf(server.services)
  const phrases = readFileSync('domain/search/natural-language/search-phrases.txt', 'utf8').split(
    '\n',
  )
  const others = [
    ...current.places.flat(),
    ...listOf(current.topLocalities).map(({ name }) => `3 bhk or more in ${name}`),
    ...current.cities.names.map(([name]) => `${name} 5 bhk`),
    '3 bhk office',
    'shop 5 bhk',
    'duplex shop',
    'flat 3.5 bhk',
    'farm house showroom',
  ]
  let understood = 0
  for (const phrase of [...phrases, ...others]) {
    const answer = search(phrase.split('=>')[0]?.trim() ?? '')
    if (!answer.understood) continue
    const { url, total } = answer.understood
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    understood += 1
    const [, , developer] = pathname.split('/')
    const listing = developer
      ? current.listing.list(current.projectsOf(developer), searchParams, 'developer')
      : current.listing.list(current.projects, searchParams)
    expect.soft(listing.total, phrase).toBe(total)
  }
  expect(understood).toBeGreaterThan(600)
})

test.each([
  ['sector 5', 1],
  ['Sec-5.', 1],
  ['3.5 bhk', 0],
  ['5 bhk', 0],
  ['pune flats', 0],
  ['dwarka', 1],
  ['गुड़गाँव में 10 करोड़ तक फ्लैट', undefined],
])('%s: as many in the answer, behind its link and on the page of results', async (q, total) => {
  const { understood, total: found } = await ask(q)
  expect(understood?.total).toBe(total ?? found)
  expect(found).toBe(understood?.total)
  const listing = await request(server.url).get(understood?.url ?? '')
  expect(listing.text).toContain(projectCount(found))
  const { text } = await request(server.url).get('/search').query({ q })
  expect(text).toContain(understood?.text)
})

test('every place of the filter finds as many on its own page', () => {
  const { cities, listing, projects, projectsAt, projectsIn } = server.services.catalogue.current
  const { options } = listing.list(projects, new URLSearchParams()).facets.location
  for (const { value, count } of options) {
    const city = cities.byName(value)
    expect.soft((city ? projectsIn(city) : projectsAt(value)).length, value).toBe(count)
    const asked = listing.list(projects, new URLSearchParams({ location: value }))
    expect.soft(asked.total, value).toBe(count)
  }
})

test('a number that nothing has finds what begins with it, and both say so', async () => {
  const answer = await ask('sector 8')
  expect(answer).toMatchObject({ understood: null, beginsWith: 'sector 8' })
  const { text } = await request(server.url).get('/search').query({ q: 'sector 8' })
  expect(text).toContain('Nothing we know of is called “sector 8”.')
  const near = await ask('gurgaon sector 8')
  expect(near).toMatchObject({ understood: { rest: 'sector 8' }, beginsWith: 'sector 8' })
})

test('words left over are looked for among what the filters allow', async () => {
  const all = await ask('gurgaon')
  const some = await ask('gurgaon aravalli')
  expect(some.understood).toMatchObject({ total: all.total, rest: 'aravalli' })
  expect(some.total).toBeGreaterThan(0)
  expect(some.total).toBeLessThan(all.total)
})

test('words that name no filter are searched as text; a mistyped one is corrected and said', async () => {
  const answer = await ask('aravalli summit')
  expect(answer).toMatchObject({ understood: null })
  expect(answer).not.toHaveProperty('corrected')
  const mistyped = await ask('aravali sumit')
  expect(mistyped).toMatchObject({ query: 'aravali sumit', corrected: 'aravalli summit' })
  for (const one of [answer, mistyped]) expect(urls(one)[0]).toMatch(/the-aravalli-summit$/)
})

test('whatever is typed is answered, with twenty at most', () => {
  const search = searchIndexOf(server.services)
  const words = fc.oneof(anyText(), fc.constantFrom('3 bhk', 'noida', '₹', '('))
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), (parts) => {
      const { total, groups } = search(parts.join(' '))
      expect(groups.flatMap(({ items }) => items)).toHaveLength(Math.min(total, SEARCH_LIMIT))
    }),
  )
})

test('a page of results says what it took away and goes on', async () => {
  const { text } = await request(server.url).get('/search').query({ q: 'gurgaon', page: '2' })
  expect(text).toContain('Projects in Gurgaon')
  expect(text).toContain('aria-label="Page 2" aria-current="page"')
})

test('words that nothing says leave the way to the projects without them', async () => {
  const { understood } = await ask('3 bhk zzzz')
  const { text } = await request(server.url).get('/search').query({ q: '3 bhk zzzz' })
  expect(text).toContain(`Nothing we know of these ${understood?.total} projects says “zzzz”.`)
  expect(text).toContain(`See ${understood?.total} projects without it`)
  // The words are taken away like a filter.
  expect(text).toContain('href="/search?q=3%20BHK"')
})

test('of one project nothing is said in the plural', async () => {
  const { understood } = await ask('farm house zzzz')
  expect(understood?.total).toBe(1)
  const { text } = await request(server.url).get('/search').query({ q: 'farm house zzzz' })
  expect(text).toContain('Nothing we know of this project says “zzzz”.')
})

test('a place that is named is shown though nothing has the other words, which the page says', async () => {
  const answer = await ask('gurgaon zzzz')
  expect(answer).toMatchObject({ understood: { rest: 'zzzz' }, leftOut: 'zzzz' })
  expect(answer.total).toBe(answer.understood?.total)
  const { text } = await request(server.url).get('/search').query({ q: 'gurgaon zzzz' })
  expect(text).toContain('Nothing was found with “zzzz”. These are results without it.')
  expect(text).toContain('href="/search?q=Projects%20in%20Gurgaon"')
})

test('a page without a question offers some', async () => {
  const { text } = await request(server.url).get('/search')
  expect(text).toContain('href="/search?q=Plot%20under%201%20Cr"')
})

test.each(['0', '-1', '1.5', 'x', '999', '1e9', ''])(
  'page %j of the results is the first, and no search engine keeps it',
  async (page) => {
    const { status, text } = await request(server.url).get('/search').query({ q: 'gurgaon', page })
    expect(status).toBe(200)
    expect(text).toContain('aria-label="Page 1" aria-current="page"')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).toContain('/search"/><meta name="description"')
  },
)

test('the answer is compressed, and sent once', async () => {
  const address = `${server.url}/api/search?q=gurgaon`
  const headers = { 'accept-encoding': 'br' }
  const first = await fetch(address, { headers })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await first.json()).toEqual(await ask('gurgaon'))
  const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' }
  await request(address).get('').set(known).expect(304, '')
})

test('the same words are looked for once in each catalogue, however often they are asked for', () => {
  const { catalogue, images, config } = server.services
  let looked = 0
  const listing = {
    ...catalogue.current.listing,
    matching: (...asked: Parameters<typeof catalogue.current.listing.matching>) => {
      looked += 1
      return catalogue.current.listing.matching(...asked)
    },
  }
  const { answer } = searchOf({ catalogue: { ...catalogue.current, listing }, images, config })
  const first = answer('3 bhk in gurgaon')
  const once = looked
  expect(once).toBeGreaterThan(0)
  expect(answer('3 bhk in gurgaon')).toEqual(first)
  expect(looked).toBe(once)
})
