import { expect, test } from 'playwright/test'
import { hydrated } from '../../support/browser/browser.ts'

test('an unknown page says so and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that cannot be fetched offers another try', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/api/pages/contact*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.unroute('**/api/pages/contact*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a part of the site replaced by a new release reloads the page, once', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
  // The server's page is complete without that part; only its script is missing.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(loads).toEqual(['/contact-us'])
})

test('filters on a phone: nothing is fetched for the sheet before it opens, and without it they stand in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/assets/DialogPanel-*.js', (route) => route.abort())
  await page.goto('/project-details')
  await hydrated(page)
  await page.mouse.wheel(0, 2000)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters).toBeHidden()
  expect(asked.filter((url) => url.includes('RangeSlider'))).toEqual([])
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(filters).toBeFocused()
  await expect(filters).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(6)
})
