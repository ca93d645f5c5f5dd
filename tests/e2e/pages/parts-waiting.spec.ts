import type { Page } from 'playwright/test'
import { expect, hydrated, takenOver, test } from '../../support/browser/browser.ts'

// Parts of a page whose code comes when the browser has time: the server's HTML until then.
const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'
const WIDTHS = [360, 1440] as const

/** What becomes of the scripts that the HTML does not name itself. */
async function laterScripts(page: Page, path: string, then: 'held' | 'refused') {
  const html = await (await page.request.get(path)).text()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    const isLater = !html.includes(new URL(route.request().url()).pathname)
    if (isLater && then === 'refused') return route.abort()
    if (isLater) await held
    return route.continue()
  })
  return letGo
}

/** Remembers the server's own elements, so that one that was drawn anew in their place is noticed. */
const markHtml = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('footer, main h1, main section')) {
      Reflect.set(one, 'served', true)
    }
  })

const drawnAnew = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer, main h1, main section')]
      .filter((one) => Reflect.get(one, 'served') !== true)
      .map((one) => one.outerHTML.slice(0, 100)),
  )

for (const width of WIDTHS) {
  for (const path of ['/', '/project-details', PROJECT]) {
    test(`${path} keeps its HTML while it is used before its code has come, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const letGo = await laterScripts(page, path, 'held')
      await page.goto(path)
      await takenOver(page)
      await markHtml(page)
      for (const share of [0.5, 1, 0.2, 0]) {
        await page.evaluate((top) => {
          window.scrollTo({ top: document.documentElement.scrollHeight * top, behavior: 'instant' })
        }, share)
      }
      const phone = page.locator('footer [name="phone"]')
      await phone.fill('98100')
      await page.keyboard.press('Tab')
      await page.mouse.move(100, 100)
      letGo()
      await hydrated(page)
      expect(await drawnAnew(page)).toEqual([])
      await expect(phone).toHaveValue('98100')
    })
  }
}

for (const path of ['/', PROJECT]) {
  test(`${path} is left, and come back to, before its code has come`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    const letGo = await laterScripts(page, path, 'held')
    await page.goto(path)
    await takenOver(page)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
    letGo()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await hydrated(page)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('h1')).not.toHaveText('Contact Us')
    await expect(page.locator('footer form')).toBeVisible()
  })
}

test('where the code of parts does not come they stay as they are, and links lead on', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await laterScripts(page, PROJECT, 'refused')
  await page.goto(PROJECT)
  await takenOver(page)
  await markHtml(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('#emi')).toContainText('Monthly instalment')
  expect(await drawnAnew(page)).toEqual([])
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
})
