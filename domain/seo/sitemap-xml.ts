import { escapeMarkup } from '../text/text.ts'

/** Search engines read no more addresses in one file. */
export const SITEMAP_LIMIT = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The addresses in files of at most `limit`; one file, if an empty one, where there are none. */
export function sitemapFiles(paths: readonly string[], limit = SITEMAP_LIMIT): string[][] {
  const count = Math.max(1, Math.ceil(paths.length / limit))
  return Array.from({ length: count }, (_, at) => paths.slice(at * limit, (at + 1) * limit))
}

/**
 * One file of a sitemap.
 * @param urls full addresses
 * @param lastModified ISO 8601
 */
export function sitemapXml(urls: readonly string[], lastModified: string | undefined): string {
  return document('urlset', 'url', urls, lastModified)
}

/** What names the files of a sitemap that is too long for one. */
export function sitemapIndexXml(urls: readonly string[], lastModified: string | undefined): string {
  return document('sitemapindex', 'sitemap', urls, lastModified)
}

function document(
  root: string,
  entry: string,
  urls: readonly string[],
  lastModified: string | undefined,
): string {
  const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  const entries = urls.map(
    (url) => `  <${entry}><loc>${escapeMarkup(url)}</loc>${modified}</${entry}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`
}
