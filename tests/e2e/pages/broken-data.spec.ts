import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { startSite, type SiteProcess } from '../../support/programs/site-process.ts'

const FAILED =
  'trendingProjects leadingRealEstateDevelopers everythingContainer testimonials topLocalities globalFaqs floorPlan paymentPlan projectAmenities projectSpecifications amenitiesImages locationData sitePlanData'

// One site for all of them.
test.describe.configure({ mode: 'default' })

let site: SiteProcess
test.beforeAll(async () => {
  const data = copySampleData()
  for (const file of FAILED.split(' ')) data.write(`${file}.json`, '[{ "id":')
  // Two more projects: one whose name is a long word, one whose price is a long number.
  const file = 'residentialProjects.json'
  const records = JSON.parse(data.read(file)) as Record<string, Record<string, unknown>[]>
  const own = records['aravalli-crest'] ?? []
  const other = { ...own[0], custom_id: undefined, slug: undefined }
  const price = '₹ 12,34,56,789 x 2 (all inclusive)'
  own.push(
    { ...other, id: 'long', name: 'Thiruvananthapuramkazhakkoottamresidences' },
    { ...other, id: 'two', name: 'Thiruvananthapuram Bay', price },
  )
  // And one that is left out, as it breaks its schema.
  own.push({ id: 'broken', images: 7 })
  data.write(file, JSON.stringify(records))
  const title = 'Seen at https://www.example.com/updates/2026/11/tower-a-eighteenth-floor'
  data.write('constructionUpdates.json', JSON.stringify({ long: [{ date: '2026-11-10', title }] }))
  site = await startSite({ DATA_DIR: data.folder })
})
test.afterAll(() => site.end())
// Where the machine is slow the opening's picture is needed late: for another width by then.
test.beforeEach(({ complaints }) => complaints.allow(/was preloaded using link preload but not/))

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('parts and sections whose data failed say so', async ({ page }) => {
  await page.goto(site.url)
  for (const [name, text] of [
    ['Trending Projects', 'No Trending Projects Found'],
    ['Trending Projects', 'Please check back later for updates'],
    ['Leading Real Estate Developers', 'Failed to fetch developer data'],
    ['Leading Real Estate Developers', 'Try again'],
  ] as const)
    await expect(region(page, name)).toContainText(text)
  await expectAccessible(page, { state: 'with failed rails', part: 'main' })

  await page.goto(site.url + FULL)
  for (const [id, text] of [
    ['floor-plan', 'Unable to Load Floor Plans'],
    ['floor-plan', 'Error loading floor plans: Failed to fetch floor plan data'],
    ['payment', 'Failed to load payment plans. Please try again later.'],
    ['amenities', 'Failed to load amenities. Please try again later.'],
    ['specifications', 'Failed to load specifications. Please try again later.'],
    ['location', 'Location Information Not Available'],
    ['site-plan', 'Site Plan Not Available'],
  ] as const)
    await expect(page.locator(`#${id}`)).toContainText(text)
  const usual = ['Swimming Pool', 'Gym', 'Gardens', 'Club House', 'Parking', 'Kids Area']
  await expect(page.locator('#amenities figcaption')).toHaveText(usual)
  // The others are as they always are.
  const failed = '#floor-plan, #payment, #amenities, #specifications, #location, #site-plan'
  await expectAccessible(page, { state: 'with failed sections', part: failed })
  const again = page.getByRole('button', { name: 'Try Again' })
  for (const id of ['payment', 'amenities', 'specifications']) {
    await expect(page.locator(`#${id}`).getByRole('button', { name: 'Try Again' })).toBeVisible()
  }
  const reloaded = page.waitForEvent('load')
  await again.first().click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Aravalli Summit')
})

test('saved projects that the data lacks for now stay saved', async ({ page }) => {
  const saved = ['aravalli-crest/broken', 'aravalli-crest/the-aravalli-summit', 'a/elsewhere']
  await page.addInitScript((keys) => localStorage.setItem('shortlist', JSON.stringify(keys)), saved)
  await page.goto(`${site.url}/shortlist`)
  await expect(
    page.getByText('2 projects of this list cannot be shown at the moment.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Shortlist, 3 saved' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(JSON.stringify(saved))
})

test('a long word breaks where it must, a number never @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of [
    '/project-details/aravalli-crest/long',
    '/contact-us?project=aravalli-crest/long&visit=1',
    '/shortlist?projects=aravalli-crest/long',
  ]) {
    await page.goto(site.url + path)
    await expectRoom(page, path)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const id of ['long', 'two']) {
    await page.goto(`${site.url}/project-details/aravalli-crest/${id}`)
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
})
