import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'

test('choose a department, a position, apply', async ({ page }) => {
  await page.goto('/career')
  await hydrated(page)
  const departments = page.getByRole('navigation', { name: 'Departments' }).getByRole('link')
  await expect(departments).toHaveCount(10)
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible()

  await page.getByRole('link', { name: 'Business Development Executive' }).click()
  const heading = page.getByRole('heading', { name: 'Apply for Business Development Executive' })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused()

  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Asha Rao')
  await main.getByLabel('E-mail').fill('asha@example.com')
  await main.getByLabel('About yourself').fill('Ten years in sales.')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('/api/events')) {
      posts.push(request.url())
    }
  })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
  expect(posts).toEqual([])
  await expectAccessible(page, { state: 'of an application', part: 'main' })
  const mail = new URL(
    (await page.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')) ?? '',
  )
  expect(mail.pathname).toBe('info@example.com')
  expect(mail.searchParams.get('subject')).toContain('Business Development Executive')
  expect(mail.searchParams.get('body')).toContain('Ten years in sales.')

  const answers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pages')) answers.push(request.url())
  })
  await departments.filter({ hasText: 'Finance' }).click()
  await expect(page).toHaveURL('/career?department=finance')
  await expect(page.getByText('Application Submitted Successfully!')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Financial Analyst' })).toBeVisible()
  expect(answers).toEqual([])
})

test('a field that is wrong scrolls into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 460 })
  await page.goto('/career?department=sales&position=sales-manager')
  await hydrated(page)
  const main = page.getByRole('main')
  const name = main.getByLabel('Name')
  const header = await page.getByRole('banner').boundingBox()
  const edge = (header?.y ?? 0) + (header?.height ?? 0)
  // The field stands in view, its label is just out of it.
  await name.evaluate((field, top) => {
    window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, edge + 5)
  await main.getByLabel('E-mail').press('Enter')
  await expect(name).toBeFocused()
  const label = main.getByText('Name', { exact: true })
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(edge)
})
