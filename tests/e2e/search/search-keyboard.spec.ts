import { expectAccessible } from '../../support/browser/accessibility.ts'
import type { Page } from 'playwright/test'
import { expect } from '../../support/browser/browser.ts'
import {
  field,
  list,
  openSearch,
  options,
  test,
  type,
  typeAndWait,
} from '../../support/browser/search.ts'

test.describe('the keyboard', () => {
  const chosen = (page: Page) => list(page).locator('[aria-selected="true"]')

  test('chooses with the arrows and opens with Enter', async ({ page }) => {
    await openSearch(page)
    await typeAndWait(page, 'verdant')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(chosen(page)).toHaveCount(0)
    await field(page).press('ArrowDown')
    await field(page).press('ArrowDown')
    const second = options(page).nth(1)
    await expect(chosen(page)).toHaveCount(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    )
    await expect(field(page)).toBeFocused()
    const href = (await second.getAttribute('href')) ?? ''
    await field(page).press('Enter')
    await expect(page).toHaveURL(href)
  })

  test('reaches the last one upwards, in view inside the list', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openSearch(page)
    await typeAndWait(page, 'gurgaon')
    await expect(options(page)).toHaveCount(22)
    await field(page).press('ArrowUp')
    await expect(chosen(page)).toHaveText(/^See all/)
    await field(page).press('ArrowUp')
    await expect(options(page).nth(20)).toHaveAttribute('aria-selected', 'true')
    await expect(chosen(page)).toBeInViewport({ ratio: 1 })
  })

  test('closes the list with Escape, then clears the field', async ({ page }) => {
    await openSearch(page)
    await typeAndWait(page, 'verdant')
    await expect(list(page)).toBeVisible()
    await field(page).press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(field(page)).toHaveValue('verdant')
    await field(page).press('ArrowDown')
    await expect(list(page)).toBeVisible()
    await field(page).press('Escape')
    await field(page).press('Escape')
    await expect(field(page)).toHaveValue('')
  })

  test('sends the words with Enter, without a new document', async ({ page }) => {
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
  })

  test('leaves the list behind with Tab', async ({ page }) => {
    await openSearch(page)
    await typeAndWait(page, 'verdant')
    await expect(list(page)).toBeVisible()
    for (const name of ['Clear the search', 'Search by voice', 'Search']) {
      await page.keyboard.press('Tab')
      await expect(
        page.getByRole('search').getByRole('button', { name, exact: true }),
      ).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
  })
})

test.describe('the list of results', () => {
  for (const [width, height] of [
    [320, 568],
    [360, 380],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`is wholly in view on ${width} × ${height}, wherever the field stands`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openSearch(page, '/search?q=sector')
      for (const scrolled of [0, 120]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
        await type(page, 'gurgaon')
        await expect(options(page)).toHaveCount(22)
        const box = await page.locator('[popover]:popover-open').boundingBox()
        expect(box).not.toBeNull()
        if (!box) return
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        expect(box.height).toBeGreaterThan(200)
        await expect(field(page)).toBeInViewport({ ratio: 1 })
        await field(page).press('Escape')
      }
    })
  }

  test("stands under its field between a phone's keyboard and the site's bar", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSearch(page, '/')
    await field(page).click()
    await typeAndWait(page, 'gurgaon')
    await expect(options(page)).toHaveCount(22)
    // What the keyboard leaves of the window.
    await page.setViewportSize({ width: 360, height: 400 })
    await expect(async () => {
      const top = (await field(page).boundingBox())?.y ?? 0
      const box = await page.locator('[popover]:popover-open').boundingBox()
      expect(top).toBeGreaterThan(64)
      expect(box?.y).toBeGreaterThan(top)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400)
    }).toPass()
    await options(page).first().click()
    await expect(page).toHaveURL('/project-details?location=Gurgaon')
  })

  test('goes when the visitor turns elsewhere', async ({ page }) => {
    await openSearch(page)
    await typeAndWait(page, 'verdant')
    await expect(list(page)).toBeVisible()
    await page.locator('h1').click()
    await expect(list(page)).toBeHidden()
    await field(page).click()
    await expect(list(page)).toBeVisible()
  })

  test('has no accessibility violation in any state', async ({ page }) => {
    test.setTimeout(120_000)
    await openSearch(page)
    for (const text of ['verdant', 'zzzz']) {
      await typeAndWait(page, text)
      await expect(page.locator('[popover]:popover-open')).toBeVisible()
      await field(page).press('ArrowDown')
      await expectAccessible(page, { state: text, part: '[role="search"]' })
    }
  })
})
