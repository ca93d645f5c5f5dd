import { expect, test } from 'playwright/test'

test.use({ javaScriptEnabled: false })

test('the form leads to the results, and offers no voice', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('button', { name: /voice/ })).toHaveCount(0)
  await page.getByLabel('Search projects, developers and places').fill('Sector 65 & beyond')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=Sector+65+%26+beyond')
  await expect(page.getByText('No results found for “Sector 65 & beyond”')).toBeVisible()
  await page.getByLabel('Search projects, developers and places').fill('aravalli summit')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Results for “aravalli summit”')
  await expect(
    page.locator('main').getByRole('link', { name: 'The Aravalli Summit' }).first(),
  ).toBeVisible()
})
