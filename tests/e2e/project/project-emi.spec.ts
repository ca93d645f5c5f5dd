import type { Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

const emi = (page: Page) => page.locator('#emi')
const field = (page: Page, name: string) => emi(page).getByRole('spinbutton', { name })
const slider = (page: Page, name: string) => emi(page).getByRole('slider', { name })
const instalment = (page: Page) => emi(page).getByRole('status')

test('a loan of 10,000 at 8.5% over 5 years, then any value within limits, by field and slider', async ({
  page,
}) => {
  await open(page, FULL)
  const amount = field(page, 'Loan amount')
  await expect(amount).toHaveValue('10000')
  await expect(instalment(page)).toHaveText('₹ 205.17')
  await expect(emi(page)).toContainText('Principal 81.2%, interest 18.8% of the total payment')

  // What is out of range is ignored.
  await amount.fill('500')
  await expect(instalment(page)).toHaveText('₹ 205.17')
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

  await slider(page, 'Loan tenure').fill('20')
  await expect(field(page, 'Loan tenure')).toHaveValue('20')
})
