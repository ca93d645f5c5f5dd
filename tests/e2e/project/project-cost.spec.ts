import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL, tab } from '../../support/browser/project.ts'

const payment = (page: Page) => page.locator('#payment')
const cost = (page: Page) => page.locator('#cost')
const emi = (page: Page) => page.locator('#emi')
const field = (page: Page, name: string) => emi(page).getByRole('spinbutton', { name })
const slider = (page: Page, name: string) => emi(page).getByRole('slider', { name })
const rupees = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

test('unit and buyer change every sum at once, and the address', async ({ page }) => {
  await open(page, `${FULL}?gclid=x`)
  await expect(payment(page)).toContainText('Sums for 3 BHK + Study: ₹ 2,90,00,000')
  await expect(page.getByText('You need ₹ 2,01,335 a month and ₹ 93.3 L of your own')).toBeVisible()
  const amounts = async () => {
    const cells = await payment(page).locator('td[data-column=amount]:visible').allTextContents()
    return cells.reduce((sum, text) => sum + rupees(text), 0)
  }
  expect(await amounts()).toBe(29_000_000)
  const chosen = payment(page).getByRole('link', { name: '3 BHK + Utility' })
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen).toBeFocused()
  expect(await amounts()).toBe(35_000_000)
  await cost(page).getByRole('link', { name: 'Both jointly' }).click()
  await expect(cost(page).getByRole('row', { name: /^Total/ })).toContainText('₹ 3,89,00,000')
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint`)
  await tab(page, 'EMI Calculator').click()
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint#emi`)
})

test('the largest loan year by year fits whole on a tablet', async ({ page }) => {
  await open(page, `${FULL}?loan=1000000000&rate=12&years=20`)
  await emi(page).getByText('Year by year').click()
  await expectAccessible(page, { state: 'years open', part: '#emi' })
  const frames = emi(page).getByRole('region')
  await expect(frames).toHaveCount(2)
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    for (const frame of await frames.all()) {
      const over = await frame.evaluate((it) => it.scrollWidth - it.clientWidth)
      expect(over, `at ${width} px`).toBe(0)
    }
  }
})

test('a copied link holds the figures and nothing of a campaign', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${FULL}?utm_source=x&buyer=woman`)
  await field(page, 'Loan tenure').fill('15')
  await emi(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(emi(page)).toContainText('Copied: the link opens this page with these figures.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}${FULL}?buyer=woman&years=15#emi`)
  await expect(page).toHaveURL(`${FULL}?utm_source=x&buyer=woman&years=15`)
})

test('a loan of 10,000 at 8.5% over 5 years, then any value within limits', async ({ page }) => {
  await open(page, FULL)
  const amount = field(page, 'Loan amount')
  await expect(amount).toHaveValue('10000')
  await expect(emi(page).getByRole('status').first()).toHaveText('₹ 205.17')
  await expect(emi(page)).toContainText('Principal 81.2%, interest 18.8% of the total payment')

  // What is out of range is ignored.
  await amount.fill('500')
  await expect(emi(page).getByRole('status').first()).toHaveText('₹ 205.17')
  await amount.blur()
  await expect(amount).toHaveValue('10000')

  // What is typed takes the place of what stands there.
  await amount.click()
  await page.keyboard.type('2500000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/loan=2500000/)
  await expect(slider(page, 'Loan amount')).toHaveValue('2001000')
  const own = emi(page).getByRole('link', { name: /^Use this project’s price/ })
  await own.click()
  await expect(amount).toHaveValue('23200000')
})
