import type { SharedPicture } from '../image/images.ts'
import { collapseSpaces } from '../text/text.ts'

export type PageDetails = {
  /** The title without the agency's name, which is added; absent: the agency's name and line. */
  readonly title?: string
  /** A shorter title for one that is too long, also without the agency's name. */
  readonly shortTitle?: string
  /** Whole sentences; those that do not fit are left out. */
  readonly description: string
  /** The canonical path, without filters. */
  readonly path: string
  /**
   * Which page of a list it is, from 1. Further pages have addresses of their own, unless the list
   * is filtered or sorted (`isWhole` false).
   */
  readonly listPage?: { readonly page: number; readonly pages: number; readonly isWhole: boolean }
  /** The keywords; absent: the title, the agency and its trade. */
  readonly keywords?: readonly string[]
  readonly image?: SharedPicture
  readonly noindex?: boolean
}

/** The agency as every page's head names it. `publicUrl` is the origin, without a slash at its end. */
export type SiteSeo = {
  readonly name: string
  readonly tagline: string
  readonly publicUrl: string
  /** The picture on shared links of pages without a picture of their own. */
  readonly sharedPicture?: SharedPicture
}

export type MetaTag = { name: string; content: string } | { property: string; content: string }

/** Search results cut titles and descriptions off at about these lengths. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

/** @param search the query of the address that is shared, '' or '?…', without a campaign */
export function pageHead(site: SiteSeo, page: PageDetails, search = '') {
  const { listPage } = page
  const isFurther = listPage !== undefined && listPage.page > 1
  const ending = isFurther ? `, page ${listPage.page} of ${listPage.pages}` : ''
  const withEnding = (text: string) =>
    ending && `${clipText(text, TITLE_LENGTH - ending.length)}${ending}`
  const title = pageTitle(site, {
    ...page,
    ...(page.title && ending && { title: withEnding(page.title) }),
    ...(page.shortTitle && ending && { shortTitle: withEnding(page.shortTitle) }),
  })
  const description = wholeSentences(page.description, DESCRIPTION_LENGTH)
  const { keywords = [page.title ?? site.tagline, site.name, 'real estate'] } = page
  const ownPage = isFurther && listPage.isWhole ? `?page=${listPage.page}` : ''
  const canonical = absoluteUrl(site.publicUrl, page.path + ownPage)
  const image = page.image ?? site.sharedPicture
  const picture = image && absoluteUrl(site.publicUrl, image.address)
  const tags: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.filter((word) => word !== '').join(', ') },
    ...(page.noindex === true ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absoluteUrl(site.publicUrl, page.path + search) },
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

/** 'Trending Projects | Peak Force'; where that is too long, the agency's name goes first. */
export function pageTitle(
  { name, tagline }: Pick<SiteSeo, 'name' | 'tagline'>,
  { title, shortTitle }: Pick<PageDetails, 'title' | 'shortTitle'>,
): string {
  const choices =
    title === undefined
      ? [...(tagline === '' ? [] : [`${name} | ${tagline}`]), name]
      : [title, shortTitle ?? title].flatMap((one) => [`${one} | ${name}`, one])
  const last = choices.at(-1) ?? name
  return choices.find((one) => one.length <= TITLE_LENGTH) ?? clipText(last, TITLE_LENGTH)
}

/** As many of a text's sentences as fit; where none fits, the first is cut between words. */
export function wholeSentences(text: string, length: number): string {
  const line = collapseSpaces(text)
  if (line.length <= length) return line
  const ends = [...line.slice(0, length + 1).matchAll(/[.?!](?=\s+[\p{Lu}₹“"'])/gu)]
  const end = ends.at(-1)?.index ?? 0
  // A sentence or two that say little are worth less than a longer text that is cut.
  return end * 2 >= length ? line.slice(0, end + 1) : clipText(line, length)
}

/** A path on the public origin; a full address stays as it is. */
export function absoluteUrl(publicUrl: string, pathOrUrl: string): string {
  if (/^https?:\/\//i.test(pathOrUrl)) return pathOrUrl
  return `${publicUrl.replace(/\/+$/, '')}/${pathOrUrl.replace(/^\/+/, '')}`
}

/** One line of at most `length` characters, cut between words; the ellipsis counts. */
export function clipText(text: string, length: number): string {
  const line = collapseSpaces(text)
  if (line.length <= length) return line
  const space = line.lastIndexOf(' ', length - 1)
  const start = line.slice(0, space > 0 ? space : lastWhole(line, length - 1))
  return `${start.replace(LOOSE_END, '') || start}…`
}

/** The text that may not precede the ellipsis: marks and words that only lead to what was cut. */
const LOOSE_END =
  /(?:[\s,;:.–—|/&(+-]|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)(?=[\s,]|$))+$/i

/** The last place up to `end` that divides neither a pair nor a letter and its marks. */
function lastWhole(line: string, end: number): number {
  const divides = /^[\p{M}\u200D\uDC00-\uDFFF]/u
  let place = end
  while (place > 1 && (divides.test(line.slice(place)) || line[place - 1] === '\u200D')) place--
  return place
}
