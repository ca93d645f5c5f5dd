import { chmodSync } from 'node:fs'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { button, expect, openDesk, section, SUMMIT, test } from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

/** Of the files' forms, the one with every kind of list. */
const PAGES = [
  '/',
  SUMMIT,
  '/developers/aravalli-crest',
  '/files/site',
  '/problems',
  '/prices',
  '/pictures',
  '/changes',
]

for (const path of PAGES) {
  // The page of a project has the most of what the others are made of.
  const tag = path === SUMMIT ? [] : '@full'
  test(`${path} can be operated by everybody, from 768 px`, { tag }, async ({ page }) => {
    await openDesk(page, desk, path)
    // A record alone has more beside it on a wide screen.
    const widths = path === SUMMIT ? [1440] : [768]
    await expectAccessible(page, { widths, without: 'iframe' })
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.querySelector('main') ?? document.body
        return scrollWidth - clientWidth
      })
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    // All dialogs are one: with the most fields, and with none.
    for (const name of path === '/developers/aravalli-crest' ? ['New project', 'Remove'] : []) {
      await button(page, name).click()
      await expectAccessible(page, { widths: [768], part: 'dialog', state: name })
      await page.keyboard.press('Escape')
      await expect(button(page, name)).toBeFocused()
    }
  })
}

test('the preview follows what is typed, at three widths, sends nothing, and comes back from what it refuses', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403 .*api.(?:enquiry|events)/, /frame-src/)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, desk)
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('The Aravalli Summit')
  const form = preview.locator('form[action="/api/enquiry"]')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone', { exact: true }).fill('98100 00000')
  await form.locator('[type=submit]').click()
  await expect(preview.locator('body')).toHaveText('This is a preview: nothing is sent from here.')
  expect(sent).toEqual([`${desk.url}/api/enquiry`])
  const event = await page.evaluate(async () => {
    const { status } = await fetch('/preview/api/events', { method: 'POST', body: '[]' })
    return status
  })
  expect(event).toBe(403)

  const price = section(page, 'Residential projects').getByLabel('Price', { exact: true })
  await price.fill('₹ 3.33 Cr')
  await expect(preview.getByText('₹ 3.33 Cr').first()).toBeVisible()
  await preview.locator('a[href^="https://wa.me/"]:not([target])').first().click()
  await expect(preview.getByText('₹ 3.33 Cr')).toHaveCount(0)
  await price.fill('₹ 3.44 Cr')
  await expect(preview.getByText('₹ 3.44 Cr').first()).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await button(page, `${width} px`).click()
    await expect(button(page, `${width} px`)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(width)
  }
  await button(page, 'Discard').click()
  await expect(preview.getByText('₹ 3.44 Cr')).toHaveCount(0)
})

test('below 1100 px the preview is behind a button; nobody but the desk is asked', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.setViewportSize({ width: 1000, height: 900 })
  await openDesk(page, desk)
  await expect(page.getByTitle('Preview')).toBeHidden()
  await button(page, 'Preview').click()
  await expect(page.getByTitle('Preview')).toBeVisible()
  await expect(section(page, 'Residential projects')).toBeHidden()
  await button(page, 'Preview').click()
  await expect(section(page, 'Residential projects')).toBeVisible()
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  await expect(section(page, 'Used')).toBeVisible()
  expect([...hosts]).toEqual([desk.url])
})

test('a folder that cannot be written is shown, which every page says', async ({ page }) => {
  chmodSync(desk.data.folder, 0o555)
  try {
    for (const path of ['/', '/prices', SUMMIT]) {
      await openDesk(page, desk, path)
      await expect(page.getByRole('banner')).toContainText('cannot be written')
      await expect(button(page, 'New project')).toBeDisabled()
    }
    const facts = section(page, 'Residential projects')
    await expect(facts.getByLabel('Price', { exact: true })).toHaveAttribute('readonly')
    for (const name of ['Save', 'Copy', 'Rename', 'Remove', 'Add Floor'])
      await expect(button(page, name).first(), name).toBeDisabled()
    chmodSync(desk.data.folder, 0o755)
    // Somebody comes back from the program that has changed it.
    await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')))
    await expect(button(page, 'New project')).toBeEnabled()
  } finally {
    chmodSync(desk.data.folder, 0o755)
  }
})
