import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { openFooterForm } from '../../support/browser/enquiries.ts'
import { translate } from '../../support/browser/translator.ts'

const header = (page: Page) => page.locator('header')
const PROJECT_LINKS = ['Residential', 'Commercial', 'Plots', 'SCO', 'Affordable', 'Resale']

test('the header closes its Projects menu 200 ms after the pointer leaves; it is clear over the hero and turns dark past 50 px', async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/')
  const links = page.locator('#projects-menu').getByRole('link')
  await expect(links.first()).toBeHidden()
  await header(page).getByRole('button', { name: 'Projects' }).hover()
  await expect(links).toHaveText(PROJECT_LINKS)
  await expect(links.first()).toBeVisible()
  await links.nth(3).hover()
  await page.mouse.move(400, 700)
  await page.clock.runFor(190)
  await expect(links.first()).toBeVisible()
  await page.clock.runFor(20)
  await expect(links.first()).toBeHidden()
  await page.clock.resume()

  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const shade = () =>
    header(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity))
  expect(await shade()).toBe(0)
  await scrollTo(50)
  await expect(header(page)).not.toHaveAttribute('data-dark')
  await scrollTo(51)
  await expect(header(page)).toHaveAttribute('data-dark')
  await expect.poll(shade).toBe(1)
  await scrollTo(0)
  await expect(header(page)).not.toHaveAttribute('data-dark')
  // Other pages have no hero.
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(header(page)).toHaveAttribute('data-dark')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer leads into every city, and says whose site it is', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const cities = footer.getByRole('navigation', { name: 'Property by city' })
    await expect(cities.getByRole('link')).toHaveText(['Gurgaon', 'Delhi', 'Noida', 'Mumbai'])
    for (const column of ['New', 'Residential', 'Commercial']) {
      const links = footer.getByRole('link', { name: new RegExp(`^${column} Property In`) })
      await expect(links).toHaveCount(4)
      await expect(links.last()).toHaveAttribute('href', '/city/mumbai')
    }
    for (const text of ['Let’s Connect', 'Quick Links', 'Services', 'Unit 218, 2nd Floor']) {
      await expect(footer.getByText(text).first()).toBeVisible()
    }
    await expect(footer.getByRole('link', { name: 'info@example.com' })).toBeVisible()
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn', 'YouTube']) {
      await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible()
    }
    const year = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', year: 'numeric' })
    await expect(footer).toContainText(`© ${year.format(new Date())} Peak Force`)
  })
})

test.describe('what floats over the page', () => {
  test('fits the screen; its topics start a chat, a call or an enquiry; the menu of small screens has the same links, and closes', async ({
    page,
  }) => {
    await translate(page)
    await open(page, '/')
    const floating = page.getByRole('complementary', { name: 'Contact us' })
    const call = floating.getByRole('link', { name: /^Call/ }).first()
    const inquire = floating.getByRole('link', { name: 'Inquire Now' })
    const social = floating.getByRole('list', { name: 'Follow us' })
    await expect(inquire).toBeVisible()
    await expect(social).toBeVisible()
    await expect(call).toBeHidden()

    const topics = page.getByRole('button', { name: /quick topics/ })
    await topics.click()
    const panel = page.getByRole('region', { name: 'How can we help?' })
    await expect(panel.getByRole('link', { name: /Book a site visit/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/.+visit/,
    )
    await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page, { state: 'of the quick topics', part: 'aside' })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
    await topics.click()
    const chat = page.waitForEvent('popup')
    await panel.getByRole('link', { name: /Book a site visit/ }).click()
    await (await chat).close()
    await expect(panel).toBeHidden()
    await topics.click()
    await panel.getByRole('link', { name: 'Send an enquiry' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 639, height: 800 })
    await expect(inquire).toBeHidden()
    await expect(social).toBeHidden()
    await expect(call).toBeVisible()
    await expect(floating.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
      'href',
      'https://wa.me/910000000000?text=Hello%2C%20I%20am%20interested%20in%20your%20properties!',
    )

    await page.setViewportSize({ width: 360, height: 740 })
    const menuButton = page.getByRole('button', { name: 'Menu' })
    await menuButton.click()
    const menu = page.getByRole('navigation', { name: 'Main, small screens' })
    await expect(menu.getByRole('link', { name: 'Trending Projects' })).toBeVisible()
    // The page behind the menu does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(menu.getByRole('link', { name: 'Resale' })).toBeHidden()
    await menu.getByRole('button', { name: 'Projects' }).click()
    await expect(menu.locator('#site-menu-projects').getByRole('link')).toHaveText(PROJECT_LINKS)
    await expectAccessible(page, { state: 'of the menu', part: 'header', widths: [360] })
    await expect(menu.getByRole('link', { name: /\+91/ })).toHaveAttribute('href', /^tel:\+91/)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await menuButton.click()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(menu).toBeHidden()
  })

  test('stays in view on a phone, but while one types', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const form = await openFooterForm(page)
    const ask = page.getByRole('button', { name: /quick topics/ })
    await expect(ask).toBeInViewport()
    const scrollBy = (px: number) =>
      page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), px)
    const whatsapp = page.getByRole('link', { name: /^Chat on WhatsApp/ })
    for (const px of [400, 300, -60, 200]) {
      await scrollBy(px)
      // What comes and goes by the direction of scrolling does so after it.
      await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)))
      for (const part of [ask, whatsapp]) await expect(part).toBeInViewport({ ratio: 1 })
    }
    await form.getByLabel('Name').focus()
    await expect(whatsapp).toBeHidden()
    await form.getByLabel('Tell me about other projects too').focus()
    await expect(whatsapp).toBeVisible()
  })
})
