import type { Page } from 'playwright/test'
import {
  button,
  expect,
  notice,
  openDesk,
  save,
  section,
  test,
} from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

const NAME = 'The Aravalli Summit'

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

async function paste(page: Page, label: RegExp, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByLabel(label).first().focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await page.keyboard.press('Control+v')
}

const FIRST = /New price of The Aravalli Summit/

test('a column of prices fills the table downwards, large changes need a tick; whole rows are taken as spreadsheets copy them, what cannot be used is named', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/prices')
  await paste(page, /New price of The Aravalli Summit, 3 BHK \+ Study/, '3 crore\n9.5cr\n')
  const rows = page.getByRole('row').filter({ hasText: 'The Aravalli Summit' })
  await expect(rows.filter({ hasText: '3 BHK + Utility' })).toContainText('More than half')
  await save(page, /^Not saved: /)
  expect(desk.data.texts()).toEqual(before)
  const tick = page.getByRole('checkbox')
  await page.setViewportSize({ width: 768, height: 900 })
  expect((await tick.boundingBox())?.width).toBe(20)
  await tick.check()
  await save(page, 'Saved 2 prices')
  const file = 'floorPlan.json'
  expect(desk.data.read(file)).toBe(
    before[file]?.replace('"₹ 2.9 Cr"', '"₹ 3 Cr"').replace('"₹ 3.5 Cr"', '"₹ 9.5 Cr"'),
  )
  const study = rows.filter({ hasText: '3 BHK + Study' })
  await expect(study).toContainText('₹ 3 Cr')
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
  await expect(study).toContainText('₹ 2.9 Cr')

  const titles = 'Developer\tProject id\tProject\tConfiguration\tArea\tPrice'
  const row = 'Aravalli Crest\tthe-aravalli-summit\tThe Aravalli Summit\t3 BHK + Study\t\t'
  const price = page.getByLabel(/New price of The Aravalli Summit, 3 BHK \+ Study/)
  await paste(page, FIRST, `${titles}\r\n${row} Rs. 3,00,00,000 \r\n`)
  await expect(price).toHaveValue('₹ 3 Cr')
  await button(page, 'Discard').click()
  await expect(price).toHaveValue('')
  await paste(page, FIRST, `${row}3.05crore\r\n`)
  await expect(price).toHaveValue('₹ 3.05 Cr')
  await paste(page, FIRST, 'nobody\tknows\tthis\n')
  await expect(page.getByRole('alert')).toContainText('Row 1')
  await button(page, 'Discard').click()
})

test('a price is read no more once it is saved', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/prices')
  // What was typed last is still on its way when it is saved.
  let go = (): void => undefined
  const isSaved = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/prices/preview', async (route) => {
    await isSaved
    await route.continue()
  })
  const isAsked = page.waitForRequest(/preview$/)
  await page.getByLabel(FIRST).first().fill('₹ 3 Cr – 4.75 Cr')
  await isAsked
  const isRefused = page.waitForResponse(/preview$/)
  await save(page, 'Saved 1 price')
  go()
  await isRefused
  await expect(notice(page)).toHaveText('Saved 1 price')
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('a problem leads to its field; Fix writes at once', async ({ page }) => {
  await openDesk(page, desk, '/problems')
  await page.getByRole('link', { name: /rooftop_observatory/ }).click()
  await expect(page).toHaveURL(/\/projects\/arc-skyvillas#/)
  await expect(section(page, 'Project amenities').locator(':focus')).toHaveValue(
    'rooftop_observatory',
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')

  const before = desk.data.texts()
  // An error comes first, wherever it is.
  const site = desk.data.read('redirects.json')
  desk.data.write('redirects.json', '[{ "from": "/old" }]')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Error in')
  desk.data.write('redirects.json', site)
  // A card with another name than its project's, which there is only one way to put right.
  desk.data.edit('trendingProjects.json', NAME, 'The Aravali Summit')
  const problem = page.getByRole('listitem').filter({ hasText: 'The Aravali Summit' })
  await button(problem, 'Fix').click()
  await expect(problem).toHaveCount(0)
  expect(desk.data.texts()).toEqual(before)
  await button(page, 'Undo').click()
  await expect(problem).toHaveCount(1)
  desk.data.restoreAll()
})

test('the list says picture, price, status and findings; a record and a field are found', async ({
  page,
}) => {
  await openDesk(page, desk, '/')
  const row = page.getByRole('link', { name: /^Arc Skyvillas/ })
  await expect(row).toHaveText(/₹.*\d findings?$/)
  await row.scrollIntoViewIfNeeded()
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await row.click()
  await expect(page).toHaveURL(/\/projects\/arc-skyvillas$/)
  await page.getByRole('link', { name: 'Top localities' }).click()
  await expect(page).toHaveURL(/\/files\/topLocalities$/)
  // The list shows the page that is open, however it was come to.
  await page.reload()
  await expect(page.getByRole('link', { name: 'Top localities' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arc Skyvillas')

  await page.goBack()
  await page.getByLabel('Find').fill('aravalli summit possession')
  await page.getByRole('link', { name: /^Possession of The Aravalli Summit/ }).click()
  const possession = section(page, 'Residential projects').getByLabel('Possession', { exact: true })
  await expect(possession).toBeFocused()
})

test('without a repository there is one sentence instead of changes', async ({ page }) => {
  let go = (): void => undefined
  const isAwaited = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/changes', async (route) => {
    if (route.request().resourceType() === 'fetch') await isAwaited
    await route.continue()
  })
  await openDesk(page, desk, '/changes')
  await expect(page.getByRole('main')).toContainText('Loading …')
  go()
  await expect(page.getByRole('main').getByText(/\.$/)).toHaveText(/is in no git repository, so /)
})

test('a file that cannot be read is put right as text', async ({ page }) => {
  const right = desk.data.read('testimonials.json')
  await openDesk(page, desk, '/')
  desk.data.write('testimonials.json', right.replace('[', '[,'))
  const row = page.getByRole('link', { name: /Testimonials.*cannot be read/ })
  await row.click()
  const text = page.getByLabel('Text of testimonials.json')
  await expect(text).toHaveValue(right.replace('[', '[,'))
  await expect(text).toHaveAccessibleDescription(/line 1\b/)
  await save(page, /^Not saved: /)
  await text.fill(right)
  await page.reload()
  await expect(text).toHaveValue(right)
  desk.data.write('testimonials.json', right.replace('[', '[,,'))
  const clash = page.getByRole('group', { name: 'Text of testimonials.json', exact: true })
  await expect(clash).toContainText('[,,')
  await save(page, /^Not saved: .* was changed on disk as well/)
  await button(clash, 'Keep mine').click()
  await save(page)
  expect(desk.data.read('testimonials.json')).toBe(right)
  await expect(page.getByRole('group', { name: 'Testimonial 1', exact: true })).toBeVisible()
})
