import { expect, open, test } from '../../support/browser/browser.ts'
import { bringIntoView, stopClock } from '../../support/browser/clock.ts'
import { FULL } from '../../support/browser/project.ts'

// What a moving gallery is called, and after how many seconds it moves on.
const MOVING = [
  ['Floor plans of The Aravalli Summit', 10],
  ['Amenities of The Aravalli Summit', 3],
  ['Interiors and finishes of The Aravalli Summit', 3],
  ['Location of The Aravalli Summit', 5],
  ['Site plan of The Aravalli Summit', 5],
] as const

test.beforeEach(({ page }) => stopClock(page))

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('each gallery moves in its own time once seen, and can be paused @full', async ({
    page,
  }) => {
    await open(page, FULL)
    for (const [name, seconds] of MOVING) {
      const gallery = page.getByRole('region', { name, exact: true })
      const dot = (number: number) => gallery.getByRole('button', { name: `Show ${number} of` })
      await bringIntoView(gallery)
      // A pointer that rests on it holds it.
      await page.mouse.move(2, 2)
      await page.clock.runFor(seconds * 1000 - 100)
      await expect(dot(1), name).toHaveAttribute('aria-current', 'true')
      await page.clock.runFor(200)
      await expect(dot(2), name).toHaveAttribute('aria-current', 'true')
      await gallery.getByRole('button', { name: /^Pause/ }).click()
      await expect(gallery.getByRole('button', { name: /^Start/ }), name).toBeVisible()
      await page.clock.runFor(20_000)
      await expect(dot(2), name).toHaveAttribute('aria-current', 'true')
    }
    // Two plans stay still.
    await open(page, '/project-details/aravalli-crest/crest-greens')
    await expect(page.locator('#site-plan').getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
})

test('no gallery moves where less motion is asked for', async ({ page }) => {
  await open(page, FULL)
  const gallery = page.getByRole('region', { name: MOVING[1][0], exact: true })
  await bringIntoView(gallery)
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  const chosen = gallery.locator('button[aria-current=true]')
  await expect(chosen).toHaveAccessibleName(/^Show 1 of/)
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})
