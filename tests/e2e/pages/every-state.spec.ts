import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { FULL, openProject } from '../../support/browser/project.ts'

// What a page shows only after a press, a wait or a failure; its first look is tried by every-page.spec.ts.
type State = {
  readonly name: string
  readonly path: string
  /** What of the page is the state, by default the dialog. */
  readonly part?: string
  /** The one width that has it, in px; the others are looked at from 360 to 1440. */
  readonly width?: number
  /** Brings it about and waits for it. */
  readonly reach: (page: Page) => Promise<void>
  /** The browser complains of what the state itself is. */
  readonly refused?: RegExp
}

const COMPARED = 'aravalli-crest/the-aravalli-summit,kadamba-homes/1024,cobalt-square/cobalt-tower'

const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Request a call back' }).click()

async function fill(page: Page): Promise<void> {
  await dialog(page).getByLabel('Name').fill('Asha Rao')
  await dialog(page).getByLabel('Phone').fill('98765 43210')
}

const STATES: readonly State[] = [
  {
    name: 'the Projects menu',
    path: '/about',
    width: 1440,
    part: 'header',
    async reach(page) {
      await page.locator('header').getByRole('button', { name: 'Projects' }).click()
      await expect(page.locator('#projects-menu').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'the menu of small screens',
    path: '/about',
    width: 360,
    part: 'header',
    async reach(page) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Main, small screens' })
      await menu.getByRole('button', { name: 'Projects' }).click()
      await expect(menu.getByRole('link', { name: 'Resale' })).toBeVisible()
    },
  },
  {
    name: 'the quick topics',
    path: '/about',
    part: 'aside',
    async reach(page) {
      await page.getByRole('button', { name: /quick topics/ }).click()
      await expect(page.getByRole('region', { name: 'How can we help?' })).toBeVisible()
    },
  },
  {
    name: 'the drawer of filters',
    path: '/project-details?bedrooms=3+BHK',
    width: 360,
    async reach(page) {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(dialog(page).getByRole('slider').first()).toBeVisible()
    },
  },
  {
    name: 'an enquiry that failed',
    path: '/about',
    refused: /\/api\/enquiry/,
    async reach(page) {
      await page.route('**/api/enquiry', (route) => route.abort())
      await page.getByRole('button', { name: 'Inquire Now' }).click()
      await fill(page)
      await send(page)
      await expect(dialog(page).getByText('Network error.')).toBeVisible()
    },
  },
  {
    name: 'an enquiry that was sent',
    path: '/about',
    part: '[role=status]',
    async reach(page) {
      await page.getByRole('button', { name: 'Inquire Now' }).click()
      await fill(page)
      await send(page)
      await expect(page.getByRole('status').getByText(/submitted successfully/)).toBeVisible()
    },
  },
  {
    name: 'a Contact form with errors',
    path: '/contact-us',
    part: 'main',
    async reach(page) {
      await page.locator('main form').getByRole('button').last().click()
      await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
    },
  },
  {
    name: 'the popup',
    path: '/residential',
    async reach(page) {
      await page.clock.runFor(10_100)
      await page.clock.resume()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'the zoom viewer',
    path: FULL,
    async reach(page) {
      await page
        .locator('#site-plan')
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(dialog(page).getByRole('img')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Zoom in' }).click()
      await expect(dialog(page).getByText('Loading picture')).toHaveCount(0)
    },
  },
  {
    name: 'a project with everything open',
    path: `${FULL}?prepayYearly=50000`,
    part: '#emi',
    async reach(page) {
      await page.locator('#emi').getByText('Year by year').click()
      await page.locator('#faqs summary').last().click()
      await page.locator('main').getByRole('button', { name: 'Save' }).first().click()
      await expect(page.locator('#emi table').first()).toBeVisible()
    },
  },
  {
    name: 'the whole description',
    path: FULL,
    async reach(page) {
      await page.getByRole('button', { name: 'Read More' }).click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'a locality’s panel',
    path: '/',
    async reach(page) {
      await page
        .locator('main')
        .getByRole('link', { name: /^Dwarka Expressway/ })
        .click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'a trending card’s panel',
    path: '/',
    async reach(page) {
      await page.getByRole('link', { name: 'Saffron Bay' }).click()
      await expect(dialog(page).getByRole('link', { name: 'View project' })).toBeVisible()
    },
  },
  {
    name: 'a chat that lacks the phone',
    path: FULL,
    width: 360,
    async reach(page) {
      await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
      await dialog(page).getByRole('button', { name: 'Continue on WhatsApp' }).click()
      await expect(dialog(page).getByLabel('Phone')).toBeFocused()
    },
  },
  {
    name: 'a brochure that was asked for',
    path: FULL,
    async reach(page) {
      await page
        .getByRole('link', { name: /brochure/i })
        .first()
        .click()
      await fill(page)
      await dialog(page).getByRole('button', { name: 'Get the brochure' }).click()
      await expect(dialog(page).getByRole('link', { name: 'Open the brochure' })).toBeVisible()
    },
  },
  {
    name: 'an application that was made',
    path: '/career?department=sales&position=sales-manager',
    part: 'main',
    async reach(page) {
      const main = page.getByRole('main')
      await main.getByLabel('Name').fill('Asha Rao')
      await main.getByLabel('E-mail').fill('asha@example.com')
      await main.getByLabel('About yourself').fill('Ten years in sales.')
      await main.getByRole('button', { name: 'Submit application' }).click()
      await expect(main.getByRole('link', { name: 'Send it by e-mail' })).toBeVisible()
    },
  },
  {
    name: 'what differs among compared projects',
    path: `/compare?projects=${COMPARED}`,
    part: 'main',
    async reach(page) {
      await page
        .getByRole('main')
        .getByRole('link', { name: /differ/i })
        .click()
      await expect(page).toHaveURL(/differences=1/)
    },
  },
  {
    name: 'a page that could not be fetched',
    path: '/about',
    part: 'main',
    width: 1440,
    refused: /\/api\/pages\/contact/,
    async reach(page) {
      await page.route('**/api/pages/contact*', (route) => route.abort())
      await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'an address that leads nowhere',
    path: '/no/such',
    part: 'main',
    refused: /404 .*\/no\/such/,
    reach: hydrated,
  },
]

for (const { name, path, part = '[role=dialog]', width, reach, refused } of STATES) {
  test(`axe finds nothing in ${name}`, async ({ page, complaints }) => {
    if (refused) complaints.allow(refused)
    await page.setViewportSize({ width: width ?? 1440, height: 900 })
    if (name === 'the popup') {
      await stopClock(page)
      await page.goto(path)
      await hydrated(page)
    } else {
      await openProject(page, path)
    }
    await reach(page)
    await expectAccessible(page, { state: `of ${name}`, part, ...(width && { widths: [width] }) })
  })
}
