import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { bringIntoView, stopClock } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/network.ts'

const { heroBanners } = JSON.parse(readFileSync('data/site.json', 'utf8')) as {
  heroBanners: { alt: string }[]
}
const [FIRST = '', SECOND = ''] = heroBanners.map(({ alt }) => alt)

const hero = (page: Page) => page.getByRole('region', { name: 'Find your property' })
/** The banner that is seen; the others are hidden from readers of structure too. */
const banner = (page: Page) => hero(page).getByRole('img')
const list = (page: Page, id: string) => page.locator(`#${id}-list`)

/** How far the list of a rail is scrolled, in px. */
const scrolled = (page: Page, id: string) =>
  list(page, id).evaluate((it) => Math.round(it.scrollLeft))

test.use({ reducedMotion: 'no-preference' })

test.beforeEach(({ page }) => stopClock(page))

/** As a tab is hidden, or seen again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test.describe('the hero', () => {
  test('fades to the next picture every 5 s, once it is there', async ({ page }) => {
    await open(page, '/')
    const pictures = hero(page).locator('img')
    await expect(banner(page)).toHaveAttribute('alt', FIRST)
    await page.clock.runFor(4900)
    await expect(pictures).toHaveCount(1)
    const letGo = await hold(page, '**/images/**')
    await page.clock.runFor(200)
    await expect(pictures).toHaveCount(2)
    await page.clock.runFor(10_000)
    await expect(banner(page)).toHaveAttribute('alt', FIRST)
    letGo()
    await expect(banner(page)).toHaveAttribute('alt', SECOND)
    const layer = hero(page).locator('[aria-hidden="false"]').first()
    await expect(layer).toHaveCSS('transition-duration', '1.5s')
  })

  test('rests when paused or hidden, but not under a pointer', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Pause the pictures' }).click()
    await page.mouse.move(0, 899)
    await page.clock.runFor(20_000)
    await expect(banner(page)).toHaveAttribute('alt', FIRST)
    await setHidden(page, true)
    await page.getByRole('button', { name: 'Start the pictures moving' }).click()
    await page.clock.runFor(20_000)
    await expect(hero(page).locator('img')).toHaveCount(1)
    await setHidden(page, false)
    await hero(page).getByRole('heading').hover()
    await page.clock.runFor(5100)
    await expect(banner(page), 'the pointer rests over it').toHaveAttribute('alt', SECOND)
  })
})

test('rails move 300 px in their time once seen, and rest after a step', async ({ page }) => {
  await page.route('**/jump.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '* { scroll-behavior: auto !important }' }),
  )
  await open(page, '/')
  // Scrolling by script, which takes its own, real time, is done at once.
  await page.addStyleTag({ url: '/jump.css' })
  // A file that takes 15 s of the page's time counts as failed.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  expect(await scrolled(page, 'trending')).toBe(0)
  await bringIntoView(list(page, 'trending'))
  await page.clock.runFor(2900)
  expect(await scrolled(page, 'trending')).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => scrolled(page, 'trending')).toBe(300)

  // A step by hand is of 300 px, of 200 px on phones.
  const rail = page.getByRole('region', { name: 'Trending Projects' })
  await rail.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => scrolled(page, 'trending')).toBe(600)
  await expect(
    page.getByRole('status').filter({ hasText: /Trending Projects: 3 to \d of 10/ }),
  ).toBeAttached()
  await page.mouse.move(0, 0)
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await page.clock.runFor(10_000)
  await page.clock.runFor(2900)
  expect(await scrolled(page, 'trending')).toBe(600)
  await page.clock.runFor(200)
  await expect.poll(() => scrolled(page, 'trending')).toBe(900)
  await page.setViewportSize({ width: 600, height: 800 })
  await rail.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => scrolled(page, 'trending')).toBe(700)

  // Paused it stands still; developers move every 10 s.
  await page.setViewportSize({ width: 1280, height: 720 })
  await rail.getByRole('button', { name: 'Pause Trending Projects' }).click()
  const still = await scrolled(page, 'trending')
  await bringIntoView(list(page, 'developers'))
  await page.mouse.move(0, 0)
  await page.clock.runFor(9900)
  expect(await scrolled(page, 'developers')).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => scrolled(page, 'developers')).toBe(300)
  expect(await scrolled(page, 'trending')).toBe(still)
})

test('testimonials are one, two or three side by side and advance every 5 s', async ({ page }) => {
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Testimonials', exact: true })
  await carousel.scrollIntoViewIfNeeded()
  const slides = carousel.getByRole('figure')
  for (const [width, side] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const room = (await carousel.boundingBox())?.width ?? 0
    const slide = (await carousel.locator('li').first().boundingBox())?.width ?? 1
    expect(Math.round(room / slide), `${width} px`).toBe(side)
  }
  await expect(slides.first()).toBeInViewport()
  await page.mouse.move(0, 0)
  const current = carousel.locator('[aria-current="true"]')
  await expect(current).toHaveAccessibleName('Show 1 of 6')
  await page.clock.runFor(5100)
  await expect(current).toHaveAccessibleName('Show 2 of 6')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(current).toHaveAccessibleName('Show 3 of 6')
  await expect(carousel.getByRole('button', { name: 'Pause Testimonials' })).toBeVisible()
})
