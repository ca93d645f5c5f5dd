import { expect, test } from 'playwright/test'
import { BARE, FULL, topOf } from '../../support/browser/project.ts'

test.use({ javaScriptEnabled: false })

test('everything there is to know is on the page, and links lead to it', async ({ page }) => {
  await page.goto(FULL)
  await expect(page.getByText('handover is planned for December 2028')).toBeVisible()
  for (const plan of ['Construction Linked Plan', 'Down Payment Plan', 'Possession Linked Plan']) {
    await expect(page.getByRole('heading', { name: plan })).toBeVisible()
    await expect(page.getByRole('table', { name: plan })).toBeVisible()
  }
  await expect(page.locator('#emi')).toContainText('₹ 205.17')
  await expect(page.locator('#emi').getByRole('slider')).toHaveCount(0)
  await expect(page.locator('#similar-projects').getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^(Next|Previous|Pause|Read More)/ })).toHaveCount(
    0,
  )

  await page.getByRole('link', { name: 'View Payment Plan' }).first().click()
  await expect(page).toHaveURL(`${FULL}#payment`)
  expect(Math.round(await topOf(page, 'payment'))).toBe(180)
  await page.getByRole('link', { name: 'FAQs', exact: true }).click()
  expect(Math.round(await topOf(page, 'faqs'))).toBe(180)
})

test('what it costs: choices are links, the loan is a form, the address says it all', async ({
  page,
}) => {
  await page.goto(`${FULL}?utm_source=letter`)
  const cost = page.locator('#cost')
  const payment = page.locator('#payment')
  await payment.getByRole('link', { name: '4 BHK + Servant' }).click()
  await expect(page).toHaveURL(`${FULL}?unit=3#payment`)
  await cost.getByRole('link', { name: 'A woman' }).click()
  await expect(page).toHaveURL(`${FULL}?unit=3&buyer=woman#cost`)
  // A title within a section keeps clear of the bar; no section is marked where nothing follows the page.
  expect(Math.round(await topOf(page, 'cost'))).toBe(204)
  const marked = page.getByRole('navigation', { name: /^Sections of/ }).locator('[aria-current]')
  await expect(marked).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  await expect(cost.getByRole('row', { name: /^Total/ })).toContainText('₹ 5,23,00,000')

  const emi = page.locator('#emi')
  await emi.getByRole('spinbutton', { name: 'Loan amount' }).fill('12345')
  await emi.getByRole('spinbutton', { name: 'Loan tenure' }).fill('20')
  await emi.getByLabel('One sum').fill('2,000')
  await emi.getByRole('button', { name: 'Work out the instalment' }).click()
  await expect(page).toHaveURL(/unit=3&buyer=woman&loan=12345&rate=8.5&years=20.*#emi$/)
  await expect(emi.getByRole('status')).toHaveText('₹ 107.13')
  await expect(emi).toContainText('You pay 169 instalments, 71 fewer')
  await expect(cost.getByRole('row', { name: /^Total/ })).toContainText('₹ 5,23,00,000')
})

test('galleries scroll, pictures lead to their full size, one answer is open', async ({ page }) => {
  await page.goto(FULL)
  const gallery = page.locator('#project-images')
  await gallery.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
  expect(await gallery.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300)
  const plan = page.getByRole('link', { name: /^Enlarge: Site plan/ }).first()
  const response = await page.request.get((await plan.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^image\//)

  const questions = page.locator('#faqs details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
})

test('prompts lead to the Contact page, which knows the project', async ({ page }) => {
  await page.goto(BARE)
  await page.locator('#floor-plan').getByRole('link', { name: 'Contact Us for Site Plan' }).click()
  await expect(page).toHaveURL(/\/contact-us\?.*projectId=sohna-hills-plots/)
})
