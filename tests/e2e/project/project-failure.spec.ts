import { readFileSync } from 'node:fs'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { copySampleData, type DataCopy } from '../../support/programs/data-copy.ts'
import { FULL, SPARSE } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { startSite, type SiteProcess } from '../../support/programs/site-process.ts'

let data: DataCopy
let site: SiteProcess

async function startWithout(...files: readonly string[]): Promise<void> {
  data = copySampleData()
  for (const file of files) data.write(`${file}.json`, '{ "broken')
  site = await startSite({ DATA_DIR: data.folder })
}

test.afterEach(async ({ page }) => {
  // What the page still fetches must not outlive its site.
  await page.close()
  await site.end()
  data.dispose()
})

test('a long word breaks only where it must, a number never, and no page gets wider for them', async ({
  page,
}) => {
  const word = 'Thiruvananthapuramkazhakkoottamresidences'
  await startWithout()
  const records = JSON.parse(
    readFileSync(`${data.folder}/residentialProjects.json`, 'utf8'),
  ) as Record<string, Record<string, unknown>[]>
  const [full] = records['aravalli-crest'] ?? []
  records['aravalli-crest']?.push(
    { ...full, id: 'long', custom_id: undefined, slug: undefined, name: word },
    {
      ...full,
      id: 'two',
      custom_id: undefined,
      slug: undefined,
      name: 'Thiruvananthapuram Bay',
      price: '₹ 12,34,56,789/- (all inclusive)',
    },
  )
  data.write('residentialProjects.json', JSON.stringify(records))
  await site.end()
  site = await startSite({ DATA_DIR: data.folder })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const id of ['long', 'two']) {
    await page.goto(`${site.url}/project-details/aravalli-crest/${id}`)
    await expectRoom(page, id)
  }
  const lines = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))
  expect(Math.round(lines)).toBe(2)

  const bar = page.getByRole('region', { name: 'Price and contact' })
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

test('each section whose data failed says so and offers another try', async ({ page }) => {
  await startWithout(
    'floorPlan',
    'paymentPlan',
    'projectAmenities',
    'projectSpecifications',
    'amenitiesImages',
    'locationData',
    'sitePlanData',
  )
  await page.goto(site.url + FULL)
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
})

test('a project of a file that failed may exist: 503 and another try', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503 .*\/project-details\//)
  await startWithout('residentialProjects')
  const response = await page.goto(site.url + FULL)
  expect(response?.status()).toBe(503)
  await expect(page.getByText(/^Failed to load project details: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page, { state: 'that could not be told', without: 'footer' })

  await page.goto(site.url + SPARSE)
  await expect(page.locator('#similar-projects')).toContainText('Failed to load projects')
})
