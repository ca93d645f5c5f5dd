import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { countedEvents } from '../../support/browser/network.ts'
import { list, options } from '../../support/browser/search.ts'
import { translate } from '../../support/browser/translator.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).locator('[name="q"]')
const none = (page: Page, text: string) =>
  dialog(page).getByText(`No results found for “${text}”`).first()

// What is asked while typing is given up by the next letter.
test.beforeEach(({ complaints }) => complaints.allow(/\/api\/search\?/))

test('opens over the page, shows results and leads to one', async ({ page }) => {
  await translate(page)
  await open(page, '/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  // Escape empties the field, then closes and gives the focus back.
  await field(page).pressSequentially('verdant')
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(list(page)).toBeHidden()
  await field(page).press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await field(page).pressSequentially('verdant')
  const first = options(page).first()
  await expect(first).toContainText('Verdant')
  await field(page).press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const href = (await first.getAttribute('href')) ?? ''
  await field(page).press('Enter')
  await expect(page).toHaveURL(href)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog(page)).toHaveCount(0)
})

test('the / key opens it outside fields, until it is switched off', async ({ page }) => {
  await open(page, '/contact-us')
  const name = page.getByLabel('Name').first()
  await name.pressSequentially('a/b')
  await expect(name).toHaveValue('a/b')
  await name.blur()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await dialog(page).getByRole('checkbox').uncheck()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('/')
  await button(page).click()
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
})

test('a search in vain is reported once it is left', async ({ page }) => {
  await translate(page)
  const counted = await countedEvents(page)
  const missed = async () => (await counted()).filter(({ event }) => event === 'search_missed')
  await open(page, '/about')
  await button(page).click()
  for (const text of ['zzzz', 'zzzzy']) {
    await field(page).fill(text)
    await expect(none(page, text)).toBeVisible()
  }
  expect(await missed()).toEqual([])
  await field(page).press('Escape')
  await expect.poll(missed).toHaveLength(1)
  await field(page).fill('xxxx')
  await expect(none(page, 'xxxx')).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=xxxx')
  await expect(dialog(page)).toHaveCount(0)
  expect(await missed()).toEqual([{ event: 'search_missed', page: '/about', detail: 'zzzzy' }])
  await page.getByRole('search').locator('[name="q"]').fill('gurgaon')
  await expect(list(page)).toBeVisible()
})

test('fits every screen and has no accessibility violation in any state', async ({ page }) => {
  await open(page, '/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expectAccessible(page, { state: 'open', part: 'dialog' })
  await field(page).pressSequentially('gurgaon')
  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(options(page)).toHaveCount(22)
    const box = (await list(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
    expect(box.height).toBeGreaterThan(200)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  await field(page).press('ArrowUp')
  await field(page).press('ArrowUp')
  await expect(options(page).nth(20)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, { state: 'with results', part: 'dialog' })
  await field(page).fill('zzzz')
  await expect(none(page, 'zzzz')).toBeVisible()
  await expectAccessible(page, { state: 'with none', part: 'dialog' })
})
