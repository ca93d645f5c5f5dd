import type { Page } from 'playwright/test'
import { expect, hydrated, takenOver, test } from '../../support/browser/browser.ts'
import { laterScripts, openWithoutParts } from '../../support/browser/network.ts'
import { currentSlide, FULL } from '../../support/browser/project.ts'

// Parts of a page whose code comes when the browser has time or the part is wanted: the server's HTML
// until then, and another way where it cannot be fetched.

const SERVED = 'footer, main h1, main section'

/** Remembers the server's own elements; lists those that were drawn anew in their place. */
async function watchHtml(page: Page): Promise<() => Promise<string[]>> {
  await page.locator(SERVED).evaluateAll((all) => {
    for (const one of all) Reflect.set(one, 'served', true)
  })
  return () =>
    page
      .locator(SERVED)
      .evaluateAll((all) =>
        all.filter((one) => !Reflect.get(one, 'served')).map((one) => one.outerHTML.slice(0, 100)),
      )
}

for (const [path, width] of [
  ['/project-details', 1440],
  [FULL, 360],
] as const) {
  test(`${path} keeps its HTML while it is used before its code has loaded, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const letGo = await openWithoutParts(page, path)
    const drawnAnew = await watchHtml(page)
    for (const share of [0.5, 1, 0.2, 0]) {
      await page.evaluate((top) => {
        window.scrollTo({ top: document.documentElement.scrollHeight * top, behavior: 'instant' })
      }, share)
    }
    const phone = page.locator('footer [name="phone"]')
    await phone.fill('98100')
    const number = page.locator('main [inputmode=decimal]').first()
    await number.selectText()
    await page.keyboard.type('7.')
    // React may draw the field as empty before it hears of what was typed.
    await number.evaluate((field: HTMLInputElement) => (field.value = ''))
    letGo()
    await hydrated(page)
    await page.keyboard.type('5')
    expect(await drawnAnew()).toEqual([])
    await expect(phone).toHaveValue('98100')
    await expect(number, 'the point before it was not lost').toHaveValue('7.5')
  })
}

test.describe('where the code of parts does not load', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/\/assets\/|ERR_FAILED/))
  test.afterEach(({ page }) => expect(page.getByText('could not be loaded')).toHaveCount(0))

  async function openWithout(page: Page, path: string): Promise<void> {
    await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
    await page.unrouteAll()
    await page.route(await laterScripts(page, path), (route) => route.abort())
    await page.goto(path)
    await takenOver(page)
  }

  test('a project stays as it is: galleries step, pictures open, links lead', async ({
    page,
    complaints,
  }) => {
    // The browser's own page of a picture is styled inline.
    complaints.allow(/Applying inline style .* 'style-src 'self''/)
    await openWithout(page, FULL)
    const drawnAnew = await watchHtml(page)
    const gallery = page.getByRole('region', { name: /^Pictures of The Aravalli Summit$/ })
    await gallery.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeAttached()
    await expect(gallery.getByRole('img', { name: /picture 2$/ })).toBeInViewport()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('#emi')).toContainText('Monthly instalment')
    expect(await drawnAnew()).toEqual([])
    await currentSlide(page, 'site-plan')
      .getByRole('link', { name: /^Enlarge/ })
      .click()
    await expect(page).toHaveURL(/\/images\/.*\.(?:jpg|jpeg|png|webp|avif|svg)$/)
    await page.goBack()
    await takenOver(page)
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('what opens a dialog leads to a page', async ({ page }) => {
    await openWithout(page, '/developers')
    const contact = page.getByRole('link', { name: /Contact for Projects of Harbour and Vale/ })
    // The page stays, as it was, where the visitor stops or comes back: the next press counts too.
    await page.route('**/contact-us?*', (route) => route.fulfill({ status: 204 }), { times: 1 })
    const asked = page.waitForRequest('**/contact-us?*')
    await contact.click()
    await asked
    await contact.click()
    await expect(page).toHaveURL(/\/contact-us\?.*developer=Harbour/)
    await expect(page.locator('main form').getByLabel('Phone')).toBeVisible()
    await openWithout(page, '/')
    const rail = page.getByRole('region', { name: 'Trending Projects' })
    await rail.getByRole('link', { name: 'Saffron Bay' }).click()
    await expect(page).toHaveURL('/project-details/saffron-spaces/saffron-bay')
  })

  test('a page without its code comes as a document; the page before it stays until then', async ({
    page,
  }) => {
    await openWithout(page, '/')
    await page.route('**/assets/AboutPage*', (route) => route.abort())
    // With this answer a browser stays where it is.
    await page.route('**/about', (route) => route.fulfill({ status: 204 }), { times: 1 })
    const answered = page.waitForResponse('**/about')
    const about = page.locator('footer').getByRole('link', { name: 'About', exact: true })
    await about.click()
    await answered
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await about.click()
    await expect(page.locator('h1')).toHaveText(/About/)
  })

  test('the WhatsApp button of a project leads to a chat about it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithout(page, FULL)
    await page.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
    )
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*The%20Aravalli%20Summit/)
  })
})
