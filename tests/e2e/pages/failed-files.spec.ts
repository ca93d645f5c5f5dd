import type { Page } from 'playwright/test'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { hold, laterScripts } from '../../support/browser/network.ts'
import { currentSlide, FULL } from '../../support/browser/project.ts'
import { documentIn, textsIn } from '../../support/html.ts'
import { ONE_OF_EACH } from '../../support/pages.ts'

// A script that fails, or never comes, leaves no page half alive: the page is whole and works as without
// script, or the browser follows the plain link.

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/\/assets\/|ERR_FAILED/)
  await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
})

const isScript = ({ pathname }: URL): boolean => pathname.endsWith('.js')

/** The scripts that a page fetches before anything is done on it. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isScript(url)) scripts.add(url.pathname)
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...scripts]
}

/** Has each script of a page fail in turn, and expects the whole page each time. */
async function expectWholeWithoutEach(page: Page, path: string, which = /./): Promise<void> {
  const headings = textsIn(documentIn(await (await page.request.get(path)).text()), 'h1, main h2')
  const scripts = (await scriptsOf(page, path)).filter((script) => which.test(script))
  expect(scripts).not.toEqual([])
  const other = path === '/about' ? 'Privacy notice' : 'About'
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto(path)
    // Chromium asks for the program when the page has been painted.
    await expect(page.locator('html[data-hydrated], html:not([data-scripted])')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1, main h2').allTextContents(), script).toEqual(headings)
    await page.locator('footer').getByRole('link', { name: other, exact: true }).click()
    await expect(page).not.toHaveURL(path)
    await expect(page.locator('h1')).toHaveText(new RegExp(`^${other}`, 'i'))
    await page.goBack()
    await expect(page.locator('h1, main h2'), script).toHaveText(headings)
    await page.unrouteAll()
  }
}

test('a page is whole without its own code, also when one comes back to it', ({ page }) =>
  expectWholeWithoutEach(page, FULL, /Page-/))

for (const path of ONE_OF_EACH)
  test(`${path} is whole whichever of its scripts fails @full`, ({ page }) => {
    test.setTimeout(300_000)
    return expectWholeWithoutEach(page, path)
  })

test('a program that never comes leaves the page as it is without script', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  const html = await (await page.request.get('/project-details')).text()
  const own = documentIn(html).querySelector('script[src]')?.getAttribute('src')
  const letGo = await hold(page, (url) => isScript(url) && url.pathname !== own)
  await page.goto('/project-details')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached()
  await page.clock.fastForward(16_000)
  await page.getByRole('link', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await page.getByRole('button', { name: /^Show \d+ projects/ }).click()
  await expect(page).toHaveURL(/bedrooms=3\+BHK/)
  letGo()
})

test('the filters, dialogs and films of a page need no further file', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(await laterScripts(page, '/project-details'), (route) => route.abort())
  await open(page, '/project-details')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await sheet.getByRole('button', { name: /^Show \d+ projects/ }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc')
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK&sort=price-asc')
  await page.unrouteAll()
  await page.route(await laterScripts(page, FULL), (route) => route.abort())
  await open(page, FULL)
  await page.getByRole('button', { name: 'Read More' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Enquire', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Phone')).toBeVisible()
})

test('a picture, and the search, open on a page of their own where their window fails', async ({
  page,
  complaints,
}) => {
  // The browser's own page of a picture is styled inline.
  complaints.allow(/Applying inline style .* 'style-src 'self''/)
  await page.route(await laterScripts(page, FULL), (route) => route.abort())
  await open(page, FULL)
  await currentSlide(page, 'site-plan')
    .getByRole('link', { name: /^Enlarge/ })
    .click()
  await expect(page).toHaveURL(/\/images\/.*\.(?:jpg|jpeg|png|webp|avif|svg)$/)
  await page.goBack()
  await hydrated(page)
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  // The page stays, as it was, where the visitor stops or comes back: the next press counts too.
  await page.route('**/search', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const asked = page.waitForRequest('**/search')
  await search.click()
  await asked
  await search.click()
  await expect(page).toHaveURL('/search')
})

test('a page without its code comes as a document, once; the page before it stays until then', async ({
  page,
}) => {
  await open(page, '/')
  await page.route('**/assets/AboutPage*', (route) => route.abort())
  // With this answer a browser stays where it is.
  await page.route('**/about', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const answered = page.waitForResponse('**/about')
  const about = page.locator('footer').getByRole('link', { name: 'About', exact: true })
  await about.click()
  await answered
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await about.click()
  await expect(page.locator('h1')).toHaveText(/About/)
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
  expect(loads).toEqual(['/about'])
})
