import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated } from '../../support/browser/browser.ts'
import { field, list, openSearch, options, test, type } from '../../support/browser/search.ts'

const API = '**/api/search?*'
const ASSISTANT = '**/assets/SearchAssistant-*.js'

/** The query of every question to the server from now on. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('q') ?? '')
  })
  return asked
}

test.describe('results while typing', () => {
  test('stand under their labels, exact names first, with price and place', async ({ page }) => {
    await openSearch(page)
    await type(page, 'expressway')
    await expect(list(page)).toBeVisible()
    const labels = await list(page)
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.firstElementChild?.textContent))
    expect(labels).toEqual([
      'Residential',
      'Commercial',
      'Trending',
      'Developer',
      'Location',
      'Popular Area',
    ])
    const project = list(page)
      .getByRole('group', { name: 'Residential' })
      .getByRole('option')
      .first()
    await expect(project).toContainText('₹')
    await expect(project.locator('mark').first()).toHaveText('Expressway')
    await expect(project.locator('img')).toHaveJSProperty('complete', true)
  })

  test('begin with the listing that the words ask for', async ({ page }) => {
    await openSearch(page)
    await type(page, '3bhk under 5 crore gurugram')
    const first = options(page).first()
    await expect(first).toContainText('3 BHK under ₹ 5 Cr in Gurgaon')
    await field(page).press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/project-details\?location=Gurgaon&bedrooms=3\+BHK&budgetMax=5$/)
  })

  test('say which word was mended', async ({ page }) => {
    await openSearch(page)
    await type(page, 'aravali sumit')
    await expect(page.getByText('Results for “aravalli summit”', { exact: true })).toBeVisible()
    await expectAccessible(page, { state: 'with a mended word' })
  })

  test('are twenty at most, and lead on to all of them', async ({ page }) => {
    await openSearch(page)
    await type(page, 'gurgaon')
    await expect(options(page)).toHaveCount(22)
    await expect(
      page.getByText(/^Projects in Gurgaon: \d+ projects\. \d+ results, the first 20 listed$/),
    ).toBeAttached()
    const all = list(page).getByRole('option', { name: /^See all \d+ results$/ })
    await expect(all).toBeInViewport()
    await all.click()
    await expect(page).toHaveURL(/\/search\?q=gurgaon$/)
    await expect(page.locator('h1')).toHaveText('Results for “gurgaon”')
    await expect(list(page)).toBeHidden()
  })

  test('say when there are none', async ({ page }) => {
    await openSearch(page)
    await type(page, 'zzzz')
    await expect(page.locator('[popover]').getByText('No results found for “zzzz”')).toBeVisible()
    await expect(page.getByRole('status').getByText('No results found for “zzzz”')).toBeAttached()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('are asked for once the visitor pauses, and not again when they were there', async ({
    page,
  }) => {
    await openSearch(page)
    const asked = questions(page)
    await type(page, 'sector 6')
    await expect(page.locator('mark').first()).toHaveText('Sector 6')
    await field(page).press('5')
    await expect.poll(() => asked.at(-1)).toBe('sector 65')
    await expect(page.locator('mark').first()).toHaveText('Sector 65')
    const before = asked.length
    await field(page).press('Backspace')
    await expect(page.locator('mark').first()).toHaveText('Sector 6')
    await page.waitForTimeout(400)
    expect(asked).toHaveLength(before)
    expect(asked.length).toBeLessThan('sector 65'.length)
  })

  test('of an earlier text never replace those of a later one', async ({ page }) => {
    await openSearch(page)
    const late: (() => Promise<void>)[] = []
    await page.route('**/api/search?q=verdant', (route) => void late.push(() => route.continue()))
    await type(page, 'verdant')
    await expect.poll(() => late.length).toBe(1)
    await type(page, 'orbit galleria')
    await expect(options(page).first()).toContainText('Orbit Galleria')
    // The question was given up: there is nobody left to answer.
    await late[0]?.().catch(() => undefined)
    await page.waitForTimeout(300)
    await expect(list(page)).not.toContainText('Verdant')
  })

  test('come from the static pages when the server cannot be asked', async ({ page }) => {
    await openSearch(page)
    await page.route(API, (route) => route.abort('internetdisconnected'))
    await type(page, 'contact')
    await expect(page.getByText('Our projects cannot be searched just now.')).toBeVisible()
    await options(page).filter({ hasText: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact-us')
  })

  test('cost less than 150 KB, script and pictures included', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSearch(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    let bytes = 0
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await type(page, 'gurgaon')
    await expect(options(page)).toHaveCount(22)
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThan(150_000)
  })
})

test.describe('while the search loads', () => {
  test('the untouched field says so and is disabled', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(ASSISTANT, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/search')
    await hydrated(page)
    await expect(field(page)).toHaveAttribute('placeholder', 'Loading search data...')
    await expect(field(page)).toBeDisabled()
    release()
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toHaveAttribute('placeholder', 'Project or place')
  })

  test('what is being typed goes on, and is searched for afterwards', async ({ page }) => {
    const held: (() => Promise<void>)[] = []
    await page.route(/\/assets\/(entry|SearchAssistant)-/, (route) => {
      held.push(() => route.continue())
    })
    await page.goto('/search', { waitUntil: 'commit' })
    await field(page).pressSequentially('verd')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.shift()?.()
    await hydrated(page)
    await page.waitForTimeout(300)
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('ant')
    for (const go of held) await go()
    await expect(options(page).first()).toContainText('Verdant')
    await expect(field(page)).toHaveValue('verdant')
  })

  test('the form works when it never comes', async ({ page }) => {
    await page.route(ASSISTANT, (route) => route.abort())
    await page.goto('/search')
    await hydrated(page)
    await expect(field(page)).toBeEnabled()
    await field(page).fill('verdant')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=verdant')
    await expect(page.locator('h1')).toHaveText('Results for “verdant”')
  })
})
