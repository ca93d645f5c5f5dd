import type { SharedPicture } from '../image/images.ts'
import { collapseSpaces } from '../text/text.ts'

/** What a page says about itself to search engines and social cards. */
export type PageFacts = {
  /** Without the agency's name, which is added; absent: the agency's name and line. */
  readonly title?: string
  readonly description: string
  /** The canonical path, without filters. */
  readonly path: string
  readonly keywords?: readonly string[]
  readonly image?: SharedPicture
  readonly noindex?: boolean
}

/** The agency as every page's head names it. `publicUrl` is the origin, without a slash at its end. */
export type SiteFacts = {
  readonly name: string
  readonly tagline: string
  readonly publicUrl: string
  /** Shown on cards of pages without a picture of their own. */
  readonly sharedPicture?: SharedPicture
}

/** One `<meta>`: `name` for search engines and Twitter, `property` for Open Graph. */
export type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }

export type PageHead = {
  readonly title: string
  readonly canonical: string
  readonly tags: readonly MetaTag[]
}

/** Search results cut descriptions off at about this many characters. */
const DESCRIPTION_LENGTH = 160

/** Title, canonical link and meta tags of a page. */
export function pageHead(site: SiteFacts, page: PageFacts): PageHead {
  const title = pageTitle(site, page.title)
  const description = clip(page.description, DESCRIPTION_LENGTH)
  const canonical = absoluteUrl(site.publicUrl, page.path)
  const image = page.image ?? site.sharedPicture
  const picture = image && absoluteUrl(site.publicUrl, image.address)
  const tags: MetaTag[] = [
    { name: 'description', content: description },
    ...(page.keywords?.length ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.noindex === true ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(image?.width && image.height
      ? [
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
        ]
      : []),
    ...(image?.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(picture ? [{ name: 'twitter:image', content: picture }] : []),
    ...(image?.alt ? [{ name: 'twitter:image:alt', content: image.alt }] : []),
  ]
  return { title, canonical, tags }
}

/** 'Trending Projects | Peak Force'; the home page leads with the agency's own line. */
export function pageTitle(site: Pick<SiteFacts, 'name' | 'tagline'>, title?: string): string {
  if (title !== undefined) return `${title} | ${site.name}`
  return site.tagline === '' ? site.name : `${site.name} | ${site.tagline}`
}

/** A path on the public origin; a full address stays as it is. */
export function absoluteUrl(publicUrl: string, pathOrUrl: string): string {
  if (/^https?:\/\//i.test(pathOrUrl)) return pathOrUrl
  return `${publicUrl.replace(/\/+$/, '')}/${pathOrUrl.replace(/^\/+/, '')}`
}

/** One line of at most `length` characters, cut between words. */
export function clip(text: string, length: number): string {
  const line = collapseSpaces(text)
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/, '')
  return `${words}…`
}
