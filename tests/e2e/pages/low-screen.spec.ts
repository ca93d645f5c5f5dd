import type { Locator, Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { enlargeText } from '../../support/browser/room.ts'

// A desk's screen of 1280 × 1024 px at 400 per cent.
test.use({ viewport: { width: 320, height: 256 } })

/** How much of the screen's height no bar takes, in px. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null && element.closest('[data-floating]') !== null
    let free = 0
    for (let y = 0; y < window.innerHeight; y++)
      if (!isBar(document.elementFromPoint(window.innerWidth / 2, y))) free++
    return free
  })

/** What has the focus, where something else covers all of it. */
const coveredFocus = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 1), window.innerWidth - 1)
    const isCovered = [top + 3, top + height / 2, top + height - 3].every((y) => {
      const shown = document.elementFromPoint(x, y)
      return !shown || !(element.contains(shown) || shown.contains(element))
    })
    return isCovered ? element.outerHTML.slice(0, 120) : undefined
  })

/** Turns the wheel over a window until its last part is on the screen. */
async function expectWheelReaches(page: Page, first: Locator, last: Locator): Promise<void> {
  await first.hover()
  await page.mouse.wheel(0, -2000)
  await expect(first).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 2000)
  await expect(last).toBeInViewport({ ratio: 1 })
}

test(
  'half of the screen is left to a project, and the focus is seen',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, FULL)
    await page.locator('#amenities').evaluate((section) => section.scrollIntoView())
    await expect.poll(() => freeHeight(page)).toBeGreaterThanOrEqual(128)
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredFocus(page)).toBeUndefined()
    }
  },
)

test('all of a window can be reached', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expectWheelReaches(
    page,
    search.getByRole('link', { name: '3 BHK under 2 Cr' }),
    search.getByText('The / key opens this search'),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /quick topics/ }).click()
  const topics = page.locator('aside [popover] a')
  await expectWheelReaches(page, topics.first(), topics.last())
})

test('text of twice the size fits a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', FULL]) {
    await open(page, path)
    await enlargeText(page)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width, path).toBe(360)
  }
})
