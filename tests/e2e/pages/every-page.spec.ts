import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expectReadingOrder } from '../../support/browser/reading-order.ts'
import { enlargeText, expectRoom } from '../../support/browser/room.ts'
import {
  expect,
  hydrated,
  ONE_OF_EACH,
  sitemap,
  test,
  WIDTHS,
} from '../../support/browser/browser.ts'

// Of the other pages only the text differs from the one of their kind that is tried below.
test('every developer and project hydrates without a word in the console', async ({ page }) => {
  test.setTimeout(180_000)
  const all = await sitemap(page)
  expect(all.length).toBeGreaterThan(80)
  const paths = all.filter((path) => path.startsWith('/project-details/'))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(response?.status(), path).toBe(200)
    await hydrated(page)
    await expect(page.locator('h1'), path).toHaveCount(1)
  }
})

for (const path of ONE_OF_EACH) {
  test(`${path} has its head, one heading, no accessibility violation, room for its words and one order`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect((await page.title()).length).toBeGreaterThan(10)
    for (const selector of [
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:title"]',
      'meta[property="og:image"]',
      'meta[name="twitter:card"]',
      'script[type="application/ld+json"]',
    ]) {
      await expect(page.locator(selector).first(), selector).toBeAttached()
    }
    // 320 px are a desk's screen at 400 per cent.
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 })
      await expectRoom(page, `at ${width} px`)
      await expectReadingOrder(page, `at ${width} px`)
    }
    // The footer is the same everywhere.
    await expectAccessible(page, path === '/' ? {} : { without: 'footer' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await enlargeText(page)
    await expectRoom(page, 'with text of twice the size')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link of every kind of page leads somewhere', async ({ page }) => {
    test.setTimeout(180_000)
    const links = new Set<string>()
    for (const path of ONE_OF_EACH) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      for (const href of await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        links.add(href.split('#')[0] ?? href)
      }
    }
    expect(links.size).toBeGreaterThan(100)
    for (const href of links) {
      const response = await page.request.get(href)
      expect(response.status(), href).toBe(200)
    }
  })
})

test('client-side navigation fetches only the next page, restores scroll', async ({ page }) => {
  await page.goto('/project-details')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pages/')) asked.push(new URL(request.url()).pathname)
  })
  await page.locator('main a[href^="/project-details/"]').first().click()
  await expect(page).toHaveURL(/\/project-details\/[^/]+\/[^/]+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(asked).toEqual(['/api/pages/project'])
  await page.goBack()
  await expect(page).toHaveURL(/\/project-details$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('no server HTML carries a style attribute or an inline script', async ({ request }) => {
  for (const path of ONE_OF_EACH) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<[^>]+\sstyle=/)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    )
    for (const attributes of scripts) {
      expect(attributes, path).toMatch(/\bsrc=|type="application\/(ld\+)?json"/)
    }
  }
})
