import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL, tab } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'

const payment = (page: Page) => page.locator('#payment')
const cost = (page: Page) => page.locator('#cost')
const emi = (page: Page) => page.locator('#emi')
const years = (page: Page) => emi(page).getByRole('spinbutton', { name: 'Loan tenure' })
const rupees = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

test('unit and buyer change every sum at once, and the address, which is copied without its campaign', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await translate(page)
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
  await expect(payment(page)).toContainText('Sums for 3 BHK + Utility: ₹ 3,50,00,000')
  await cost(page).getByRole('link', { name: 'Both jointly' }).click()
  await expect(cost(page).getByRole('row', { name: /^Total/ })).toContainText('₹ 3,89,00,000')
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint`)
  await tab(page, 'EMI Calculator').click()
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint#emi`)
  await years(page).fill('15')
  await emi(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(emi(page)).toContainText('Copied: the link opens this page with these figures.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}${FULL}?unit=2&buyer=joint&years=15#emi`)
  await expect(page).toHaveURL(`${FULL}?gclid=x&unit=2&buyer=joint&years=15`)
})

test('what is typed right before Back changes no other entry of the history', async ({ page }) => {
  await page.clock.install()
  await open(page, '/project-details/aravalli-crest?status=Under+Construction')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^The Aravalli Summit/ })
    .first()
    .click()
  await years(page).fill('15')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Aravalli Crest' })).toBeVisible()
  // As long as an address waits for the next change.
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL('/project-details/aravalli-crest?status=Under+Construction')
})

test('sums of an address in words are led to their numbers, and what is none stays; the largest loan year by year fits whole on a tablet', async ({
  page,
}) => {
  await open(page, `${FULL}?loan=100+crore&rate=12&years=20&utm_source=x&prepay=abc`)
  await expect(page).toHaveURL(`${FULL}?loan=1000000000&rate=12&years=20&utm_source=x&prepay=abc`)
  const prepay = emi(page).getByLabel('One sum')
  await expect(prepay).toHaveValue('abc')
  await expect(prepay).toHaveAccessibleDescription(/^Write an amount from ₹ 1 to ₹ 100 Cr/)
  await prepay.fill('')
  await prepay.blur()
  await expect(prepay).not.toHaveAttribute('aria-invalid')
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

test('a loan of 10,000 at 8.5% over 5 years, then any sum within limits, typed or by keys', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await translate(page)
  await open(page, FULL)
  const amount = emi(page).getByRole('textbox', { name: 'Loan amount' })
  const instalment = emi(page).getByRole('status').first()
  await expect(amount).toHaveValue('10000')
  await expect(instalment).toHaveText('₹ 205.17')
  await expect(emi(page)).toContainText('Principal 81.2%, interest 18.8% of the total payment')

  // What is out of range computes nothing, and says so once the field is left.
  await amount.fill('500')
  await expect(instalment).toHaveText('₹ 205.17')
  await expect(emi(page).getByText('Still for ₹ 10,000 at 8.5% over 5 years')).toHaveCount(2)
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await amount.blur()
  await expect(amount).toHaveValue('500')
  await expect(amount).toHaveAccessibleDescription(
    /^Between ₹\s1,000 and ₹\s100\sCr Write an amount/,
  )
  await expectAccessible(page, { state: 'a wrong loan', part: '#emi' })

  // Words need the reader of sums.
  expect(scripts.filter((url) => /\/(?:read-cost-sum|sums)-/.test(url))).toEqual([])
  await amount.selectText()
  await page.keyboard.type('1 crore 20 lakh')
  await expect(emi(page)).toContainText('₹ 1.2 Cr')
  await expect(amount).toHaveValue('1 crore 20 lakh')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('12000000')
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/loan=12000000/)
  const own = emi(page).getByRole('link', { name: /^Use this project’s price/ })
  await own.click()
  await expect(amount).toHaveValue('23200000')

  // Keys move it from one round sum to the next, whatever its field holds.
  await amount.fill('123456')
  const slider = emi(page).getByRole('slider', { name: 'Loan amount' })
  await slider.press('ArrowRight')
  await expect(amount).toHaveValue('150000')
  await expect(slider).toHaveAttribute('aria-valuetext', '₹ 1.5 Lakh')
  await slider.press('End')
  await expect(amount).toHaveValue('1000000000')
  await slider.press('Home')
  await expect(amount).toHaveValue('1000')
})

test('the chart of the loan is seen in a visitor’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, FULL)
  const share = page.locator('#emi svg text').first()
  await expect(share).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await page.emulateMedia({ forcedColors: null, colorScheme: 'dark' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  // Each mark of a legend differs from what is around it.
  await page
    .locator('#emi details')
    .evaluate((details: HTMLDetailsElement) => (details.open = true))
  for (const mark of await page.locator('#emi svg:has(> circle:only-child)').all()) {
    const { channels } = await sharp(await mark.screenshot()).stats()
    expect(Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min))).toBeGreaterThan(60)
  }
  await expect(page.locator('#emi svg:has(> circle:only-child)')).toHaveCount(4)
})
