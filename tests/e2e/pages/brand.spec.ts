import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { startSite } from '../../support/programs/site-process.ts'

// As near to each other as the rules allow, so that every tint has the least room.
const BRAND = { ink: '#756F64', accent: '#F3F6EC', paper: '#F7F5EF' }
const INK = 'rgb(117, 111, 100)'

test(
  "an agency's own colours are everywhere, and everything can be read in them",
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const data = copySampleData()
    const facts = JSON.parse(data.read('site.json')) as object
    data.write('site.json', JSON.stringify({ ...facts, brand: BRAND }))
    const site = await startSite({ DATA_DIR: data.folder })
    try {
      for (const path of ['/', FULL, '/project-details']) {
        await page.goto(site.url + path)
        await expect(page.locator('body')).toHaveCSS('color', INK)
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 245, 239)')
        await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', INK)
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', BRAND.ink)
        // The header's links are shown on wide screens alone.
        const widths = path === '/' ? [360, 1440] : [360]
        const without = path === '/' ? undefined : 'footer'
        await expectAccessible(page, { state: path, without, widths, rules: ['color-contrast'] })
      }
    } finally {
      // It may still ask for pictures.
      await page.close()
      await site.end()
    }
  },
)
