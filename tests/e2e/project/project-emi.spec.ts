import type { Page } from 'playwright/test'
import { expect, test } from '../../support/browser/browser.ts'
import { openProject } from '../../support/browser/project.ts'

const emi = (page: Page) => page.locator('#emi')
const field = (page: Page, name: string) => emi(page).getByRole('spinbutton', { name })
const slider = (page: Page, name: string) => emi(page).getByRole('slider', { name })
const instalment = (page: Page) => emi(page).getByRole('status')

test.beforeEach(({ page }) => openProject(page))

test('starts with a loan of 10,000 at 8.5% over 5 years', async ({ page }) => {
  await expect(field(page, 'Loan amount')).toHaveValue('10000')
  await expect(field(page, 'Interest rate')).toHaveValue('8.5')
  await expect(field(page, 'Loan tenure')).toHaveValue('5')
  await expect(instalment(page)).toHaveText('₹ 205.17')
  await expect(emi(page)).toContainText('₹ 2,309.92')
  await expect(emi(page)).toContainText('₹ 12,309.92')
  await expect(emi(page)).toContainText('Principal 81.2%, interest 18.8% of the total payment')
})

test('a field holds any value within its limits, its slider follows to the nearest step', async ({
  page,
}) => {
  await field(page, 'Loan amount').fill('5000000')
  await expect(instalment(page)).toHaveText('₹ 1,02,582.66')
  await expect(slider(page, 'Loan amount')).toHaveValue('5001000')
  await field(page, 'Interest rate').fill('0.1')
  await expect(slider(page, 'Interest rate')).toHaveValue('1')
})

test('a slider sets its field', async ({ page }) => {
  await slider(page, 'Loan tenure').fill('20')
  await expect(field(page, 'Loan tenure')).toHaveValue('20')
  await slider(page, 'Loan amount').press('ArrowRight')
  await expect(field(page, 'Loan amount')).toHaveValue('1001000')
})

test('the loan’s slider reaches the largest loan by keys and by pointer', async ({ page }) => {
  await slider(page, 'Loan amount').press('End')
  await expect(field(page, 'Loan amount')).toHaveValue('1000000000')
  await slider(page, 'Loan amount').press('ArrowLeft')
  await expect(field(page, 'Loan amount')).toHaveValue('999001000')
  await slider(page, 'Loan amount').press('Home')
  const box = await slider(page, 'Loan amount').boundingBox()
  await slider(page, 'Loan amount').click({ position: { x: (box?.width ?? 0) - 2, y: 8 } })
  await expect(field(page, 'Loan amount')).toHaveValue('1000000000')
})

test('what is typed into a number field takes the place of what stands there', async ({ page }) => {
  await field(page, 'Loan amount').click()
  await page.keyboard.type('2500000')
  await expect(field(page, 'Loan amount')).toHaveValue('2500000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/loan=2500000/)
})

test('what is out of range or no number is ignored', async ({ page }) => {
  for (const text of ['500', '', '2000000000']) {
    await field(page, 'Loan amount').fill(text)
    await expect(instalment(page)).toHaveText('₹ 205.17')
  }
  await field(page, 'Loan amount').pressSequentially('e')
  await expect(instalment(page)).toHaveText('₹ 205.17')
  await field(page, 'Loan amount').blur()
  await expect(field(page, 'Loan amount')).toHaveValue('10000')
})

test("the project's own price is one press away", async ({ page }) => {
  await emi(page)
    .getByRole('link', { name: /^Use this project’s price/ })
    .click()
  await expect(field(page, 'Loan amount')).toHaveValue('23200000')
})
