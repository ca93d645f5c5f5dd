import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Remembers the live regions that a page has. The returned function expects that a text has come into one
 * of them: screen readers say nothing of a region that came with its text.
 */
export async function watchRegions(page: Page): Promise<(text: Locator) => Promise<void>> {
  await page.locator('[role=status]').evaluateAll((all) => {
    for (const one of all) Reflect.set(one, 'wasThere', true)
  })
  return async (text) => {
    await expect(text).toBeVisible()
    const isHeard = await text.evaluate((element) => {
      const region = element.closest('[role=status]')
      return region !== null && Reflect.has(region, 'wasThere')
    })
    expect(isHeard, 'is announced').toBe(true)
  }
}
