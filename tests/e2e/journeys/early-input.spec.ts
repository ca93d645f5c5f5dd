import type { Locator, Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/network.ts'
import { FULL } from '../../support/browser/project.ts'
import { field, options } from '../../support/browser/search.ts'
import { translate } from '../../support/browser/translator.ts'
import { documentIn } from '../../support/html.ts'

// Whatever a visitor does first ends as it does on a page at rest: before any of the program is there, and while
// a cheap phone runs it.

/** As a person does it, or as screen readers and voice control have the browser do it. */
type Manner = 'input' | 'assistive'

type Act = {
  does: (page: Page, manner: Manner) => Promise<void>
  ends: (page: Page) => Promise<unknown>
}

const press =
  (find: (page: Page) => Locator): Act['does'] =>
  (page, manner) =>
    manner === 'input' ? find(page).click() : find(page).evaluate((it: HTMLElement) => it.click())

const type =
  (find: (page: Page) => Locator, text: string): Act['does'] =>
  async (page, manner) => {
    // Who types does not wait until the search field says that it is ready.
    if (manner === 'assistive') return find(page).fill(text, { force: true })
    await find(page).click({ force: true })
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }

const heart = (page: Page) => page.getByRole('button', { name: /^Save / }).first()
const years = (page: Page) => page.getByRole('spinbutton', { name: 'Loan tenure' })
const nextPicture = (page: Page) =>
  page
    .getByRole('region', { name: 'Pictures of The Aravalli Summit', exact: true })
    .getByRole('button', { name: 'Next' })
const lowest = (page: Page) => page.getByRole('slider', { name: 'Budget, lowest' })

const ACTS: Readonly<Record<string, readonly [path: string, Act]>> = {
  'a heart is pressed, a filter ticked, an order chosen and a thumb moved': [
    '/project-details',
    {
      does: async (page, manner) => {
        await press(heart)(page, manner)
        await press((page) => page.getByRole('checkbox', { name: /^3 BHK/ }))(page, manner)
        await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-asc')
        if (manner === 'input') await lowest(page).press('ArrowRight')
        else await lowest(page).fill('1.1')
      },
      ends: async (page) => {
        await expect(page.getByRole('link', { name: 'Shortlist, 1 saved' })).toBeVisible()
        await expect(page).toHaveURL('/project-details?bedrooms=3+BHK&budgetMin=1.1&sort=price-asc')
      },
    },
  ],
  'a number is typed and a gallery is turned': [
    FULL,
    {
      does: async (page, manner) => {
        await type(years, '15')(page, manner)
        await press(nextPicture)(page, manner)
      },
      ends: async (page) => {
        await expect(page).toHaveURL(`${FULL}?years=15`)
        await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeAttached()
      },
    },
  ],
  'a form is asked for': [
    '/developers',
    {
      does: press((page) =>
        page.getByRole('link', { name: 'Contact for Projects of Harbour and Vale' }),
      ),
      // In a dialog, or on the page where it stands without script.
      ends: (page) =>
        expect(page.locator('dialog, main form').getByLabel('Phone').first()).toBeVisible(),
    },
  ],
  'a search is typed': [
    '/search',
    {
      does: type(field, 'expressway'),
      ends: (page) => expect(options(page).first()).toBeVisible(),
    },
  ],
}

/** Opens a page with all scripts kept back but the one that its HTML waits for, until they are let go. */
async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const own = documentIn(html).querySelector('script[src]')?.getAttribute('src')
  const letGo = await hold(page, ({ pathname }) => pathname.endsWith('.js') && pathname !== own)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-state').waitFor({ state: 'attached' })
  // Until the styles are there everything is displayed.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  return letGo
}

/** As on the processor of a cheap phone. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<unknown>> {
  const client = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(4)
  await page.goto(path)
  return () => slowDown(1)
}

type OpenEarly = (page: Page, path: string) => Promise<() => unknown>

const BOTH = ['input', 'assistive'] as const
/** Where the program is there, it hears one manner as it hears the other. */
const MOMENTS: Readonly<Record<string, readonly [OpenEarly, readonly Manner[]]>> = {
  'before its program': [openWithoutProgram, BOTH],
  'while it starts @long': [openSlowly, BOTH],
}
/** The path whose act has every event that assistive technology brings about: all of it is tried soon. */
const EVERY_EVENT = '/project-details'

for (const [name, [path, act]] of Object.entries(ACTS))
  for (const [moment, [openEarly, manners]] of Object.entries(MOMENTS))
    for (const manner of manners) {
      const tag = manner === 'assistive' && path !== EVERY_EVENT ? '@full' : []
      test(`${name} on ${path} ${moment}, by ${manner}`, { tag }, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
        const letGo = await openEarly(page, path)
        await act.does(page, manner)
        await letGo()
        await hydrated(page)
        await act.ends(page)
      })
    }

/** Remembers the server's own elements; lists those that were drawn anew in their place. */
async function watchHtml(page: Page): Promise<() => Promise<string[]>> {
  const served = page.locator('footer, main h1, main section')
  await served.evaluateAll((all) => {
    for (const one of all) Reflect.set(one, 'served', true)
  })
  return () =>
    served.evaluateAll((all) =>
      all.filter((one) => !Reflect.get(one, 'served')).map((one) => one.outerHTML.slice(0, 100)),
    )
}

for (const [path, width] of [
  ['/project-details', 1440],
  [FULL, 360],
] as const)
  test(`${path} keeps its HTML, and what is typed meanwhile, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const letGo = await openWithoutProgram(page, path)
    const drawnAnew = await watchHtml(page)
    const phone = page.locator('footer [name="phone"]')
    await phone.fill('98100')
    const number = page.locator('main [inputmode=decimal]').first()
    await number.selectText()
    await page.keyboard.type('7.')
    letGo()
    await hydrated(page)
    await page.keyboard.type('5')
    expect(await drawnAnew()).toEqual([])
    await expect(phone).toHaveValue('98100')
    await expect(number, 'the point before it was not lost').toHaveValue('7.5')
  })

test('what is typed stays where a page in another language is drawn anew', async ({ page }) => {
  await translate(page, 'read', '» ')
  const letGo = await openWithoutProgram(page, '/contact-us')
  const name = (form: string) => page.locator(`${form} [name=name]`)
  await name('main form').fill('Asha Rao')
  const consent = page.locator('main form input[type=checkbox]')
  await consent.check()
  await name('footer form').fill('Vikram')
  letGo()
  await hydrated(page)
  await expect(name('main form')).toHaveValue('Asha Rao')
  await expect(consent).toBeChecked()
  await expect(name('footer form')).toHaveValue('Vikram')
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu opens before the program is there', async ({ page }) => {
    const letGo = await openWithoutProgram(page, '/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
    letGo()
    await hydrated(page)
    await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
  })
})
