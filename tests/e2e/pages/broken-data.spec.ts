import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test as base } from '../../support/browser/browser.ts'
import { FULL, SPARSE } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { copySampleData, type DataCopy } from '../../support/programs/data-copy.ts'
import { startSite } from '../../support/programs/site-process.ts'

const LISTS = [
  'trendingProjects',
  'leadingRealEstateDevelopers',
  'everythingContainer',
  'testimonials',
  'topLocalities',
  'globalFaqs',
]
const SECTIONS = [
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'sitePlanData',
]

/** Starts the site over data that were changed. */
type SiteOver = (change: (data: DataCopy) => void) => Promise<string>

const test = base.extend<{ siteOver: SiteOver }>({
  siteOver: async ({ page }, use) => {
    const data = copySampleData()
    let end = async (): Promise<void> => undefined
    await use(async (change) => {
      change(data)
      const site = await startSite({ DATA_DIR: data.folder })
      end = site.end
      return site.url
    })
    // What the page still fetches must not outlive its site.
    await page.close()
    await end()
  },
})

// Where the machine is slow the opening's picture is needed late: for another width by then.
test.beforeEach(({ complaints }) => complaints.allow(/was preloaded using link preload but not/))

const region = (page: Page, name: string) => page.getByRole('region', { name })
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Two more projects: one whose name is a long word, one whose price is a long number. */
function addLongWords(data: DataCopy): void {
  const records = JSON.parse(data.read('residentialProjects.json')) as Record<
    string,
    Record<string, unknown>[]
  >
  const [full] = records['aravalli-crest'] ?? []
  const other = { ...full, custom_id: undefined, slug: undefined }
  records['aravalli-crest']?.push(
    { ...other, id: 'long', name: 'Thiruvananthapuramkazhakkoottamresidences' },
    {
      ...other,
      id: 'two',
      name: 'Thiruvananthapuram Bay',
      price: '₹ 12,34,56,789/- (all inclusive)',
    },
  )
  data.write('residentialProjects.json', JSON.stringify(records))
}

test('parts and sections whose data failed say so, and long words find room', async ({
  page,
  siteOver,
}) => {
  test.setTimeout(120_000)
  const url = await siteOver((data) => {
    for (const file of [...LISTS, ...SECTIONS]) data.write(`${file}.json`, '[{ "id":')
    addLongWords(data)
  })

  await page.goto(url)
  const trending = region(page, 'Trending Projects')
  await expect(trending).toContainText('No Trending Projects Found')
  await expect(trending).toContainText('Please check back later for updates')
  const developers = region(page, 'Leading Real Estate Developers')
  await expect(developers).toContainText('Failed to fetch developer data')
  await expect(developers.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(headings(page)).toHaveText([
    'Trending Projects',
    'Leading Real Estate Developers',
    'Peak Force Edge',
    'Not sure where to begin?',
  ])
  await expectAccessible(page, { state: 'with failed rails', part: 'main' })

  await page.goto(url + FULL)
  const section = (id: string) => page.locator(`#${id}`)
  await expect(section('floor-plan')).toContainText('Unable to Load Floor Plans')
  await expect(section('floor-plan')).toContainText(
    'Error loading floor plans: Failed to fetch floor plan data',
  )
  for (const [id, text] of [
    ['payment', 'Failed to load payment plans. Please try again later.'],
    ['amenities', 'Failed to load amenities. Please try again later.'],
    ['specifications', 'Failed to load specifications. Please try again later.'],
  ] as const) {
    await expect(section(id)).toContainText(text)
    await expect(section(id).getByRole('button', { name: 'Try Again' })).toBeVisible()
  }
  await expect(section('amenities').locator('figcaption')).toHaveText([
    'Swimming Pool',
    'Gym',
    'Gardens',
    'Club House',
    'Parking',
    'Kids Area',
  ])
  await expect(section('location')).toContainText('Location Information Not Available')
  await expect(section('site-plan')).toContainText('Site Plan Not Available')
  await expectAccessible(page, { state: 'with failed sections', part: 'main' })
  const reloaded = page.waitForEvent('load')
  await section('payment').getByRole('button', { name: 'Try Again' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Aravalli Summit')

  await expectLongWordsFit(page, url)
})

/** A long word breaks only where it must, a number never, and no page gets wider for them. */
async function expectLongWordsFit(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const id of ['long', 'two']) {
    await page.goto(`${url}/project-details/aravalli-crest/${id}`)
    await expectRoom(page, id)
  }
  const lines = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))
  expect(Math.round(lines)).toBe(2)

  const bar = region(page, 'Price and contact')
  const price = bar.getByText('12,34,56,789')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expectRoom(page, `${width} px wide`)
    const numberLines = await price.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (!(firstChild instanceof Text)) return 0
      range.setStart(firstChild, 0)
      range.setEnd(firstChild, firstChild.data.indexOf(' '))
      return range.getClientRects().length
    })
    expect(numberLines, `${width} px wide`).toBe(1)
    const [inside, outside] = [await price.boundingBox(), await bar.boundingBox()]
    expect(inside?.y, `${width} px wide`).toBeGreaterThanOrEqual(outside?.y ?? Infinity)
  }
}

test('a project of a file that failed may exist: 503 and another try; empty lists are left out', async ({
  page,
  complaints,
  siteOver,
}) => {
  complaints.allow(/503 .*\/project-details\//)
  const url = await siteOver((data) => {
    data.write('residentialProjects.json', '{ "broken')
    for (const file of LISTS) data.write(`${file}.json`, '[]')
  })
  const response = await page.goto(url + FULL)
  expect(response?.status()).toBe(503)
  await expect(page.getByText(/^Failed to load project details: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page, { state: 'that could not be told', without: 'footer' })

  await page.goto(url + SPARSE)
  await expect(page.locator('#similar-projects')).toContainText('Failed to load projects')

  // But for trending projects, a part without anything to show is left out. What this visitor viewed
  // would be a part of its own.
  await page.evaluate(() => localStorage.clear())
  await page.goto(url)
  await expect(headings(page)).toHaveText([
    'Trending Projects',
    'Peak Force Edge',
    'Not sure where to begin?',
  ])
  await expect(page.getByText('No Trending Projects Found')).toBeVisible()
})
