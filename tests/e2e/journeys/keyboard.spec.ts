import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { freshPhone } from '../../support/browser/enquiries.ts'
import { translate } from '../../support/browser/translator.ts'

// Whole ways through the site by keys alone: no pointer, no focus that the test sets itself.

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const MAX_STOPS = 160

/**
 * Goes from stop to stop by the Tab key until `target` has the focus.
 * @param key 'Shift+Tab' goes backwards
 */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MAX_STOPS} presses of ${key} did not reach ${target.toString()}`)
}

/** Goes to `target` by the Tab key and presses Enter on it. */
async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Expects that the Tab key reaches nothing of the page behind the open dialog, both ways round. */
async function expectTrapped(page: Page): Promise<void> {
  const stops = await page.getByRole('dialog').locator('a[href], button, input, textarea').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops + 1; stop++) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0)
    }
  }
}

test('past the header; from the menu to a kind, a developer and its project', async ({ page }) => {
  await translate(page)
  await open(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).locator(':focus')).toHaveCount(1)

  const button = page.getByRole('banner').getByRole('button', { name: 'Projects' })
  await enter(page, button, 'Shift+Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, { state: 'of the menu', part: 'header', widths: [1440] })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await enter(page, page.locator('#projects-menu').getByRole('link', { name: 'Residential' }))
  await expect(page).toHaveURL('/residential')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(heading(page)).toBeFocused()
  await enter(page, main(page).getByRole('link', { name: 'View Projects of Aravalli Crest' }))
  await expect(page).toHaveURL('/project-details/aravalli-crest')
  await expect(heading(page)).toBeFocused()
  await enter(page, main(page).getByRole('article').getByRole('link').first())
  await expect(page).toHaveURL(/\/project-details\/aravalli-crest\/[^/]+$/)
  await expect(heading(page)).toBeFocused()
})

test('an enquiry: what is missing, then sent', async ({ page }) => {
  await open(page, '/about')
  const button = page.getByRole('link', { name: 'Inquire Now' })
  await enter(page, button, 'Shift+Tab')
  const name = dialog(page).getByLabel('Name')
  await enter(page, dialog(page).getByRole('button', { name: 'Request a call back' }))
  await expect(name).toBeFocused()
  await expectTrapped(page)
  await tabTo(page, name)
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type(freshPhone())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(/submitted successfully/)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('two projects saved and compared @full', async ({ page }) => {
  await translate(page)
  // The developer's page above has the filters on the way to its cards.
  await open(page, '/location/dwarka-expressway')
  const hearts = main(page).getByRole('button', { name: /^Save / })
  for (const index of [0, 1]) {
    await tabTo(page, hearts.nth(index))
    await page.keyboard.press('Space')
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await enter(page, page.getByRole('link', { name: 'Shortlist, 2 saved' }), 'Shift+Tab')
  await expect(page).toHaveURL(/^[^?]*\/shortlist\?projects=/)
  await expect(heading(page)).toBeFocused()
  const compare = main(page).getByRole('link', { name: /^Compare/ })
  await enter(page, compare.first())
  await expect(page).toHaveURL(/\/compare\?projects=/)
  await expect(heading(page)).toBeFocused()
  await enter(page, main(page).getByRole('link', { name: 'Show differences only' }))
  await expect(page).toHaveURL(/&differences=1$/)
})
