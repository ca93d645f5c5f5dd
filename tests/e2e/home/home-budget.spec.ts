import type { Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { serveSlowly } from '../../support/browser/slow-html.ts'

const KB = 1000

test.use({ viewport: { width: 360, height: 740 } })

for (const path of [
  '/',
  '/about',
  '/career',
  '/city/gurgaon',
  '/compare?projects=aravalli-crest/the-aravalli-summit',
  '/contact-us',
  '/developers',
  '/floor-plans/aravalli-crest',
  '/location/sohna-road',
  '/project-details',
  '/project-details/aravalli-crest',
  '/project-details/aravalli-crest/the-aravalli-summit',
  '/search?q=gurgaon',
  '/shortlist?projects=aravalli-crest/the-aravalli-summit',
  '/trending-projects',
]) {
  test(`${path} is light until the visitor does anything, compressed`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement.dataset['hydrated'] === undefined) return
        observer.disconnect()
        performance.mark('hydrated')
      }).observe(document, { attributes: true, subtree: true })
    })
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() => {
      const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => entry as PerformanceResourceTiming)
      const sum = (kind: string, until = Infinity) =>
        entries
          .filter(({ name, responseEnd }) => responseEnd <= until && name.endsWith(kind))
          .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
      return {
        html: entries[0]?.encodedBodySize ?? Infinity,
        css: sum('.css'),
        script: sum('.js'),
        scriptBefore: sum('.js', hydratedAt),
      }
    })
    expect(sizes.html, 'HTML').toBeLessThan(40 * KB)
    expect(sizes.css, 'CSS').toBeLessThan(25 * KB)
    expect(sizes.script, 'JavaScript').toBeGreaterThan(70 * KB)
    expect(sizes.script, 'JavaScript').toBeLessThan(130 * KB)
    expect(sizes.scriptBefore, 'JavaScript before hydration').toBeGreaterThan(60 * KB)
    expect(sizes.scriptBefore, 'JavaScript before hydration').toBeLessThan(110 * KB)
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
