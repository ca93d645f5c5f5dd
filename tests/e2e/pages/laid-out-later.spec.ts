import { expect, takenOver, test } from '../../support/browser/browser.ts'
import type { Page } from 'playwright/test'

const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'

test.use({ viewport: { width: 412, height: 823 } })

/** How each band below what is seen first is laid out. */
const bands = (page: Page) =>
  page
    .locator('.below')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility))

const laidOut = (page: Page) => page.locator('html[data-laid-out]').waitFor({ state: 'attached' })

const faqsTop = (page: Page) =>
  page.locator('#faqs').evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('what lies below is laid out after what is seen first, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shifts: 0, painted: Infinity, laidOut: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    })
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset['laidOut'] === undefined) return
      seen.laidOut = performance.now()
      seen.painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-laid-out'] })
  })
  const answer = await page.goto(PROJECT)
  expect((await answer?.text())?.match(/class="below /g)?.length).toBeGreaterThan(10)
  await laidOut(page)
  await takenOver(page)
  const seen = await page.evaluate(
    () => Reflect.get(window, 'seen') as { shifts: number; painted: number; laidOut: number },
  )
  expect(seen.laidOut).toBeGreaterThan(seen.painted)
  expect(seen.shifts).toBe(0)
  await expect(page.locator('.below')).toHaveCount(0)
})

test('who arrives in the middle of a page finds its places true', async ({ page }) => {
  await page.goto(`${PROJECT}#faqs`)
  await laidOut(page)
  await takenOver(page)
  await expect.poll(() => faqsTop(page)).toBe(180)
  await page.goto(PROJECT)
  await takenOver(page)
  await laidOut(page)
  await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }))
  const before = await faqsTop(page)
  await page.reload()
  await takenOver(page)
  await expect.poll(() => faqsTop(page)).toBe(before)
})

test('where nothing lays it out it is laid out as it comes near the screen, and on paper', async ({
  page,
}) => {
  await page.route('**/assets/start-*.js', () => undefined)
  await page.goto(PROJECT, { waitUntil: 'commit' })
  const faqs = page.locator('#faqs')
  await faqs.waitFor({ state: 'attached' })
  await expect.poll(() => bands(page)).toContain('auto')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await faqs.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(faqs.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  expect(new Set(await bands(page))).toEqual(new Set(['visible']))
})
