import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { ENDPOINT, fill, freshPhone, storedEnquiries } from '../../support/browser/enquiries.ts'

const arrive = async (page: Page, path: string) => {
  await stopClock(page)
  await page.goto(path)
  await hydrated(page)
}

test('opens ten seconds after arrival, once a visit, never again after it was dismissed', async ({
  page,
  context,
}) => {
  await arrive(page, '/residential')
  const popup = page.getByRole('dialog')
  await page.clock.runFor(9900)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(popup).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, { state: 'of the popup', part: '[role=dialog]' })
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
  const nextVisit = await context.newPage()
  await arrive(nextVisit, '/commercial')
  await nextVisit.clock.runFor(30_000)
  // Marked as shown before its code has come.
  expect(await nextVisit.evaluate(() => sessionStorage.getItem('enquiryPopup'))).toBeNull()
  await expect(nextVisit.getByRole('dialog')).toHaveCount(0)
})

test('waits while the visitor types, and is sent in the words of the server', async ({ page }) => {
  await arrive(page, '/residential')
  const popup = page.getByRole('dialog')
  const name = page.locator('footer form').getByLabel('Name')
  await name.fill('Asha')
  await page.clock.runFor(20_000)
  await expect(popup).toHaveCount(0)
  await name.blur()
  await page.clock.runFor(1500)
  await expect(popup).toBeVisible()
  await page.clock.resume()
  const phone = freshPhone()
  await page.route(ENDPOINT, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...body, message: 'We call at five.' } })
  })
  await fill(popup, phone)
  await popup.getByRole('button', { name: 'Request a call back' }).click()
  await expect(page.getByText('We call at five.')).toBeVisible()
  expect(storedEnquiries(phone)).toMatchObject([{ source: 'popup' }])
})
