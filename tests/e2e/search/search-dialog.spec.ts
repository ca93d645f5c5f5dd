import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { countedEvents } from '../../support/browser/counted-events.ts'
import { expect, open, takenOver, test } from '../../support/browser/browser.ts'
import { laterScripts } from '../../support/browser/later-scripts.ts'
import { list, options } from '../../support/browser/search.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).locator('[name="q"]')
const none = (page: Page, text: string) =>
  dialog(page).getByText(`No results found for “${text}”`).first()

// These tests break the network on purpose; what the browser says about that is no fault.
test.beforeEach(({ complaints }) => complaints.allow(/\/api\/search\?/, /\/assets\//))

test('opens over the page, shows results and leads to one', async ({ page }) => {
  await open(page, '/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
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
  await expect(options(page).first()).toContainText('Verdant')
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const href = (await options(page).first().getAttribute('href')) ?? ''
  await field(page).press('Enter')
  await expect(page).toHaveURL(href)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog(page)).toHaveCount(0)
})

test('sends the words to the results, whose own search works at once', async ({ page }) => {
  await open(page, '/about')
  await button(page).click()
  await field(page).pressSequentially('verdant')
  await expect(options(page).first()).toContainText('Verdant')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=verdant')
  await expect(dialog(page)).toHaveCount(0)
  const own = page.getByRole('search').locator('[name="q"]')
  await own.fill('gurgaon')
  await expect(list(page)).toBeVisible()
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

test('what was searched for in vain is reported once, when the visitor leaves it', async ({
  page,
}) => {
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
  expect(await missed()).toEqual([{ event: 'search_missed', page: '/about', detail: 'zzzzy' }])
})

test('leads to the search page when its code does not load', async ({ page }) => {
  await laterScripts(page, '/about', 'refused')
  await page.goto('/about')
  await takenOver(page)
  await button(page).click()
  await expect(page).toHaveURL('/search')
})

test('fits every screen and has no accessibility violation in any state', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, '/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expectAccessible(page, { state: 'open', part: '[role="dialog"]' })
  await field(page).pressSequentially('gurgaon')
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(options(page)).toHaveCount(22)
    const box = await list(page).boundingBox()
    if (!box) throw new Error(`no list at ${width} px`)
    expect(box.height).toBeGreaterThan(200)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  await field(page).press('ArrowUp')
  await field(page).press('ArrowUp')
  await expect(options(page).nth(20)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, { state: 'with results', part: '[role="dialog"]' })
  await field(page).fill('zzzz')
  await expect(none(page, 'zzzz')).toBeVisible()
  await expectAccessible(page, { state: 'with none', part: '[role="dialog"]' })
})
