import type { Page } from 'playwright/test'
import { button, expect, openDesk, save, section, test } from '../../support/browser/desk.ts'
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
  const discarded = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await button(page, 'Discard').click()
  await discarded
})

test('Enter leads down a column of the prices, and with Shift back up', async ({ page }) => {
  await openDesk(page, desk, '/prices')
  const prices = page.getByLabel(/^New price of/)
  await prices.first().fill('3 Cr')
  await page.keyboard.press('Enter')
  await expect(prices.nth(1)).toBeFocused()
  await page.keyboard.type('3.1 Cr')
  await page.keyboard.press('Shift+Enter')
  await expect(prices.first()).toBeFocused()
  await expect(prices.nth(1)).toHaveValue('3.1 Cr')
  const left = page.getByLabel(/^Available of/)
  await left.first().press('Enter')
  await expect(left.nth(1)).toBeFocused()
  await button(page, 'Discard').click()
  await expect(prices.first()).toHaveValue('')
})

test('a price that was typed is kept with its project through a link, a reload and a change of the file beneath it @full', async ({
  page,
}) => {
  const file = 'residentialProjects.json'
  const before = desk.data.texts()
  await openDesk(page, desk, '/prices')
  const price = page.getByLabel(FIRST).first()
  await price.fill('9.99 Cr')
  await page.getByRole('link', { name: 'Problems' }).click()
  await page.getByRole('link', { name: 'Prices' }).click()
  await expect(price).toHaveValue('9.99 Cr')
  await page.reload()
  await expect(price).toHaveValue('9.99 Cr')
  await expect(price.locator('xpath=ancestor::tr')).toContainText('Written as ₹ 9.99 Cr')

  // A text stays as it is typed, though the desk knows by its first letters what it means.
  const left = page.getByLabel(/^Available of The Aravalli Summit/).first()
  for (const [letters, text] of [
    ['y', 'y'],
    ['es', 'yes'],
  ] as const) {
    const answer = page.waitForResponse((one) => one.request().method() === 'PUT')
    await left.pressSequentially(letters)
    await answer
    await expect(left).toHaveValue(text)
  }
  await left.fill('')

  // Another program puts a project before it.
  const all = JSON.parse(desk.data.read(file)) as Record<string, object[]>
  const other = {
    ...all['aravalli-crest']?.[1],
    id: 'amber-heights',
    name: 'Amber Heights',
    slug: 'amber-heights',
  }
  all['aravalli-crest']?.unshift(other)
  desk.data.write(file, JSON.stringify(all, undefined, 2))
  await expect(page.getByLabel(/New price of Amber Heights/).first()).toHaveValue('')
  await expect(price).toHaveValue('9.99 Cr')
  await page.getByRole('checkbox').check()
  await save(page, 'Saved 1 price')
  const saved = JSON.parse(desk.data.read(file)) as Record<string, { price: string }[]>
  expect(saved['aravalli-crest']?.[0]).toEqual(other)
  expect(saved['aravalli-crest']?.[1]?.price).toBe('₹ 9.99 Cr')
  desk.data.restoreAll()

  // What is typed here is there on its page, and what the file changed meanwhile is asked.
  await expect(price).toHaveValue('')
  await price.fill('3.1 Cr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  desk.data.edit(file, '₹ 2.9 Cr – 4.75 Cr', '₹ 2.8 Cr')
  const row = price.locator('xpath=ancestor::tr')
  await expect(row).toContainText('changed on disk meanwhile')
  await save(page, /^Not saved: .* was changed on disk as well/)
  await button(row, "Take the file's").click()
  await expect(price).toHaveValue('')
  await price.fill('3.1 Cr')
  await page.getByRole('link', { name: NAME }).first().click()
  const facts = section(page, 'Residential projects')
  await expect(facts.getByLabel('Price', { exact: true })).toHaveValue('3.1 Cr')
  await button(page, 'Discard').click()
  desk.data.restoreAll()
  expect(desk.data.texts()).toEqual(before)
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

test('a file that cannot be read shows where, and the way back', async ({ page }) => {
  const right = desk.data.read('testimonials.json')
  await openDesk(page, desk, '/')
  desk.data.write('testimonials.json', right.replace('[', '[,'))
  const row = page.getByRole('link', { name: /Testimonials.*cannot be read/ })
  await row.click()
  await expect(page.getByRole('alert')).toContainText('testimonials.json, line 1, column 2: ')
  await expect(section(page, 'Text of testimonials.json around it')).toContainText('[,')
  await expect(page.getByRole('textbox').and(page.locator('main *'))).toHaveCount(0)
  desk.data.write('testimonials.json', right)
  await expect(page.getByRole('group', { name: 'Testimonial 1', exact: true })).toBeVisible()
})

test('prices in a file that cannot be read lead to its text, and are there once it is put right', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const right = desk.data.read('floorPlan.json')
  await openDesk(page, desk, '/prices')
  const price = page.getByLabel(FIRST).first()
  await expect(price).toBeVisible()
  desk.data.write('floorPlan.json', right.replace('[', '[,'))
  await page.getByRole('link', { name: 'Go to the problems' }).click()
  const problem = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Error in Floor' })
  await problem.getByRole('link').click()
  await expect(page.getByRole('alert')).toContainText('floorPlan.json, line ')
  await openDesk(page, desk, '/projects/the-aravalli-summit')
  const missing = page.getByText(/ cannot be read, and is left out here: see what is wrong/)
  await expect(missing).toHaveText(/^Floor/)
  desk.data.write('floorPlan.json', right)
  await expect(missing).toBeHidden()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(price).toBeVisible()
})
