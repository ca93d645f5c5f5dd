import { expect, test } from 'playwright/test'
import { hero } from '../../support/browser/home.ts'

test.use({ javaScriptEnabled: false })

test('all of it is there, and what would open a dialog leads to a page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trending Projects',
    'Leading Real Estate Developers',
    'Everything you Need at One Place',
    'Peak Force Edge',
    'What our clients say',
    'Top Localities',
    'Frequently Asked Questions',
    'Not sure where to begin?',
  ])
  for (const id of ['trending-list', 'developers-list', 'testimonials']) {
    await expect(page.locator(`#${id}`)).toHaveCSS('overflow-x', 'auto')
  }
  await expect(page.getByRole('button', { name: /^Pause|^Next/ })).toHaveCount(0)
  const buy = hero(page).getByRole('button', { name: 'Buy' })
  await buy.hover()
  await expect(hero(page).getByRole('link', { name: 'SCO' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Chhatarpur/ })).toHaveAttribute(
    'href',
    '/locality/chhatarpur',
  )
  await hero(page).getByRole('button', { name: 'Sell', exact: true }).click()
  await expect(page).toHaveURL(/\/contact-us\?source=sell/)
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(
    'I would like to sell a property.',
  )
})
