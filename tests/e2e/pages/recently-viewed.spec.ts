import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { watchShifts } from '../../support/browser/network.ts'
import { FULL } from '../../support/browser/project.ts'

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

for (const [device, slowdown] of [
  ['', 1],
  // There the page is shown in pieces.
  [', on a slow phone @full', 6],
] as const)
  test(`what was viewed returns, with the change of its price${device}`, async ({
    page,
    context,
  }) => {
    await open(page, '/')
    expect(await stored(page)).toBeNull()
    await expect(rail(page)).toHaveCount(0)

    await lookAt(page, FULL)
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
      localStorage.setItem(
        'recentlyViewed',
        JSON.stringify([...list, { key: 'no/such', price: '' }]),
      )
    })

    const shifts = await watchShifts(page)
    const session = await context.newCDPSession(page)
    for (const [address, rate] of [
      ['/', slowdown],
      ['/city/gurgaon', 1],
      ['/shortlist', 1],
    ] as const) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      const asked = page.waitForRequest(/\/api\/pages\/shortlist/)
      await open(page, address)
      await asked
      await expect(rail(page).getByRole('article')).toHaveCount(2)
      await expect(rail(page).getByRole('article').first()).toContainText('Saffron Terraces')
      await expect(rail(page).getByText('Price changed')).toHaveText([
        'Price changed: ₹ 3 Cr → ₹ 2.9 Cr – 4.75 Cr',
      ])
      expect(await shifts(), address).toEqual([])
    }
    await expectAccessible(page, { part: 'main' })

    await rail(page).getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(rail(page)).toHaveCount(0)
    await expect(page.getByText('Cleared', { exact: true })).toBeFocused()
    expect(await stored(page)).toBeNull()
  })

test('a browser that keeps nothing shows nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  for (const address of [FULL, '/project-details']) {
    await page.goto(address)
    await hydrated(page)
  }
  await expect(rail(page)).toHaveCount(0)
})
