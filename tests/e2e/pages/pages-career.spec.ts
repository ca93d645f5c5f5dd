import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { translate } from '../../support/browser/translator.ts'

test('choose a department, a position, apply', async ({ page, complaints }) => {
  complaints.allow(/^info: Launched external handler for 'mailto:/)
  await translate(page)
  await open(page, '/career')
  const main = page.getByRole('main')
  const departments = page.getByRole('navigation', { name: 'Departments' }).getByRole('link')
  await expect(departments).toHaveCount(10)
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible()

  await page.getByRole('link', { name: 'Business Development Executive' }).click()
  const heading = page.getByRole('heading', { name: 'Apply for Business Development Executive' })
  await expect(heading).toBeFocused()
  const send = page.getByRole('button', { name: 'Submit application' })
  await send.click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expect(main.getByLabel('Name')).toBeFocused()

  await main.getByLabel('Name').fill('Asha Rao')
  await main.getByLabel('Email').fill('asha@example.com')
  await main.getByLabel('About yourself').fill('Ten years in sales.')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' || pathname.startsWith('/api/pages')) asked.push(pathname)
  })
  await send.click()
  const done = page.getByText('Application Submitted Successfully!')
  await expect(done).toBeVisible()
  await expectAccessible(page, { state: 'of an application', part: 'main' })
  const link = page.getByRole('link', { name: 'Open the e-mail again' })
  await expect(link).toHaveAttribute('href', /^mailto:info@example\.com\?.*Ten%20years/)

  // A long one is neither cut nor called sent, and is there again after a reload.
  const long = 'Ten years in sales. '.repeat(120).trim()
  await main.getByLabel('About yourself').fill(long)
  await expect(done).toBeHidden()
  await send.click()
  await expect(page.getByText('Your application is not on its way yet')).toBeVisible()
  await expect(done).toBeHidden()
  expect(await page.getByLabel('Your words, to copy').inputValue()).toContain(long)
  await page.reload()
  await hydrated(page)
  await expect(main.getByLabel('About yourself')).toHaveValue(long)

  await departments.filter({ hasText: 'Finance' }).click()
  await expect(page).toHaveURL('/career?department=finance')
  await expect(done).toBeHidden()
  await expect(page.getByRole('link', { name: 'Financial Analyst' })).toBeVisible()
  expect(asked.filter((path) => path !== '/api/events')).toEqual([])
})

test('a field that is wrong scrolls into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 460 })
  await open(page, '/career?department=sales&position=sales-manager')
  const main = page.getByRole('main')
  const name = main.getByLabel('Name')
  const header = await page.getByRole('banner').boundingBox()
  const edge = (header?.y ?? 0) + (header?.height ?? 0)
  // The field stands in view, its label is just out of it.
  await name.evaluate((field, top) => {
    window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, edge + 5)
  await main.getByLabel('Email').press('Enter')
  await expect(name).toBeFocused()
  const label = main.getByText('Name', { exact: true })
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(edge)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('departments and positions are read; an address replaces the form', async ({ page }) => {
    await page.goto('/career')
    await page.getByRole('link', { name: 'Design', exact: true }).click()
    await page.getByRole('link', { name: 'Graphic Designer' }).click()
    await expect(page.getByRole('heading', { name: 'Apply for Graphic Designer' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeHidden()
  })
})
