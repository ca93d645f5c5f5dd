import type { Page } from 'playwright/test'
import { expect, test } from '../../support/browser/browser.ts'
import { openProject } from '../../support/browser/project.ts'

// Section, what its moving gallery is called, and after how many seconds it moves on.
const MOVING = [
  ['floor-plan', 'Floor plans of The Aravalli Summit', 10],
  ['amenities', 'Amenities of The Aravalli Summit', 3],
  ['specifications', 'Interiors and finishes of The Aravalli Summit', 3],
  ['location', 'Location of The Aravalli Summit', 5],
  ['site-plan', 'Site plan of The Aravalli Summit', 5],
] as const

const gallery = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.use({ reducedMotion: 'no-preference' })

for (const [section, name, seconds] of MOVING) {
  test(`the ${section} gallery moves on after ${seconds} s and can be paused`, async ({ page }) => {
    await openProject(page)
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView())
    // It starts when it is first seen itself.
    await gallery(page, name).scrollIntoViewIfNeeded()
    const dot = (number: number) =>
      gallery(page, name).getByRole('button', { name: `Show ${number} of`, exact: false })
    await expect(dot(2)).toHaveAttribute('aria-current', 'true', { timeout: seconds * 1000 + 5000 })
    await gallery(page, name)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await page.mouse.move(2, 2)
    await expect(gallery(page, name).getByRole('button', { name: /^Start/ })).toBeVisible()
  })
}

test('nothing moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProject(page)
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})

test('two site plans stay still', async ({ page }) => {
  await openProject(page, '/project-details/aravalli-crest/crest-greens')
  await expect(page.locator('#site-plan').getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})
