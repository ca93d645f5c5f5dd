import { expect, open, sitemap, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { expectWholeSums, setText, watchSums } from '../../support/browser/sums.ts'
import { ONE_OF_EACH } from '../../support/pages.ts'

const WIDTHS = [320, 360, 412]
const SIZES = [100, 130, 200]

const PATHS = [
  ...ONE_OF_EACH,
  // The largest sums of the calculator, and sums among the filters.
  `${FULL}?loan=500000000&rate=18&years=30&prepay=90000000`,
  '/project-details?budgetMin=50+lakh&budgetMax=9.75+Cr&emi=125000&cash=6500000&sort=price-asc',
]

for (const path of PATHS) {
  test(`no sum of ${path} is cut`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000)
    await watchSums(page)
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      for (const size of SIZES)
        for (const isSpaced of [false, true]) {
          await setText(page, size, isSpaced)
          await expectWholeSums(page, `${width} px, ${size}%${isSpaced ? ', spaced' : ''}`)
        }
    }
  })
}

test('no sum of any project is cut on the narrowest phone', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  await watchSums(page)
  await page.setViewportSize({ width: 320, height: 740 })
  const projects = (await sitemap(page.request)).filter((path) =>
    /^\/project-details\/[^/]+\/[^/]+$/.test(path),
  )
  expect(projects.length).toBeGreaterThan(20)
  for (const path of projects) {
    await open(page, path)
    for (const size of [100, 200]) {
      await setText(page, size, size === 200)
      await expectWholeSums(page, `${path} with text of ${size}%`)
    }
  }
})
