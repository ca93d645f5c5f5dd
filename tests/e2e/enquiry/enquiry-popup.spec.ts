import type { Locator } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { translate } from '../../support/browser/translator.ts'

test('opens after ten seconds, is refused as easily as used, never again', async ({ page }) => {
  await translate(page)
  await stopClock(page)
  await page.goto('/residential')
  await hydrated(page)
  const popup = page.getByRole('dialog')
  await page.clock.runFor(9900)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(popup).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, { state: 'of the popup', part: 'dialog' })
  const decline = popup.getByRole('button', { name: 'Not now' })
  const looks = (button: Locator) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
      return { width, height, color, backgroundColor, fontSize, fontWeight }
    })
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await looks(decline)).toEqual(
    await looks(popup.getByRole('button', { name: 'Request a call back' })),
  )
  expect((await popup.boundingBox())?.y).toBeGreaterThanOrEqual(0.15 * 640)
  await decline.click()
  await expect(popup).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('enquiryPopup'))).not.toBeNull()
})

test('stays closed after an enquiry that was sent before the program ran', async ({ page }) => {
  await stopClock(page)
  await page.goto('/enquiry-sent?reference=PF-2345')
  await hydrated(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(10_100)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('enquiryPopup'))).not.toBeNull()
})
