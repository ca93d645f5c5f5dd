import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'

const PAIR = 'projects=aravalli-crest/the-aravalli-summit,saffron-spaces/saffron-terraces'

const number = (text: string | null) => Number(text?.replace(/\D+/g, ''))
const count = async (page: Page) =>
  number(await page.getByRole('heading', { level: 2, name: /\d+ projects?$/ }).textContent())

test('what can be spent filters; an amount that is none is said', async ({ page }) => {
  await open(page, '/project-details')
  const all = await count(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const month = filters.getByRole('textbox', { name: '₹ a month' })
  const own = filters.getByRole('textbox', { name: '₹ of my own' })
  const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` })
  await month.fill('1.5 lakh')
  await month.press('Enter')
  await expect(page).toHaveURL('/project-details?emi=150000')
  await expect(month).toHaveValue('1,50,000')
  await own.fill('80L')
  await own.press('Tab')
  await expect(page).toHaveURL('/project-details?emi=150000&cash=8000000')
  await expect(chip('₹ 1,50,000 a month, ₹ 80 L of your own')).toBeVisible()
  await expect.poll(() => count(page)).toBeLessThan(all)
  const fitting = await count(page)
  expect(fitting).toBeGreaterThan(0)
  await expect(page.getByText(/^\d+ projects without a price are left out/)).toBeVisible()

  await month.fill('a lot')
  await month.press('Enter')
  await expect(page.getByText('‘a lot’ a month was ignored')).toBeVisible()
  await expect(month).toHaveValue('a lot')
  await expect(month).toHaveAccessibleDescription('Write it like 50,000.')
  // On a phone filters are in a sheet.
  await expectAccessible(page, { part: 'aside', widths: [1440] })
  await chip('₹ 80 L of your own').click()
  await expect(page).toHaveURL('/project-details')
  await expect(month).toHaveValue('')
  await expect.poll(() => count(page)).toBe(all)
})

test('the comparison says what fits', async ({ page }) => {
  await open(page, `/compare?${PAIR}`)
  const fits = page.getByRole('row', { name: /^Fits what I can afford/ })
  await expect(fits).toHaveCount(0)
  await page.getByRole('textbox', { name: '₹ a month' }).fill('70k')
  await page.getByRole('textbox', { name: '₹ of my own' }).fill('30 lakh')
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page.getByRole('row', { name: 'Fits what I can afford No Yes' })).toBeVisible()
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(fits).toBeVisible()
})
