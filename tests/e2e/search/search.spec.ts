import type { Route } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { hold, openWithoutParts } from '../../support/browser/network.ts'
import { field, list, openSearch, options, type, typeOut } from '../../support/browser/search.ts'

// These tests break the network on purpose; what the browser says about that is no fault.
test.beforeEach(({ complaints }) => complaints.allow(/\/api\/search\?/, /\/assets\//))

test.describe('results while typing', () => {
  test('are under their labels, say what was corrected, what not found, and lead to all', async ({
    page,
  }) => {
    await openSearch(page)
    await typeOut(page, 'expressway')
    await expect(list(page)).toBeVisible()
    const groups = list(page).getByRole('group')
    expect(
      await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent)),
    ).toEqual(['Residential', 'Commercial', 'Trending', 'Developer', 'Location', 'Popular Area'])
    const project = groups.first().getByRole('option').first()
    await expect(project).toContainText('₹')
    await expect(project.locator('mark').first()).toHaveText('Expressway')
    await expect(project.locator('img')).toHaveJSProperty('complete', true)

    await type(page, 'aravali sumit')
    await expect(page.getByText('Results for “aravalli summit”', { exact: true })).toBeVisible()
    await field(page).press('ArrowDown')
    await expectAccessible(page, { state: 'with a mended word', part: '[role="search"]' })

    await type(page, 'zzzz')
    await expect(page.locator('[popover]').getByText('No results found for “zzzz”')).toBeVisible()
    await expect(page.getByRole('status').getByText('No results found for “zzzz”')).toBeAttached()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

    // Twenty at most, which lead on to all of them.
    await type(page, 'gurgaon')
    await expect(options(page)).toHaveCount(22)
    await expect(
      page.getByText(/^Projects in Gurgaon: \d+ projects\. \d+ results, the first 20 listed$/),
    ).toBeAttached()
    await list(page)
      .getByRole('option', { name: /^See all \d+ results$/ })
      .click()
    await expect(page).toHaveURL(/\/search\?q=gurgaon$/)
  })

  test('are asked for once the visitor pauses; those of an earlier text never replace those of a later one', async ({
    page,
  }) => {
    await page.clock.install()
    await openSearch(page)
    // From now on only the test moves the page's time.
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/search') asked.push(searchParams.get('q'))
    })
    const marked = page.locator('mark').first()
    await type(page, 'sector 6')
    expect(asked).toEqual([])
    await page.clock.runFor(1000)
    await expect(marked).toHaveText('Sector 6')
    await field(page).press('5')
    await page.clock.runFor(1000)
    await expect(marked).toHaveText('Sector 65')
    expect(asked).toEqual(['sector 6', 'sector 65'])

    await page.clock.resume()
    const letGo = await hold(page, ({ searchParams }) => searchParams.get('q') === 'verdant')
    const earlier = page.waitForRequest('**/api/search?q=verdant')
    await type(page, 'verdant')
    await earlier
    await typeOut(page, 'orbit galleria')
    await expect(options(page).first()).toContainText('Orbit Galleria')
    letGo()
    await typeOut(page, 'orbit')
    await expect(options(page).first()).toContainText('Orbit')
    await expect(list(page)).not.toContainText('Verdant')
  })

  test('can be asked for again after a failure, whatever has failed', async ({ page }) => {
    for (const fail of [
      (route: Route) => route.abort('internetdisconnected'),
      (route: Route) => route.fulfill({ status: 503 }),
      // An answer that is cut off.
      (route: Route) => route.fulfill({ body: '{"query":' }),
    ]) {
      await openSearch(page)
      await page.route('**/api/search?*', fail)
      await type(page, 'contact')
      const failed = page
        .locator('[popover]')
        .getByText('Our projects cannot be searched just now.')
      await expect(failed).toBeVisible()
      await page.unroute('**/api/search?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL('/search?q=contact')
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    }
  })
})

test('while the search loads the field says so, and takes words', async ({ page }) => {
  const letGo = await openWithoutParts(page, '/search')
  await expect(field(page)).toHaveAttribute('placeholder', 'Loading search data...')
  await type(page, 'expressway')
  letGo()
  await expect(field(page)).toHaveAttribute('placeholder', 'Project or place')
  await expect(options(page).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to a form, and that to the results', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('button', { name: /voice/ })).toHaveCount(0)
    const words = page.getByLabel('Search projects, developers and places')
    await words.fill('Sector 65 & beyond')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=Sector+65+%26+beyond')
    await expect(page.getByText('Nothing was found with “beyond”.')).toBeVisible()
  })
})
