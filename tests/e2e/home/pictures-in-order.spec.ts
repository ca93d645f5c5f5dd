import { expect, takenOver, test } from '../../support/browser/browser.ts'

/** After so long the others come by themselves (client/styles/pieces/pictures.css). */
const LATEST_MS = 3000

test.use({ viewport: { width: 360, height: 740 } })

for (const path of [
  '/',
  '/project-details',
  '/project-details/aravalli-crest/the-aravalli-summit',
]) {
  test(`no other picture of ${path} is fetched before the largest is painted`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement?.dataset['painted'] === undefined) return
        Object.assign(window, { paintedAt: performance.now() })
        observer.disconnect()
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-painted'] })
    })
    await page.goto(path)
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    const { paintedAt, begun } = await page.evaluate(() => {
      const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
      return {
        paintedAt: Reflect.get(window, 'paintedAt') as number,
        begun: lazy.flatMap(({ currentSrc }) =>
          currentSrc && !currentSrc.startsWith('data:')
            ? performance.getEntriesByName(currentSrc).map(({ startTime }) => startTime)
            : [],
        ),
      }
    })
    const hints = page.locator('.picture image[data-href]')
    expect(await hints.count()).toBeGreaterThan(2)
    expect(
      await hints.evaluateAll((all) => all.filter((hint) => !hint.hasAttribute('href'))),
    ).toEqual([])
    expect(begun.length).toBeGreaterThan(2)
    expect(Math.min(...begun)).toBeGreaterThanOrEqual(Math.min(paintedAt, LATEST_MS))
  })
}

test('pictures come where the program does not', async ({ page }) => {
  await page.route('**/assets/start-*.js', () => undefined)
  await page.goto('/project-details', { waitUntil: 'commit' })
  const second = page.locator('img[loading="lazy"]').first()
  await expect
    .poll(() =>
      second.evaluate(
        (image: HTMLImageElement) =>
          image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().left,
      ),
    )
    .toBeGreaterThan(0)
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

  test('the largest picture is fetched once, in the size it is shown in', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await takenOver(page)
    const shown = await page
      .locator('img[fetchpriority="high"]')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    const source = shown.replace(/-p?\d+\.\w+$/, '-')
    expect(asked.filter((url) => url.startsWith(source))).toEqual([shown])
  })
})
