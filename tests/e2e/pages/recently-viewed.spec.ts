import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'

const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'
const TERRACES = '/project-details/saffron-spaces/saffron-terraces'

const rail = (page: Page) => page.getByRole('region', { name: 'You looked at' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentlyViewed') ?? 'null') as unknown)

/** Opens a project until it is remembered. */
async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path)
  const key = path.split('/').slice(2).join('/')
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain(key)
}

test('what was viewed returns on Home, listings and the shortlist, with the change of its price', async ({
  page,
  context,
}) => {
  await open(page, '/')
  expect(await stored(page)).toBeNull()
  await expect(rail(page)).toHaveCount(0)

  await lookAt(page, SUMMIT)
  // Another tab's projects count too.
  const other = await context.newPage()
  await lookAt(other, TERRACES)
  await other.close()
  expect(await stored(page)).toEqual([
    { key: 'saffron-spaces/saffron-terraces', price: '₹ 95 L – 1.4 Cr' },
    { key: 'aravalli-crest/the-aravalli-summit', price: '₹ 2.9 Cr – 4.75 Cr' },
  ])
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('recentlyViewed') ?? '') as { price: string }[]
    if (list[1]) list[1].price = '₹ 3 Cr'
    localStorage.setItem('recentlyViewed', JSON.stringify([...list, { key: 'no/such', price: '' }]))
  })

  for (const address of ['/', '/project-details', '/city/gurgaon', '/shortlist']) {
    await page.addInitScript(watchShifts)
    const asked = page.waitForRequest(/\/api\/pages\/shortlist/)
    await open(page, address)
    await asked
    await expect(rail(page).getByRole('article')).toHaveCount(2)
    await expect(rail(page).getByRole('article').first()).toContainText('Saffron Terraces')
    await expect(rail(page).getByText('Price changed')).toHaveText([
      'Price changed: ₹ 3 Cr → ₹ 2.9 Cr – 4.75 Cr',
    ])
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts), address).toBe(0)
  }
  await rail(page).scrollIntoViewIfNeeded()
  await expectAccessible(page)

  await rail(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(rail(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Cleared' })).toBeFocused()
  expect(await stored(page)).toBeNull()
})

/** Adds up what moves on the page without a press. */
function watchShifts(): void {
  const held = window as { shifts?: number }
  held.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      held.shifts = (held.shifts ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

test('what is no list shows nothing', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => localStorage.setItem('recentlyViewed', '{"key":'))
  await open(page, '/project-details')
  await expect(rail(page)).toHaveCount(0)
})

test('a browser that keeps nothing shows nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  for (const address of [SUMMIT, '/project-details']) {
    await page.goto(address)
    await hydrated(page)
  }
  await expect(rail(page)).toHaveCount(0)
})
