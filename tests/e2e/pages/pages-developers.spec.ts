import { expect, open, test } from '../../support/browser/browser.ts'

test('the background of a developer’s page follows a drag, within its limits', async ({ page }) => {
  await open(page, '/project-details/aravalli-crest')
  const title = page.getByRole('heading', { level: 1, name: 'Aravalli Crest' })
  const box = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const offset = () =>
    page.evaluate(() => {
      const layer = document.querySelector<HTMLElement>('main [style*="translate"]')
      return Number.parseFloat(layer?.style.translate ?? '0') || 0
    })
  const [x, y] = [box.x + box.width + 200, box.y]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 4 })
  expect(await offset()).toBe(-60)
  await page.mouse.move(0, y, { steps: 4 })
  expect(await offset()).toBeGreaterThanOrEqual(-0.15 * (page.viewportSize()?.width ?? 0))
  await page.mouse.up()
  await page.mouse.move(x, y)
  expect(await offset()).toBeLessThan(-60)
})
