import { expect, type Page } from 'playwright/test'

const KB = 1000

/** Call it before a page is opened, whose budget is asked for then. */
export const watchHydration = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return
      observer.disconnect()
      performance.mark('hydrated')
    }).observe(document, { attributes: true, subtree: true })
  })

/** The compressed bytes that a page has fetched before the visitor did anything. */
export async function fetchedBytes(page: Page) {
  await page.waitForLoadState('networkidle')
  const { hydratedAt, entries } = await page.evaluate(() => ({
    hydratedAt: performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity,
    entries: [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => (entry as PerformanceResourceTiming).toJSON() as PerformanceResourceTiming),
  }))
  const sum = (kind: string, until = Infinity) =>
    entries
      .filter(({ name, responseEnd }) => responseEnd <= until && name.endsWith(kind))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
  return {
    html: entries[0]?.encodedBodySize ?? Infinity,
    css: sum('.css'),
    script: sum('.js'),
    scriptBefore: sum('.js', hydratedAt),
    lateRupees: entries
      .filter(({ name, initiatorType }) => initiatorType === 'css' && name.includes('-rupee'))
      .map(({ name }) => name),
  }
}

/** Expects that they are few. */
export async function expectBudget(page: Page): Promise<void> {
  const sizes = await fetchedBytes(page)
  // A typeface's file that comes after the first drawing makes the browser lay out the page again.
  expect(sizes.lateRupees, 'rupee signs that were not preloaded').toEqual([])
  expect(sizes.html, 'HTML').toBeLessThan(40 * KB)
  expect(sizes.css, 'CSS').toBeLessThan(25 * KB)
  expect(sizes.script, 'JavaScript').toBeLessThan(150 * KB)
  expect(sizes.scriptBefore, 'JavaScript before hydration').toBeGreaterThan(60 * KB)
  expect(sizes.scriptBefore, 'JavaScript before hydration').toBeLessThan(130 * KB)
}
