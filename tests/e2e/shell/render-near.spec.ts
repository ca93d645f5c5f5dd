import type { Page } from 'playwright/test'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/network.ts'
import { FULL, tab, topOf } from '../../support/browser/project.ts'

const PHONE = { width: 360, height: 740 }

/** Whether the text of the section is rendered, not only there. */
const isRendered = (page: Page, id: string) =>
  page
    .locator(`#${id} h2`)
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }))

const isArriving = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['arriving'] !== undefined)

test('a phone that arrives renders what is near, and all of it once it is hydrated', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const letGo = await hold(page, ({ pathname }) => /\/entry-.*\.js$/.test(pathname))
  await page.goto(FULL)
  expect(await isRendered(page, 'overview')).toBe(true)
  expect(await isRendered(page, 'faqs')).toBe(false)
  // What is far away is rendered where it is scrolled to.
  await page.locator('#faqs h2').scrollIntoViewIfNeeded()
  await expect.poll(() => isRendered(page, 'faqs')).toBe(true)
  expect(await isRendered(page, 'overview')).toBe(false)

  letGo()
  await hydrated(page)
  await expect.poll(() => isArriving(page)).toBe(false)
  expect(await isRendered(page, 'overview')).toBe(true)
})

test('a link to a section that is pressed at once leads to it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, FULL)
  await tab(page, 'EMI Calculator').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => topOf(page, 'emi')).toBeCloseTo(180, 0)
  await expect(page.locator('#emi')).toBeFocused()
})

test('where the browser scrolls by itself every height is real from the start', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  // The part that the address names.
  await open(page, `${FULL}#emi`)
  expect(await isArriving(page)).toBe(false)
  await expect.poll(() => topOf(page, 'emi')).toBeCloseTo(180, 0)

  // Where the visitor was.
  await open(page, FULL)
  await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }))
  await expect.poll(() => isArriving(page)).toBe(false)
  const top = await topOf(page, 'faqs')
  await page.reload()
  expect(await isArriving(page)).toBe(false)
  await expect.poll(() => topOf(page, 'faqs')).toBeCloseTo(top, 0)

  // And another page of the site.
  await open(page, '/')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
  await expect(page).toHaveURL('/about')
  await expect.poll(() => isArriving(page)).toBe(false)
})
