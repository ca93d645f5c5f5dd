import { expect, test } from 'vitest'
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

test.each([
  [0, 3, [0]],
  [3, 3, [3]],
  [4, 3, [3, 1]],
  [50_001, undefined, [50_000, 1]],
])('%s addresses at most %s a file make files of %j', (count, limit, sizes) => {
  const paths = Array.from({ length: count }, (_, at) => `/${at}`)
  const files = sitemapFiles(paths, limit)
  expect(files.map((file) => file.length)).toEqual(sizes)
  expect(files.flat()).toEqual(paths)
})

test('a file names its addresses and when they changed', () => {
  expect(sitemapXml(['https://a.in/x?a=1&b=2'], '2026-11-22T00:00:00.000Z')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.in/x?a=1&amp;b=2</loc><lastmod>2026-11-22T00:00:00.000Z</lastmod></url>
</urlset>
`,
  )
})

test('an index names its files', () => {
  const xml = sitemapIndexXml(
    ['https://a.in/sitemap-1.xml', 'https://a.in/sitemap-2.xml'],
    undefined,
  )
  expect(xml).toContain('<sitemap><loc>https://a.in/sitemap-2.xml</loc></sitemap>')
  expect(xml).toContain('</sitemapindex>')
})
