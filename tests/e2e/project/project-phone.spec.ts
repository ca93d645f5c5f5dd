import type { Page } from 'playwright/test'
import { expect, sitemap, test } from '../../support/browser/browser.ts'
import { BARE, FULL, SPARSE } from '../../support/browser/project.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The height of the bars that stay in view, in px, and how much of the first picture is seen. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const bars = ['header', '[data-tabs]', 'main [data-floating=bar]'].map((bar) =>
      document.querySelector(bar)?.getBoundingClientRect(),
    )
    const picture = document.querySelector('#project-images img')?.getBoundingClientRect()
    const end = Math.min(picture?.bottom ?? 0, bars[2]?.top ?? 0)
    return {
      bars: bars.reduce((sum, bar) => sum + (bar?.height ?? 0), 0),
      picture: end - (picture?.top ?? 0),
    }
  })

async function expectPictureAndRoom(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const { bars, picture } = await firstScreen(page)
  expect(picture, path).toBeGreaterThanOrEqual(150)
  expect(bars, path).toBeLessThanOrEqual(190)
}

test('the first screen shows the picture, and the bars leave room for the page', async ({
  page,
}) => {
  for (const path of [FULL, SPARSE, BARE]) await expectPictureAndRoom(page, path)
})

test('so does the first screen of every project', { tag: '@full' }, async ({ page }) => {
  const projects = (await sitemap(page.request)).filter((path) =>
    /^\/project-details\/[^/]+\/[^/]+$/.test(path),
  )
  expect(projects.length).toBeGreaterThan(20)
  for (const path of projects) await expectPictureAndRoom(page, path)
})
