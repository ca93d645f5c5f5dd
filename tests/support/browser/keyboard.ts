import { expect, type Locator, type Page } from 'playwright/test'

const MAX_STOPS = 160

/**
 * Goes from stop to stop by the Tab key until `target` has the focus.
 * @param key 'Shift+Tab' goes backwards
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MAX_STOPS} presses of ${key} did not reach ${target.toString()}`)
}

/** Goes to `target` by the Tab key and presses Enter on it. */
export async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Expects that the Tab key reaches nothing of the page behind the open dialog, both ways round. */
export async function expectTrapped(page: Page): Promise<void> {
  const stops = await page.getByRole('dialog').locator('a[href], button, input, textarea').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops + 1; stop++) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0)
    }
  }
}
