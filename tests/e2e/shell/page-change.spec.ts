import { expect, hydrated, test } from '../../support/browser/browser.ts'

test('another page in the browser is announced, and the keyboard goes on from its heading', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy notice', exact: true })
  await link.focus()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await page.keyboard.press('Enter')

  const heading = page.getByRole('heading', { level: 1, name: 'Privacy Notice' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Privacy Notice | Peak Force')
  await expect(
    page.getByRole('status').filter({ hasText: 'Privacy Notice | Peak Force' }),
  ).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle('About Us | Peak Force')
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('filters change no page: focus stays where it is', async ({ page }) => {
  await page.goto('/career')
  await hydrated(page)
  const finance = page.getByRole('link', { name: 'Finance', exact: true })
  await finance.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/career?department=finance')
  await expect(finance).toBeFocused()
})
