import type { CitySlug } from '../place/cities.ts'

const segment = (text: string) => encodeURIComponent(text)
const lower = (text: string) => encodeURIComponent(text.toLowerCase())

const BROCHURE = 'brochure.pdf'
const VISIT = 'visit.ics'
const FILES: ReadonlySet<string | undefined> = new Set([BROCHURE, VISIT])

/**
 * The addresses that code links to, built here only; a page that nothing but the menu data links to
 * needs none. Fixed pages are strings, the others take raw (undecoded) names and escape them. All but a project's id are lower case.
 */
export const paths = {
  home: '/',
  about: '/about',
  career: '/career',
  contact: '/contact-us',
  privacy: '/privacy',
  accessibility: '/accessibility',
  residential: '/residential',
  commercial: '/commercial',
  plots: '/plots',
  sco: '/sco',
  trending: '/trending-projects',
  listing: '/project-details',
  developersDirectory: '/developers',
  comingSoon: '/coming-soon',
  shortlist: '/shortlist',
  compare: '/compare',
  notFound: '/not-found',
  developer: (slug: string) => `/project-details/${lower(slug)}`,
  // Joined, it is one string; put together with + it is a tree of them, and tens of thousands are held.
  project: (developerSlug: string, id: string) =>
    ['/project-details', lower(developerSlug), segment(id)].join('/'),
  /** @param project the project's own path */
  brochure: (project: string) => `${project}/${BROCHURE}`,
  /** The calendar entry of a visit. @param project the project's own path */
  visit: (project: string, { visitOn, visitSlot }: { visitOn: string; visitSlot: string }) =>
    `${paths.visitFile(project)}?on=${segment(visitOn)}&slot=${segment(visitSlot).replace('%3A', ':')}`,
  visitFile: (project: string) => `${project}/${VISIT}`,
  floorPlans: (company: string) => `/floor-plans/${lower(company)}`,
  city: (slug: string) => `/city/${lower(slug)}`,
  location: (key: string) => `/location/${lower(key)}`,
  locality: (id: string) => `/locality/${lower(id)}`,
  service: (id: string) => `/service/${lower(id)}`,
  search: (query = '') => (query === '' ? '/search' : `/search?q=${segment(query)}`),
  enquirySentPage: '/enquiry-sent',
  /** @param of what was asked for: the id of the brochure's project, or of a visit's with its day and time */
  enquirySent: (
    reference: string,
    of: { brochure?: string; visit?: string; on?: string; slot?: string } = {},
  ) => `/enquiry-sent?${new URLSearchParams({ reference, ...of })}`,
  dataFile: (name: string) => `/data/${segment(name)}.json`,
  searchApi: (query: string) => `/api/search?q=${segment(query)}`,
  enquiryApi: '/api/enquiry',
  eventsApi: '/api/events',
} as const

/** Addresses that only lead elsewhere, for good (docs/product.md, 'Addresses'). */
export const movedPaths: Readonly<Record<string, string>> = {
  '/contact': paths.contact,
  '/banglore': '/bangalore' satisfies `/${CitySlug}`,
}

/** The decoded segments of a path; undefined where an escape is malformed. */
export function pathSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Paths that name files or endpoints: their case is their own. */
const NOT_PAGES = /^\/(?:api|assets|data|images)\//

/**
 * A page's path in canonical form (docs/product.md, 'Addresses'): no trailing slash, no doubled slashes,
 * lower case but for the id in a project's address, escaped as `paths` escapes. Never starts with two
 * slashes or a backslash, so it is safe to redirect to. Idempotent, and it leaves every address of `paths` alone.
 */
export function canonicalPath(pathname: string): string {
  const plain = pathname.replaceAll('\\', '%5C')
  if (NOT_PAGES.test(plain)) return plain
  const parts = plain.split('/').filter((part) => part !== '')
  const isProject =
    parts[0]?.toLowerCase() === 'project-details' &&
    (parts.length === 3 || (parts.length === 4 && FILES.has(parts[3]?.toLowerCase())))
  const settled = parts.map((part, index) => {
    // What cannot be decoded names no page, in any spelling.
    const text = pathSegments(part)?.[0]
    if (text === undefined) return part
    return isProject && index === 2 ? segment(text) : lower(text)
  })
  return `/${settled.join('/')}`
}

/** One step from Home to a page; the page itself has no path. */
export type Crumb = { name: string; path?: string }
