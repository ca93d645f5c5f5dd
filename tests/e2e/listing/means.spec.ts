import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'

const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'
const PAIR = 'projects=aravalli-crest/the-aravalli-summit,saffron-spaces/saffron-terraces'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const count = async (page: Page) =>
  Number.parseInt(
    (await page.getByRole('heading', { level: 2, name: /\d+ projects?$/ }).textContent())?.replace(
      /\D+/,
      '',
    ) ?? '',
    10,
  )

test('what can be spent filters, as a chip and in the counts, and an amount that is none is said', async ({
  page,
}) => {
  await open(page, '/project-details')
  const all = await count(page)
  const month = filters(page).getByRole('textbox', { name: '₹ a month' })
  const own = filters(page).getByRole('textbox', { name: '₹ of my own' })
  await month.fill('1.5 lakh')
  await month.press('Enter')
  await expect(page).toHaveURL('/project-details?emi=150000')
  await expect(month).toHaveValue('1,50,000')
  await own.fill('80L')
  await own.press('Tab')
  await expect(page).toHaveURL('/project-details?emi=150000&cash=8000000')
  const chip = page.getByRole('link', {
    name: 'Remove filter: ₹ 1,50,000 a month, ₹ 80 L of your own',
  })
  await expect(chip).toBeVisible()
  const fitting = await count(page)
  expect(fitting).toBeGreaterThan(0)
  expect(fitting).toBeLessThan(all)
  await expect(page.getByText(/^\d+ projects without a price are left out/)).toBeVisible()
  // Each option says what it finds within the same limits.
  const gurgaon = filters(page).getByRole('checkbox', { name: /^Gurgaon/ })
  const found = Number(
    (
      await filters(page)
        .locator('label', { hasText: /^Gurgaon/ })
        .textContent()
    )?.replace(/\D+/g, ''),
  )
  await gurgaon.check()
  await expect.poll(() => count(page)).toBe(found)
  await gurgaon.uncheck()

  await month.fill('a lot')
  await month.press('Enter')
  await expect(page.getByText('‘a lot’ a month was ignored')).toBeVisible()
  await expect(month).toHaveValue('a lot')
  await expect(month).toHaveAccessibleDescription('Write it like 50,000.')
  await expectAccessible(page)
  await chipOff(page)
  await expect(page).toHaveURL('/project-details')
  await expect(month).toHaveValue('')
  await expect.poll(() => count(page)).toBe(all)
})

const chipOff = (page: Page) =>
  page.getByRole('link', { name: 'Remove filter: ₹ 80 L of your own' }).click()

test('by price per square foot the cards say it, lowest first', async ({ page }) => {
  await open(page, '/project-details')
  await expect(page.getByText(/₹ [\d,]+ per sq\. ft\./)).toHaveCount(0)
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Price per sq. ft.: low to high')
  await expect(page).toHaveURL('/project-details?sort=rate-asc')
  const rates = page.getByText(/^₹ [\d,]+ per sq\. ft\./)
  await expect(rates).toHaveCount(6)
  const shown = (await rates.allTextContents()).map((text) =>
    Number(text.replace(/ per.*|\D/g, '')),
  )
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
})

test('the comparison says what fits, and the cost sheet what it takes', async ({ page }) => {
  await open(page, PROJECT)
  await expect(page.getByText('You need ₹ 2,01,335 a month and ₹ 93.3 L of your own')).toBeVisible()

  await open(page, `/compare?${PAIR}`)
  await expect(page.getByRole('row', { name: /^Fits what I can afford/ })).toHaveCount(0)
  await page.getByRole('textbox', { name: '₹ a month' }).fill('70k')
  await page.getByRole('textbox', { name: '₹ of my own' }).fill('30 lakh')
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page.getByRole('row', { name: 'Fits what I can afford No Yes' })).toBeVisible()
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(page.getByRole('row', { name: /^Fits what I can afford/ })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks for what fits; what is no amount stays and is said', async ({ page }) => {
    await page.goto('/project-details')
    await filters(page).getByRole('textbox', { name: '₹ a month' }).fill('50,000')
    await filters(page).getByRole('textbox', { name: '₹ of my own' }).fill('minus five')
    await filters(page).getByRole('button', { name: /^Show/ }).click()
    await expect(page.getByRole('link', { name: 'Remove filter: ₹ 50,000 a month' })).toBeVisible()
    await expect(page.getByText('‘minus five’ of your own was ignored')).toBeVisible()
    await expect(filters(page).getByRole('textbox', { name: '₹ of my own' })).toHaveValue(
      'minus five',
    )
  })
})
