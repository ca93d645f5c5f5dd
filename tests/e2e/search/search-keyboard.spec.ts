import type { Page } from 'playwright/test'
import { expect, test } from '../../support/browser/browser.ts'
import { field, list, openSearch, options, type, typeOut } from '../../support/browser/search.ts'

const chosen = (page: Page) => list(page).locator('[aria-selected="true"]')
const panel = (page: Page) => page.locator('[popover]:popover-open')

test('Enter sends the words without a new document; Escape, Tab and a press elsewhere close the list', async ({
  page,
}) => {
  await openSearch(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await type(page, ' Harbour & Vale ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=Harbour%20%26%20Vale')
  await expect(page.locator('h1')).toHaveText('Results for “Harbour & Vale”')
  await expect(list(page)).toBeHidden()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.goBack()
  await expect(field(page)).toHaveValue('')

  await typeOut(page, 'verdant')
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('verdant')
  await field(page).press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')

  await type(page, 'verdant')
  await expect(list(page)).toBeVisible()
  for (const name of ['Clear the search', 'Search by voice', 'Search']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('search').getByRole('button', { name, exact: true })).toBeFocused()
  }
  for (const leave of [() => page.keyboard.press('Tab'), () => page.locator('h1').click()]) {
    await leave()
    await expect(list(page)).toBeHidden()
    await field(page).click()
    await expect(list(page)).toBeVisible()
  }

  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(chosen(page)).toHaveCount(0)
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  const second = options(page).nth(1)
  await expect(chosen(page)).toHaveCount(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const id = (await second.getAttribute('id')) ?? ''
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  await expect(field(page)).toBeFocused()
  const href = (await second.getAttribute('href')) ?? ''
  await field(page).press('Enter')
  await expect(page).toHaveURL(href)
})

for (const [width, height, tag] of [
  [360, 380, ''],
  [1440, 900, ' @full'],
] as const)
  test(`the list is wholly in view at ${width} px, wherever the field is${tag}`, async ({
    page,
  }) => {
    await openSearch(page, '/search?q=sector')
    const screen = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    for (const scrolled of [0, 120]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
      await type(page, 'gurgaon')
      await expect(options(page), screen).toHaveCount(22)
      const box = (await panel(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
      expect(Math.min(box.x, box.y), screen).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, screen).toBeLessThanOrEqual(width)
      expect(box.y + box.height, screen).toBeLessThanOrEqual(height)
      expect(box.height, screen).toBeGreaterThan(200)
      await expect(field(page), screen).toBeInViewport({ ratio: 1 })
      await field(page).press('Escape')
    }
  })
