import { JSDOM } from 'jsdom'

// One window for all documents: a new one takes longer than to read a page.
const { DOMParser } = new JSDOM().window

/** What a page or a sitemap says, as a browser without script reads it. */
export const documentIn = (
  text: string,
  contentType: DOMParserSupportedType = 'text/html',
): Document => new DOMParser().parseFromString(text, contentType)

/** The texts of what a selector finds, with the spaces that a person reads. */
export const textsIn = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  )

/** The paths of a sitemap. */
export const pathsIn = (sitemap: string): string[] =>
  textsIn(documentIn(sitemap, 'application/xml'), 'loc').map((url) => new URL(url).pathname)

/** A page's structured data. */
export const nodesIn = (root: ParentNode): Record<string, unknown>[] =>
  textsIn(root, 'script[type="application/ld+json"]').map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  )
