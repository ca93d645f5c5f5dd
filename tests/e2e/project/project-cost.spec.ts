import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { FULL, openProject, SPARSE, tab } from '../../support/browser/project.ts'

const payment = (page: Page) => page.locator('#payment')
const cost = (page: Page) => page.locator('#cost')
const emi = (page: Page) => page.locator('#emi')
const total = (page: Page) => cost(page).getByRole('row', { name: /^Total/ })
const rupees = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

test('unit and buyer change every sum at once, the address follows and stays over tabs', async ({
  page,
}) => {
  await openProject(page, `${FULL}?gclid=x`)
  await expect(payment(page)).toContainText('Sums for 3 BHK + Study: ₹ 2,90,00,000')
  const amounts = async () => {
    const cells = await payment(page).locator('tbody td:nth-child(5):visible').allTextContents()
    return cells.reduce((sum, text) => sum + rupees(text) / 100, 0)
  }
  expect(await amounts()).toBe(29_000_000)
  const chosen = payment(page).getByRole('link', { name: '3 BHK + Utility' })
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen).toBeFocused()
  expect(await amounts()).toBe(35_000_000)
  await cost(page).getByRole('link', { name: 'Both jointly' }).click()
  await expect(total(page)).toContainText('₹ 3,89,00,000')
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint`)
  await tab(page, 'EMI Calculator').click()
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint#emi`)
})

test('the largest loan’s tables and the instalments fit whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openProject(page, `${FULL}?loan=1000000000&rate=12&years=20`)
  await emi(page).getByText('Year by year').click()
  const frames = emi(page).getByRole('region')
  await expect(frames).toHaveCount(2)
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 })
    for (const frame of await frames.all()) {
      const over = await frame.evaluate((it) => it.scrollWidth - it.clientWidth)
      expect(over, `at ${width} px`).toBe(0)
    }
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  const edge = (cell: number, side: 'paddingLeft' | 'paddingRight') =>
    payment(page)
      .locator(`tbody tr:first-child td:nth-child(${cell}):visible`)
      .first()
      .evaluate((it, name) => getComputedStyle(it)[name], side)
  expect(await edge(5, 'paddingRight')).toBe(await edge(1, 'paddingLeft'))
})

test('a floor plan leads to the payment plan with its own sums, also without script', async ({
  page,
  browser,
}) => {
  await openProject(page)
  const plans = page.locator('#floor-plans')
  const chosen = (name: string) => payment(page).getByRole('link', { name, exact: true })
  await page.locator('#floor-plan').getByRole('button', { name: 'Next' }).click()
  const slide = plans.locator('li:not([inert])').filter({ hasText: '3 BHK + Utility' })
  await slide.getByRole('link', { name: 'View Payment Plan' }).click()
  await expect(chosen('3 BHK + Utility')).toHaveAttribute('aria-current', 'true')
  await expect(payment(page)).toBeFocused()
  await expect(page).toHaveURL(/\?unit=2/)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${FULL}?unit=2`)
  const links = still.locator('#floor-plans').getByRole('link', { name: 'View Payment Plan' })
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '?#payment',
    '#payment',
    '?unit=3#payment',
  ])
  await plain.close()
})

test('the loan year by year ends with nothing owed, beside other tenures', async ({ page }) => {
  await openProject(page, `${FULL}?loan=5000000&rate=8.5&years=20&prepayYearly=50000`)
  await expect(emi(page).getByRole('status')).toHaveText('₹ 43,391.16')
  await emi(page).getByText('Year by year').click()
  const last = emi(page).getByRole('table', { name: 'Year by year' }).getByRole('row').last()
  await expect(last.getByRole('cell').last()).toHaveText('₹ 0.00')
  await expect(emi(page)).toContainText('of interest. What is left to pay as interest is')
  const tenures = emi(page).getByRole('table', { name: 'Over a shorter or longer time' })
  await expect(tenures.getByRole('rowheader')).toHaveText([
    '15 years',
    '20 yearschosen',
    '25 years',
  ])
  await expectAccessible(page, { state: 'years open', part: '#emi' })
})

test('a copied link holds the figures and nothing of a campaign', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProject(page, `${FULL}?utm_source=x&buyer=woman`)
  await emi(page).getByRole('spinbutton', { name: 'Loan tenure' }).fill('15')
  await emi(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(emi(page)).toContainText('Copied: the link opens this page with these figures.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}${FULL}?buyer=woman&years=15#emi`)
  await expect(page).toHaveURL(`${FULL}?utm_source=x&buyer=woman&years=15`)
})

test('without a price there are shares, a sentence and a way to ask', async ({ page }) => {
  await openProject(page, SPARSE)
  await expect(cost(page)).toContainText('No price of Cobalt Tower is given as a sum')
  await expect(cost(page)).toContainText('stamp duty is 6% of the price for a man')
  await expect(cost(page).getByRole('link', { name: 'Ask for the price' })).toBeVisible()
})
