import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/network.ts'
import { translate } from '../../support/browser/translator.ts'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /\d+ projects?$/ })
const busy = (page: Page) => page.locator('section [aria-busy="true"]')

test('a ticked box filters at once, keeps the place, is undone by going back', async ({ page }) => {
  await translate(page)
  await open(page, '/project-details')
  const all = await count(page).textContent()
  await page.evaluate(() => window.scrollTo(0, 500))
  const box = filters(page).getByLabel(/^3 BHK/)
  await box.check()
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK')
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect(page.getByRole('status').filter({ hasText: /projects found/ })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)

  await page.goBack()
  await expect(page).toHaveURL('/project-details')
  await expect(box).not.toBeChecked()
  await expect(count(page)).toHaveText(all ?? '')

  // Boxes ticked in quick succession all count.
  for (const name of [/^2 BHK/, /^3 BHK/, /^4 BHK \(/])
    await filters(page).getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL('/project-details?bedrooms=2+BHK&bedrooms=3+BHK&bedrooms=4+BHK')

  // A filter taken off by its chip hands the focus on.
  const chips = page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: /^Remove filter/ })
  await expect(busy(page)).toHaveCount(0)
  for (const left of [2, 1, 0]) {
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(left)
    await expect(left === 0 ? count(page) : chips.first()).toBeFocused()
  }
  await expect(page).toHaveURL('/project-details')
})

test('the budget is set by its fields or by its thumbs', async ({ page }) => {
  await open(page, '/project-details')
  const from = filters(page).getByRole('textbox', { name: 'Budget from' })
  const to = filters(page).getByRole('textbox', { name: 'Budget to' })
  await to.fill('3')
  await to.press('Enter')
  await expect(page).toHaveURL('/project-details?budgetMax=3')

  const lowest = filters(page).getByRole('slider', { name: 'Budget, lowest' })
  await lowest.press('ArrowRight')
  await expect(from).toHaveValue('1.1')
  await expect(page).toHaveURL('/project-details?budgetMin=1.1&budgetMax=3')

  const unit = filters(page).getByRole('combobox', { name: 'Budget unit' })
  await unit.selectOption('L')
  await expect(page).toHaveURL('/project-details?budgetMin=110&budgetMax=300&budgetUnit=L')
  await expect(from).toHaveValue('110')
  // Reversed ends are put in order.
  await to.fill('70')
  await to.press('Enter')
  await expect(page).toHaveURL('/project-details?budgetMin=70&budgetMax=110&budgetUnit=L')
  await expect(from).toHaveValue('70')
  await unit.selectOption('Cr')
  await expect(page).toHaveURL('/project-details?budgetMax=1.1')
  const wider = 'In ₹ Crore this filter goes from 1 to 500, so the range became wider.'
  await expect(filters(page).getByText(wider)).toBeVisible()

  // An amount may name its unit; what is none stays, is said and filters nothing.
  await to.fill('80 lakh')
  await to.press('Enter')
  await expect(page).toHaveURL('/project-details?budgetMax=80&budgetUnit=L')
  await expect(page.getByRole('link', { name: 'Remove filter: Up to ₹ 80 L' })).toBeVisible()
  await to.fill('not much')
  await to.press('Enter')
  await expect(page).toHaveURL('/project-details?budgetMax=not+much&budgetUnit=L')
  await expect(to).toHaveValue('not much')
  await expect(filters(page).getByText(/^Write an amount up to ₹ 500 Cr/)).toBeVisible()
})

test('ten localities over the results, three in the sidebar, others on demand; results stay in place, dimmed, while new ones are on their way', async ({
  page,
}) => {
  await open(page, '/project-details')
  const links = page.getByRole('navigation', { name: 'Location' }).getByRole('link')
  const boxes = filters(page).getByRole('group', { name: 'Location' }).getByRole('checkbox')
  await expect(links).toHaveCount(10)
  await expect(boxes).toHaveCount(3)
  const more = filters(page).getByText(/^Show all/)
  await more.click()
  expect(await boxes.count()).toBeGreaterThan(10)
  await filters(page).getByText('Show less').click()
  await expect(boxes).toHaveCount(3)

  const letGo = await hold(page, '**/api/pages/listing*')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  const first = page.getByRole('article').first()
  const before = await first.boundingBox()
  await order.selectOption('Price per sq. ft.: low to high')
  await expect(busy(page)).toBeVisible()
  expect((await first.boundingBox())?.y).toBe(before?.y)
  await expectAccessible(page, { state: 'on the way', part: 'article', widths: [1440] })
  await expect(order).toHaveValue('rate-asc')
  const rates = page.getByText(/^₹\s[\d,]+ per sq\.\sft\./)
  await expect(rates).toHaveCount(0)
  letGo()
  await expect(busy(page)).toHaveCount(0)
  await expect(page).toHaveURL('/project-details?sort=rate-asc')
  // The cards say what they are sorted by.
  await expect(rates).toHaveCount(6)
})

test('a filter changed on a later page moves neither the page nor the focus', async ({ page }) => {
  await translate(page)
  await open(page, '/project-details?page=2')
  await page.evaluate(() => window.scrollTo(0, 900))
  const box = filters(page).getByLabel(/^Under Construction/)
  await box.focus()
  const place = (await box.boundingBox())?.y
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/project-details?status=Under+Construction')
  await expect(busy(page)).toHaveCount(0)
  await expect(box).toBeFocused()
  expect((await box.boundingBox())?.y).toBe(place)

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/project-details?status=Under+Construction&page=2')
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toBeInViewport()
})

test('in a phone’s sheet a filter keeps the focus; what it found is said', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await translate(page)
  await open(page, '/project-details?page=2')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const box = sheet.getByRole('checkbox', { name: /^3 BHK/ })
  const show = sheet.getByRole('button', { name: /^Show/ })
  const all = (await show.textContent()) ?? ''
  const other = sheet.locator('label').filter({ hasText: 'Under Construction' })
  const counted = (await other.textContent()) ?? ''
  await box.check()
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK')
  await expect(show).not.toHaveText(all)
  await expect(other).not.toHaveText(counted)
  const found = (await show.textContent())?.replace('Show ', '') ?? ''
  await expectAccessible(page, { state: 'of the sheet', part: 'dialog', widths: [360] })
  await expect(sheet.getByRole('status').last()).toContainText(`${found} found, page 1`)
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  const thumb = sheet.getByRole('slider', { name: 'Budget, lowest' })
  await thumb.press('ArrowRight')
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK&budgetMin=1.1')
  // The last move counts, however soon the sheet is closed after it.
  await thumb.press('ArrowRight')
  await show.dispatchEvent('click')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK&budgetMin=1.2')
  await expect(busy(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
  const missing = await page.getByLabel('Sort by').evaluate((order: HTMLSelectElement) => {
    const { offsetWidth } = order
    Object.assign(order.style, { fieldSizing: 'content', width: 'max-content' })
    return order.offsetWidth - offsetWidth
  })
  expect(missing, 'pixels missing for the words of the order').toBeLessThanOrEqual(0)

  // Nor need anybody on a slow line wait with the sheet for what it found.
  const letGo = await hold(page, '**/api/pages/listing*')
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await box.uncheck()
  await expect(show).toHaveAttribute('aria-busy', 'true')
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(busy(page)).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/project-details?budgetMin=1.2')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
})
