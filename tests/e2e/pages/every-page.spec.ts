import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, sitemap, test } from '../../support/browser/browser.ts'
import { expectBudget, watchHydration } from '../../support/browser/budget.ts'
import { expectUncovered } from '../../support/browser/floating.ts'
import { expectFocusMarks } from '../../support/browser/focus.ts'
import { FULL } from '../../support/browser/project.ts'
import { enlargeText, expectHeaderOnScreen, expectRoom } from '../../support/browser/room.ts'
import { ONE_OF_EACH } from '../../support/pages.ts'

// 320 px are a desk's screen at 400 per cent; at 768 px what floats beside a page has the least room.
const WIDTHS = [320, 768]
/** Where all that takes the focus stands, at the width at which most of it is shown. */
const FOCUSED: Readonly<Record<string, number>> = {
  '/': 1440,
  '/project-details': 1440,
  [FULL]: 360,
  '/contact-us': 360,
}
/** Pages, and states of pages, whose components others of the list show as well. */
const ALIKE = new Set<string>([
  '/project-details?type=residential&bedrooms=3+BHK&sort=price-asc',
  '/project-details?location=Nowhere+at+all',
  '/project-details/harbour-and-vale',
  '/project-details/cobalt-square/cobalt-tower',
  '/location/dwarka-expressway',
  '/residential',
  '/search?q=zzzz',
  '/shortlist',
])
/** The pages whose wide layout has parts that a phone's has not; that of others is theirs. */
const WIDE = new Set<string>(['/', '/project-details', FULL])

const STOPS = 'h1, h2, h3, a[href], button, input, select, textarea, summary'

for (const path of ONE_OF_EACH) {
  const tag = ALIKE.has(path) ? '@full' : []
  test(`${path} is light, hydrates in silence and fits a phone`, { tag }, async ({ page }) => {
    // As axe looks at it.
    await page.setViewportSize({ width: 360, height: 640 })
    await watchHydration(page)
    await open(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    // The footer is the same everywhere.
    const without = path === '/' ? undefined : 'footer'
    await expectAccessible(page, { without })
    // Whatever comes by itself has come meanwhile.
    await expectBudget(page)
    expect(await unheardRegions(page)).toEqual([])
    await expectLayout(page, 'at 360 px')
    if (WIDE.has(path)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectLayout(page, 'at 1440 px')
    }
  })

  test(`${path} fits every screen`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(150_000)
    await open(page, path)
    if (WIDE.has(path)) await expectAccessible(page, { widths: [1440] })
    for (const width of WIDE.has(path) ? [...WIDTHS, 1024] : WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      await expectLayout(page, `at ${width} px`)
    }
    const focusedAt = FOCUSED[path]
    if (focusedAt !== undefined) {
      await page.setViewportSize({ width: focusedAt, height: 800 })
      await expectFocusMarks(page, `at ${focusedAt} px`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectRoom(page, 'at 1280 px')
    await expectReadingOrder(page, 'at 1280 px')
    await enlargeText(page)
    await expectRoom(page, 'with text of twice the size')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectHeaderOnScreen(page, 'with text of twice the size on a phone')
  })
}

/** Expects that nothing is cut, covered, or out of the order in which it is heard. */
async function expectLayout(page: Page, state: string): Promise<void> {
  await expectRoom(page, state)
  await expectReadingOrder(page, state)
  await expectUncovered(page, state)
}

/**
 * Regions that speak, and of which assistive technology does not know before they do. What a closed
 * form says is said once it is open, when its regions are known.
 */
const unheardRegions = (page: Page) =>
  page
    .locator('output, [role=status], [role=alert], [aria-live]')
    .evaluateAll((regions) =>
      regions
        .filter(
          (region) =>
            region.closest('form')?.checkVisibility() !== false &&
            (!region.checkVisibility({ visibilityProperty: true }) ||
              region.closest('[aria-hidden=true]')),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )

// Of the other pages only the text differs from the one of their kind that is tried above.
test('every page of the sitemap hydrates in silence', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000)
  for (const path of await sitemap(page.request)) {
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(response?.status(), path).toBe(200)
    await hydrated(page)
    await expect(page.locator('h1'), path).toHaveCount(1)
  }
})

/**
 * Expects that what is heard or reached one after the other stands one after the other too: nothing
 * above what precedes it, but in a column to its right, and nothing to its left on the same line.
 * What floats or sticks has no place of its own, and what is beside its frame sideways has none yet.
 */
async function expectReadingOrder(page: Page, state: string): Promise<void> {
  const found = await page.evaluate((selector) => {
    const hasPlace = (element: Element | null): boolean =>
      element === null ||
      (!['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        hasPlace(element.parentElement))
    const isInFrame = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue
        const edges = frame.getBoundingClientRect()
        if (left >= edges.right - 2 || right <= edges.left + 2) return false
      }
      return true
    }
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        hasPlace(element) &&
        isInFrame(element)
      )
    })
    return stops.flatMap((element, index) => {
      const before = stops[index - 1]
      if (!before || before.contains(element)) return []
      const first = before.getBoundingClientRect()
      const next = element.getBoundingClientRect()
      // Two pixels forgive what is rounded.
      const above = next.bottom <= first.top + 2 && next.left < first.right - 2
      const left =
        next.right <= first.left + 2 && next.top < first.bottom - 2 && next.bottom > first.top + 2
      return above || left
        ? [`${before.outerHTML.slice(0, 120)} → ${element.outerHTML.slice(0, 120)}`]
        : []
    })
  }, STOPS)
  expect(found, state).toEqual([])
}
