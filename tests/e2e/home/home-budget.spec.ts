import type { Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { serveSlowly } from '../../support/browser/slow-html.ts'

const KB = 1000

test.use({ viewport: { width: 360, height: 740 } })

test('a phone loads few pictures before it scrolls', async ({ page }) => {
  let bytes = 0
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/images/')) return
    void response.body().then((body) => (bytes += body.length))
  })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(10 * KB)
  expect(bytes).toBeLessThan(250 * KB)
})

/** Collects what moves on the page, from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(`${value} at ${Math.round(window.scrollY)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

test('nothing moves before it is used, nor while it is scrolled through', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/')
  await hydrated(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('the opening does not move while its HTML arrives', async ({ page, baseURL }) => {
  // Ahead of the search form, on which the lines above it rest.
  const slow = await serveSlowly(baseURL ?? '', (html) => html.indexOf('<form role="search"'))
  const shifts = await watchShifts(page)
  await page.goto(slow.url)
  await hydrated(page)
  expect(await shifts()).toEqual([])
  slow.close()
})
