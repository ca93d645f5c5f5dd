import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { projectViewAt } from '../../tests/support/project-view.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { testServer, useTestServer } from '../../tests/support/programs/test-server.ts'
import { brochureOf } from '../brochure/content/brochure.ts'

const SOLD = '/project-details/indus-arc/arc-skyvillas'
const LEFT = '/project-details/saffron-spaces/PF-GGN-0113'
const BUSINESS_BAY = '/project-details/indus-arc/arc-business-bay'
const server = useTestServer()

/** The words of a page, its structured data and its document on a day. */
async function pageOn(day: string, path: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
  onTestFinished(() => void vi.useRealTimers())
  const { text } = await request(server.url).get(path)
  const document = documentIn(text)
  const words = (document.querySelector('main')?.textContent ?? '').replaceAll('\u00A0', ' ')
  return { text, document, words }
}

const badges = (document: Document) =>
  [...document.querySelectorAll('main [data-badge]')].map(({ textContent }) => textContent)

const chips = (document: Document) =>
  [...document.querySelectorAll('nav[aria-label="Configuration for the sums"] a')].map(
    ({ textContent }) => textContent.replaceAll('\u00A0', ' '),
  )

test('what is sold out comes last, and its sums are shown where they are asked for', async () => {
  const { document, words, text } = await pageOn('2026-11-29', LEFT)
  expect(chips(document)).toEqual(['3 BHK', '4 BHK + Servant', '4 BHK · Sold out'])
  expect(words).toContain(
    'Sums for 3 BHK: ₹ 3,30,00,000 (2,050 sq. ft.) · 14 left on 5 November 2026',
  )
  expect(words).toContain('3 left on 5 November 2026')
  expect(
    [...text.matchAll(/schema\.org\/(InStock|SoldOut|Limited\w+)"/g)].map(([, word]) => word),
  ).toEqual(['InStock', 'InStock', 'LimitedAvailability', 'SoldOut'])
  expect(badges(document)).not.toContain('Sold out')
  const second = await pageOn('2026-11-29', `${LEFT}?unit=2`)
  expect(second.words).toContain('Sums for 4 BHK: ₹ 4,40,00,000 (2,750 sq. ft.) · Sold out')
})

test('floor plans and the brochure name what is sold out after all else', async () => {
  const { document } = await pageOn('2026-11-29', LEFT)
  const left = ['14 left on 5 November 2026', '3 left on 5 November 2026', 'Sold out']
  const names = ['3 BHK', '4 BHK + Servant', '4 BHK']
  expect(textsIn(document, '#floor-plan dl > div:first-child dd')).toEqual(
    names.map((name, index) => `Saffron Court ${name}${left[index]}`),
  )
  const view = await projectViewAt(server.services, LEFT)
  const blocks = brochureOf(server.services, view).sections.flatMap((section) => section.blocks)
  const sizes = blocks.find((block) => block.kind === 'table')
  expect(sizes?.rows.map(([name]) => name)).toEqual(
    names.map((name, index) => `${name} · ${left[index]}`),
  )
})

test('a number is shown for sixty days', async () => {
  expect((await pageOn('2027-01-04', LEFT)).words).toContain('14 left')
  const { words, text } = await pageOn('2027-01-05', LEFT)
  expect(words).not.toContain('14 left')
  expect(words).toContain('Sold out')
  expect(text).not.toContain('LimitedAvailability')
})

test('a project of which nothing is left says so, and can still be looked at', async () => {
  const { document, words, text } = await pageOn('2026-11-29', SOLD)
  expect(badges(document)[0]).toBe('Sold out')
  expect(words).toContain('Sums for 4 BHK Duplex, Lower Floors: ₹ 4,60,00,000')
  expect(text).not.toContain('schema.org/InStock')
  for (const bar of ['[data-tabs]', 'section[aria-label="Price and contact"]'])
    expect(textsIn(document, bar).join(), bar).toMatch(/₹\s4\.6\sCr – 5\.1\sCr · Sold out/)
})

test('a hand-picked card of it says so too', async () => {
  const data = copySampleData({
    'trendingProjects.json': () =>
      JSON.stringify([{ id: 1, name: 'Arc Skyvillas', slug: SOLD, price: '4.6 Cr', image: '' }]),
  })
  const { url } = await testServer({ DATA_DIR: data.folder })
  for (const path of ['/', '/trending-projects']) {
    const card = documentIn((await request(url).get(path)).text).querySelector('main article')
    expect(card?.textContent, path).toContain('Sold out')
  }
})

test('it is the last of a listing and of what a search finds', async () => {
  const cardsOf = ({ document }: { document: Document }) =>
    [...document.querySelectorAll('main article:has(h3)')].map((card) => ({
      path: card.querySelector('a')?.getAttribute('href'),
      isSoldOut: card.textContent.includes('Sold out'),
    }))
  const listed = cardsOf(await pageOn('2026-11-29', '/project-details/indus-arc'))
  expect(listed.length).toBeGreaterThan(1)
  expect(listed.filter(({ isSoldOut }) => isSoldOut)).toEqual([listed.at(-1)])
  expect(listed.at(-1)?.path).toBe(SOLD)
  const byPrice = cardsOf(await pageOn('2026-11-29', '/project-details/indus-arc?sort=price-desc'))
  expect(byPrice[0]?.path).toBe(SOLD)
  const found = async (query: string) =>
    cardsOf(await pageOn('2026-11-29', `/search?q=${encodeURIComponent(query)}`))
  const homes = (await found('arc')).filter(({ path }) => path !== BUSINESS_BAY)
  expect(homes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true])
  expect(await found('sold out')).toEqual([{ path: SOLD, isSoldOut: true }])
  expect(await found('arc sold out')).toEqual([{ path: SOLD, isSoldOut: true }])
  for (const query of ['aravalli summit sold out', '3 bhk sold out', 'gurgaon sold out'])
    expect((await found(query)).length, query).toBeGreaterThan(0)
})

test('a comparison names what is sold out after all else, and how many are left', async () => {
  const key = (path: string) => path.replace('/project-details/', '')
  const address = `/compare?projects=${key(SOLD)},${key(LEFT)}&cash=900 Cr`
  const { document } = await pageOn('2026-11-29', address)
  const cellsOf = (name: string) =>
    [...document.querySelectorAll('tr')]
      .find((row) => row.querySelector('th')?.textContent === name)
      ?.querySelectorAll('td')
  const [sold, left] = [...(cellsOf('Configurations') ?? [])].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  )
  expect(sold).toMatch(/Lower Floors, .*, Sold out.*Upper Floors, .*, Sold out$/)
  expect(left).toMatch(
    /^3 BHK, .*14 left on 5 November 2026.*Servant, .*3 left on .*4 BHK, .*, Sold out$/,
  )
  const fits = [...(cellsOf('Fits what I can afford') ?? [])].map(({ textContent }) => textContent)
  expect(new Set(fits).size).toBe(2)
})
