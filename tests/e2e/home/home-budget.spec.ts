import type { Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { serveSlowly } from '../../support/browser/slow-html.ts'

const KB = 1000
/** Of a page, with what comes when the browser has time. */
const MAX_SCRIPT = 147

test.use({ viewport: { width: 360, height: 740 } })

for (const [name, path] of [
  ['home', '/'],
  ['the listing', '/project-details'],
  ['a project', '/project-details/aravalli-crest/the-aravalli-summit'],
] as const) {
  test(`${name} is light until the visitor does anything, compressed`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() => {
      const [navigation, ...resources] = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => entry as PerformanceResourceTiming)
      return {
        html: navigation?.encodedBodySize ?? Infinity,
        files: resources.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
      }
    })
    const sum = (kind: string) =>
      sizes.files
        .filter(([address]) => new URL(address).pathname.endsWith(kind))
        .reduce((total, [, bytes]) => total + bytes, 0)
    expect(sizes.html, 'HTML').toBeLessThan(40 * KB)
    expect(sum('.css'), 'CSS').toBeLessThan(25 * KB)
    expect(sum('.js'), 'JavaScript').toBeGreaterThan(80 * KB)
    expect(sum('.js'), 'JavaScript').toBeLessThan(MAX_SCRIPT * KB)
  })
}

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

test('the opening does not move while its HTML comes', async ({ page, baseURL }) => {
  // Ahead of the search form, on which the lines above it rest.
  const slow = await serveSlowly(baseURL ?? '', (html) => html.indexOf('<form role="search"'))
  const shifts = await watchShifts(page)
  await page.goto(slow.url)
  await hydrated(page)
  expect(await shifts()).toEqual([])
  slow.close()
})
