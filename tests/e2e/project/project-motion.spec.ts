import { expect, open, test } from '../../support/browser/browser.ts'
import { bringIntoView, stopClock } from '../../support/browser/clock.ts'
import { FULL, openProject } from '../../support/browser/project.ts'

// What a moving gallery is called, and after how many seconds it moves on.
const MOVING = [
  ['Floor plans of The Aravalli Summit', 10],
  ['Amenities of The Aravalli Summit', 3],
  ['Interiors and finishes of The Aravalli Summit', 3],
  ['Location of The Aravalli Summit', 5],
  ['Site plan of The Aravalli Summit', 5],
] as const

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('each gallery moves on in its own time once it is seen, and can be paused', async ({
    page,
  }) => {
    await stopClock(page)
    await openProject(page)
    for (const [name, seconds] of MOVING) {
      const gallery = page.getByRole('region', { name, exact: true })
      const dot = (number: number) => gallery.getByRole('button', { name: `Show ${number} of` })
      const start = gallery.getByRole('button', { name: /^Start/ })
      await bringIntoView(gallery)
      // A pointer that rests on it holds it.
      await page.mouse.move(2, 2)
      await page.clock.runFor(seconds * 1000 - 100)
      await expect(dot(1), name).toHaveAttribute('aria-current', 'true')
      await page.clock.runFor(200)
      await expect(dot(2), name).toHaveAttribute('aria-current', 'true')
      await gallery.getByRole('button', { name: /^Pause/ }).click()
      await expect(start, name).toBeVisible()
      await page.clock.runFor(20_000)
      await expect(dot(2), name).toHaveAttribute('aria-current', 'true')
    }
  })

  test('two site plans stay still', async ({ page }) => {
    await openProject(page, '/project-details/aravalli-crest/crest-greens')
    await expect(page.locator('#site-plan').getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
})

for (const path of ['/', FULL]) {
  test(`nothing moves on ${path} where less motion is asked for`, async ({ page }) => {
    await stopClock(page)
    await open(page, path)
    const first = await page.getByRole('img').first().getAttribute('alt')
    await page.clock.runFor(20_000)
    await expect(page.getByRole('img').first()).toHaveAttribute('alt', first ?? '')
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
}
