import type { Locator, Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, REFERENCE } from '../../support/browser/enquiries.ts'
import { FULL } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'
import { ONE_OF_EACH } from '../../support/pages.ts'

// Many tests of other files translate their page too: whatever is done there ends as it does otherwise.
const confirmed = (part: Locator) => part.getByText(REFERENCE).first()

/** Fills in a form, sends it without its phone number and with it, and waits for the confirmation. */
async function send(form: Locator, button: string, within: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByRole('button', { name: button }).click()
  await expect(form.getByText(/phone number/i).first()).toBeVisible()
  await fill(form, freshPhone())
  await form.getByRole('button', { name: button }).click()
  await expect(confirmed(within)).toBeVisible()
  await expect(confirmed(within)).toHaveAttribute('translate', 'no')
}

test('forms are sent on a translated page, and others after them @full', async ({ page }) => {
  await translate(page)
  for (const path of [
    '/service/home-loan',
    '/shortlist?projects=aravalli-crest/the-aravalli-summit',
  ]) {
    await open(page, path)
    const main = page.getByRole('main')
    const form = main.locator('form[method=post]')
    await send(form, 'Request a call back', main)
    await expect(page.locator('h1')).toBeVisible()
    await main.getByRole('button', { name: 'Send another enquiry' }).click()
    await expect(form.getByLabel('Name')).toBeVisible()
  }
})

test(
  'every page is taken over with its texts translated already',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(150_000)
    await translate(page, 'read')
    // Other states of a page have its components.
    for (const path of ONE_OF_EACH.filter((one) => !one.includes('project-details?'))) {
      await open(page, path)
      await expect(page.locator('h1').first()).toBeVisible()
      expect(await mixedTexts(page), path).toEqual([])
    }
  },
)

test('a page in another language is drawn anew, in silence, and its form is sent', async ({
  page,
}) => {
  await translate(page, 'read', '» ')
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await send(main.locator('form[method=post]'), 'Send message', main)
})

test('galleries step and tabs scroll on a page that reads from right to left', async ({ page }) => {
  await open(page, FULL)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const gallery = page.locator('main [aria-roledescription=carousel]').first()
  await gallery.getByRole('button', { name: 'Next' }).click()
  await expect(gallery.locator('ul > li').nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(gallery.locator('ul > li').first()).not.toBeInViewport()
  await page.setViewportSize({ width: 768, height: 900 })
  const tabs = page.getByRole('navigation', { name: /^Sections of/ })
  await tabs.scrollIntoViewIfNeeded()
  const lastTab = tabs.getByRole('link').last()
  await expect(lastTab).not.toBeInViewport()
  const on = page.getByRole('button', { name: 'Scroll tabs on' })
  await on.click()
  await on.click()
  await expect(lastTab).toBeInViewport()
})

/** Texts beside something else in one element: of what React draws there is none. */
const mixedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        ({ children }) =>
          children.length > 1 && [...children].some(({ localName }) => localName === 'font'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )
