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
  await expect(field(page, 'Interest rate')).toHaveValue('8.5')
  await expect(field(page, 'Loan tenure')).toHaveValue('5')
  await expect(instalment(page)).toHaveText('₹ 205.17')
  await expect(emi(page)).toContainText('₹ 2,309.92')
  await expect(emi(page)).toContainText('₹ 12,309.92')
  await expect(emi(page)).toContainText('Principal 81.2%, interest 18.8% of the total payment')

  // What is out of range or no number is ignored.
  for (const text of ['500', '', '2000000000']) {
    await amount.fill(text)
    await expect(instalment(page)).toHaveText('₹ 205.17')
  }
  await amount.pressSequentially('e')
  await expect(instalment(page)).toHaveText('₹ 205.17')
  await amount.blur()
  await expect(amount).toHaveValue('10000')

  // A slider follows its field to the nearest step.
  await amount.fill('5000000')
  await expect(instalment(page)).toHaveText('₹ 1,02,582.66')
  await expect(slider(page, 'Loan amount')).toHaveValue('5001000')
  await field(page, 'Interest rate').fill('0.1')
  await expect(slider(page, 'Interest rate')).toHaveValue('1')

  // What is typed takes the place of what stands there.
  await amount.click()
  await page.keyboard.type('2500000')
  await expect(amount).toHaveValue('2500000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/loan=2500000/)
  const own = emi(page).getByRole('link', { name: /^Use this project’s price/ })
  await own.click()
  await expect(amount).toHaveValue('23200000')

  // A slider sets its field, up to the largest loan.
  await amount.fill('10000')
  await slider(page, 'Loan tenure').fill('20')
  await expect(field(page, 'Loan tenure')).toHaveValue('20')
  for (const [key, value] of [
    ['ArrowRight', '1001000'],
    ['End', '1000000000'],
    ['ArrowLeft', '999001000'],
  ] as const) {
    await slider(page, 'Loan amount').press(key)
    await expect(amount).toHaveValue(value)
  }
})
