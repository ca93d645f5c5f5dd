import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from 'playwright/test'
import { hydrated } from '../../support/browser/browser.ts'

test('an unknown page says so and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await expectAccessible(page, { part: 'main' })
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that cannot be fetched offers another try', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/api/pages/contact*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expectAccessible(page, { part: 'main' })
  await page.unroute('**/api/pages/contact*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a page whose code is gone since a new release is loaded anew, once', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Whatever script is asked for from now on.
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
  // The server's page is complete without its script.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(loads).toEqual(['/contact-us'])
})
