import type { Page } from 'playwright/test'
import { expect, hydrated, takenOver, test, WIDTHS } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/hold-requests.ts'

// Parts of a page whose code is on its way: the server's HTML until it comes.
const PARTS =
  '**/assets/{PageEnd,PageFloat,MobileMenu,HomeSections,SearchPanel,ProjectListing,Project}-*.js'
const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'

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
  for (const path of ['/', '/project-details', PROJECT, '/about']) {
    test(`${path} keeps its HTML while it is used before its code has come, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page, PARTS)
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
      release()
      await hydrated(page)
      expect(await drawnAnew(page)).toEqual([])
      await expect(phone).toHaveValue('98100')
    })
  }
}

test('a press on a button whose code is on its way is answered once, when it is there', async ({
  page,
}) => {
  const release = await hold(page, PARTS)
  await page.goto('/project-details')
  await takenOver(page)
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a press before the program itself has come is answered once, when it is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/entry-*.js')
  await page.goto('/project-details')
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / })
  await heart.click()
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await hydrated(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

for (const held of [PARTS, '**/assets/entry-*.js']) {
  test(`the first press on what opens a window opens it once ${held} has come`, async ({
    page,
  }) => {
    const release = await hold(page, held)
    await page.goto(PROJECT)
    if (held === PARTS) await takenOver(page)
    await page.getByRole('link', { name: 'Request a call back' }).first().click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(PROJECT)
  })

  test(`the first press on a picture enlarges it once ${held} has come`, async ({ page }) => {
    const release = await hold(page, held)
    await page.goto(PROJECT)
    if (held === PARTS) await takenOver(page)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    release()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await expect(page).toHaveURL(PROJECT)
  })

  test(`what opens a window leads to its page where ${held} does not come`, async ({
    page,
    complaints,
  }) => {
    await page.route(held, (route) => route.abort())
    await page.goto(PROJECT)
    await page.getByRole('link', { name: 'Request a call back' }).first().click()
    await expect(page).toHaveURL(/\/contact-us\?/)
    complaints.length = 0
  })
}

test('a button of a window whose code is on its way waits for it', async ({ page }) => {
  const release = await hold(page, PARTS)
  await page.goto('/')
  await takenOver(page)
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a form whose code is on its way works as plain HTML', async ({ page }) => {
  await hold(page, PARTS)
  await page.goto('/')
  await takenOver(page)
  await page.getByRole('main').locator('[name="q"]').fill('sector')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
})

for (const path of ['/', '/project-details', PROJECT]) {
  test(`${path} is left, and come back to, before its code has come`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    const release = await hold(page, PARTS)
    await page.goto(path)
    await takenOver(page)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
    release()
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
  await page.route('**/assets/{PageEnd,PageFloat,HomeSections}-*.js', (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await markHtml(page)
  expect(await drawnAnew(page)).toEqual([])
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  complaints.length = 0
})
