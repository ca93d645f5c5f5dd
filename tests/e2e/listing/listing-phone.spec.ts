import { expect, open, test } from '../../support/browser/browser.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const path of ['/project-details', '/city/gurgaon', '/locality/dwarka-expressway']) {
  test(`the first screen of ${path} shows the first home`, async ({ page }) => {
    await open(page, path)
    const picture = await page.locator('main article img').first().boundingBox()
    const bar = await page.locator('[data-floating=bar]:visible').boundingBox()
    expect((bar?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThanOrEqual(100)
  })
}

for (const path of ['/city/gurgaon', '/locality/dwarka-expressway']) {
  test(`${path} says more of the place below its homes`, async ({ page }) => {
    await open(page, path)
    const about = page.getByRole('region', { name: /^About / })
    await expect(about.getByRole('paragraph')).toContainText(/\w{3}/)
    const last = await page.locator('main article').last().boundingBox()
    expect((await about.boundingBox())?.y).toBeGreaterThan(last?.y ?? Infinity)
  })
}
