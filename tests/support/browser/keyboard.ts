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

/** Expects that the Tab key stays in the open dialog, both ways round. */
export async function expectTrapped(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = await dialog
      .locator('a[href], button, input, select, textarea, [tabindex="0"]')
      .count()
    for (let stop = 0; stop <= stops + 1; stop++) {
      await page.keyboard.press(key)
      const inside = dialog.locator(':focus')
      await expect(inside.or(page.locator('[data-base-ui-focus-guard]:focus'))).toHaveCount(1)
    }
  }
}
