import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { countedEvents } from '../../support/browser/counted-events.ts'
import { expect, hydrated } from '../../support/browser/browser.ts'
import { list, options, test } from '../../support/browser/search.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).locator('[name="q"]')

async function open(page: Page, path = '/about'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
  await page.goto(path)
  await hydrated(page)
}

test('opens over the page, shows results and leads to one', async ({ page }) => {
  await open(page)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
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
  await open(page)
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

test('Escape empties the field, then closes and gives the focus back', async ({ page }) => {
  await open(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await field(page).pressSequentially('verdant')
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(list(page)).toBeHidden()
  await field(page).press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
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

test('keeps the keyboard inside, and what is behind is out of reach', async ({ page }) => {
  await open(page)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    const inside = dialog(page).locator(':focus')
    await expect(inside.or(page.locator('[data-base-ui-focus-guard]:focus'))).toHaveCount(1)
  }
})

test('hears what is said, by the same way as what is typed', async ({ page }) => {
  await page.addInitScript(() => {
    class Recognition {
      start() {
        Object.assign(window, { recognition: this })
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition })
  })
  await open(page)
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Search by voice' }).click()
  await page.evaluate(() => {
    const { recognition } = window as unknown as {
      recognition: Record<string, (event?: object) => void>
    }
    recognition['onresult']?.({ results: [[{ transcript: 'three bhk under five crore' }]] })
  })
  await expect(field(page)).toHaveValue('three bhk under five crore')
  await expect(options(page).first()).toContainText('3 BHK under ₹ 5 Cr')
})

test('what was searched for in vain is told once, when the visitor leaves it', async ({ page }) => {
  const counted = await countedEvents(page)
  const told = async () => (await counted()).filter(({ event }) => event === 'search_missed')
  await open(page)
  await button(page).click()
  for (const text of ['zzzz', 'zzzzy']) {
    await field(page).fill(text)
    await expect(dialog(page).getByText(`No results found for “${text}”`).first()).toBeVisible()
  }
  expect(await told()).toEqual([])
  await field(page).press('Escape')
  await expect.poll(told).toHaveLength(1)
  await field(page).fill('xxxx')
  await expect(dialog(page).getByText('No results found for “xxxx”').first()).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=xxxx')
  expect(await told()).toEqual([{ event: 'search_missed', page: '/about', detail: 'zzzzy' }])
})

test('its code is fetched when the pointer comes near, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/Search(?:Dialog|Assistant)-/.test(url))).toEqual([])
  await button(page).hover()
  await expect.poll(() => asked.some((url) => /\/SearchDialog-/.test(url))).toBe(true)
  await expect(dialog(page)).toHaveCount(0)
})

test('leads to the search page when its code does not come', async ({ page }) => {
  await page.route('**/assets/SearchDialog-*.js', (route) => route.abort())
  await open(page)
  await button(page).click()
  await expect(page).toHaveURL('/search')
})

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [1440, 900],
] as const) {
  test(`fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await button(page).click()
    await field(page).pressSequentially('gurgaon')
    await expect(options(page)).toHaveCount(22)
    const box = await list(page).boundingBox()
    expect(box).not.toBeNull()
    if (!box) return
    expect(box.height).toBeGreaterThan(200)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    await field(page).press('ArrowUp')
    await field(page).press('ArrowUp')
    await expect(options(page).nth(20)).toBeInViewport({ ratio: 1 })
  })
}

test('has no accessibility violation, empty, with results and with none', async ({ page }) => {
  await open(page)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expectAccessible(page, { state: 'open', part: '[role="dialog"]' })
  await field(page).pressSequentially('verdant')
  await expect(options(page).first()).toContainText('Verdant')
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, { state: 'with results', part: '[role="dialog"]' })
  await field(page).fill('zzzz')
  await expect(dialog(page).getByText('No results found for “zzzz”').first()).toBeVisible()
  await expectAccessible(page, { state: 'with none', part: '[role="dialog"]' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it is a link to the search page', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await expect(page).toHaveURL('/search')
  })
})
