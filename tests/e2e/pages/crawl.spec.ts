import { expect, test } from 'playwright/test'
import { ONE_OF_EACH, sitemap } from '../../support/browser/browser.ts'

const IN_EVERY_HEAD = [
  /<title>[^<]{11,}<\/title>/,
  /<meta name="description"/,
  /<link rel="canonical"/,
  /<meta property="og:title"/,
  /<meta property="og:image"/,
  /<meta name="twitter:card"/,
  /<script type="application\/ld\+json"/,
]

// The site as those read it who run no script.
test('every kind of page has its whole head, no inline code, and every link leads somewhere', async ({
  request,
}) => {
  const listed = await sitemap(request)
  expect(listed.length).toBeGreaterThan(80)
  const links = new Set(listed)
  for (const path of ONE_OF_EACH) {
    const html = await (await request.get(path)).text()
    for (const tag of IN_EVERY_HEAD) expect.soft(html, path).toMatch(tag)
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect.soft(html, path).not.toMatch(/<[^>]+\sstyle=/)
    for (const [, attributes = ''] of html.matchAll(/<script\b([^>]*)>/g)) {
      expect.soft(attributes, path).toMatch(/\bsrc=|type="application\/(ld\+)?json"/)
    }
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) {
      links.add(href.replaceAll('&amp;', '&'))
    }
  }
  expect(links.size).toBeGreaterThan(150)
  for (const href of links) {
    const response = await request.get(href)
    expect.soft(response.status(), href).toBe(200)
  }
})
