import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { pathWithKeys, projectKey } from '../../domain/shortlist/shortlist.ts'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { testServer, useTestServer } from '../../tests/support/programs/test-server.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import type { ShortlistView } from '../../client/pages/shortlist/ShortlistPage.tsx'
import { scaleData } from '../../tests/support/scale.ts'

const SUMMIT = 'aravalli-crest/the-aravalli-summit'
const GREENS = 'aravalli-crest/crest-greens'
const BOULEVARD = 'meridian-habitat/meridian-boulevard'
const server = useTestServer()

async function page(path: string) {
  const { status, text } = await request(server.url).get(path)
  const document = documentIn(text)
  const [words = ''] = textsIn(document, 'main')
  return { status, text, document, words, rows: textsIn(document, 'th[scope=row]') }
}

const keys = async (count: number) =>
  server.services.catalogue.current.projects
    .slice(0, count)
    .map(({ developerSlug, id }) => `${developerSlug}/${encodeURIComponent(id)}`)

test.each(['shortlist', 'compare'])(
  'WhatsApp passes on the names and prices of %s, and its address without a campaign',
  async (name) => {
    const path = `/${name}?projects=${SUMMIT},${BOULEVARD}`
    const { document } = await page(`${path}&utm_source=x`)
    const links = [...document.querySelectorAll('main a[href^="https://wa.me/?text="]')]
    const [text = ''] = links.map(
      (link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '',
    )
    expect(links).toHaveLength(1)
    expect(text).toMatch(/The Aravalli Summit[^]*₹[^]*Meridian Boulevard[^]*₹/)
    expect(decodeURIComponent(text)).toContain(path)
    expect(text).not.toContain('utm_')
  },
)

test('the shortlist shows fifty at most', async () => {
  const large = await testServer({ DATA_DIR: scaleData(60).folder })
  const all = large.services.catalogue.current.projects.map(({ path }) => projectKey(path))
  const { text } = await request(large.url).get(pathWithKeys('/shortlist', all))
  expect(documentIn(text).querySelectorAll('article')).toHaveLength(50)
})

test.each([
  [`/shortlist?projects=${SUMMIT},${SUMMIT},,${BOULEVARD}`, '2 projects to compare'],
  [`/shortlist?projects=${SUMMIT}&projects=${BOULEVARD}`, '2 projects to compare'],
  [`/shortlist?utm_source=x&projects=${SUMMIT}`, 'The Aravalli Summit'],
  [`/shortlist?projects=${SUMMIT},a/gone`, 'One project of this list is no longer offered'],
  [`/shortlist?projects=${SUMMIT},a/b,c/d`, '2 projects of this list are no longer offered'],
  ['/shortlist?projects=__proto__/constructor,a/toString', 'Nothing saved yet'],
  ['/shortlist?projects=%2F%2F,,,%00/%00', 'Nothing saved yet'],
  ['/shortlist?projects[]=a/b&projects[x]=c', 'Nothing saved yet'],
  ['/compare', 'Choose two to four projects'],
  [`/compare?projects=${SUMMIT},${SUMMIT}`, 'The Aravalli Summit needs a second project beside it'],
  [`/compare?projects=${SUMMIT},a/b`, 'One project of the address is not offered'],
  [`/compare?projects=${SUMMIT},${GREENS},a/b,c/d`, '2 projects of the address are not offered'],
])('%s: %s', async (path, said) => {
  const { status, words } = await page(path)
  expect([status, words.includes(said)]).toEqual([200, true])
})

describe('what is said of saved projects that are not found', () => {
  const GONE = 'aravalli-crest/never-there'
  const OLD = 'aravalli-crest/old-name'
  const ENDED = 'aravalli-crest/ended'
  const SHOP = 'cobalt-square/cobalt-tower'
  const REDIRECTS = [
    { from: `/project-details/${OLD}`, to: `/project-details/${GREENS}#location` },
    { from: `/project-details/${ENDED}`, to: '/project-details/aravalli-crest' },
    { from: '/project-details/cobalt-square/lost', to: `/project-details/${SHOP}` },
  ]
  const asked = [GONE, OLD, ENDED, SHOP, SUMMIT, 'other/the-aravalli-summit', 'cobalt-square/lost']

  /** What the page says of `asked` where the data was changed. */
  async function movesIn(change: (data: ReturnType<typeof copySampleData>) => void) {
    const data = copySampleData()
    data.write('redirects.json', JSON.stringify(REDIRECTS))
    change(data)
    const { url } = await testServer({ DATA_DIR: data.folder })
    const { body } = await request(url).get(`/api/pages${pathWithKeys('/shortlist', asked)}`)
    const { cards, gone, renamed, unavailable } = body.page as ShortlistView
    return { cards: cards.length, gone, renamed, unavailable }
  }
  const ofRedirects = { [OLD]: GREENS }

  test('of whole data all is certain', async () => {
    expect(await movesIn(() => undefined)).toEqual({
      cards: 3,
      gone: [GONE, ENDED],
      renamed: {
        ...ofRedirects,
        'other/the-aravalli-summit': SUMMIT,
        'cobalt-square/lost': SHOP,
      },
      unavailable: 0,
    })
  })

  const residential = 'residentialProjects.json'
  test.each<[string, (data: ReturnType<typeof copySampleData>) => void, number, number]>([
    ['a file is missing', (data) => data.remove('commercialProjects.json'), 2, 3],
    ['a file is no JSON', (data) => data.write('commercialProjects.json', '{ "a": ['), 2, 3],
    [
      'a record was left out',
      (data) => data.write(residential, data.read(residential).replace('[', '[{ "id": [] },')),
      3,
      1,
    ],
  ])('where %s only what redirects say is certain', async (_what, change, cards, unavailable) => {
    const moves = await movesIn(change)
    expect(moves).toMatchObject({ cards, gone: [ENDED], unavailable })
    expect(moves.renamed).toMatchObject(ofRedirects)
    expect(moves.renamed).not.toHaveProperty('other/the-aravalli-summit')
  })
})

describe('the comparison', () => {
  test('more than four: the first four, said so', async () => {
    const { words, document } = await page(`/compare?projects=${(await keys(6)).join(',')}`)
    expect(words).toContain('Only the first 4 fit side by side')
    expect(document.querySelectorAll('th[scope=col]')).toHaveLength(4 + 1)
  })

  test('differences=1 leaves out the rows that are all the same', async () => {
    const query = `?projects=${SUMMIT},${GREENS}`
    const all = await page(`/compare${query}`)
    const some = await page(`/compare${query}&differences=1`)
    expect(all.rows).toContain('RERA number')
    expect(some.rows.length).toBeGreaterThan(0)
    expect(some.rows.length).toBeLessThan(all.rows.length)
    expect(all.rows).toEqual(expect.arrayContaining(some.rows))
    expect((await page(`/compare${query}&differences=yes`)).rows).toEqual(all.rows)
  })
})

test.each(['/shortlist', '/compare'])('%s is not for search engines', async (path) => {
  const { text } = await page(`${path}?projects=${SUMMIT},${GREENS}`)
  expect(text).toContain('<meta name="robots" content="noindex')
  expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
  const sitemap = await request(server.url).get('/sitemap.xml')
  expect(sitemap.text).not.toContain(path)
})
