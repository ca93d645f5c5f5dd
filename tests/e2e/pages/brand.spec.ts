import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { startSite, type SiteProcess } from '../../support/programs/site-process.ts'

// As near to each other as the rules allow, so that every tint has the least room.
const BRAND = { ink: '#756F64', accent: '#F3F6EC', paper: '#F7F5EF' }
const INK = 'rgb(117, 111, 100)'

let site: SiteProcess
test.beforeAll(async () => {
  const data = copySampleData()
  const facts = JSON.parse(data.read('site.json')) as object
  data.write('site.json', JSON.stringify({ ...facts, brand: BRAND }))
  site = await startSite({ DATA_DIR: data.folder })
})
test.afterAll(() => site.end())

for (const path of ['/', FULL, '/project-details', '/contact-us'])
  test(`${path} has an agency's own colours, in which everything can be read`, async ({ page }) => {
    await page.goto(site.url + path)
    await expect(page.locator('body')).toHaveCSS('color', INK)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 245, 239)')
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', INK)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', BRAND.ink)
    // The header's links are shown on wide screens alone.
    await expectAccessible(page, { widths: path === '/' ? [360, 1440] : [360] })
  })
