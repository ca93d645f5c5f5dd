const segment = (text: string) => encodeURIComponent(text)
const lower = (text: string) => encodeURIComponent(text.toLowerCase())

const BROCHURE = 'brochure.pdf'
const VISIT = 'visit.ics'
const FILES: ReadonlySet<string | undefined> = new Set([BROCHURE, VISIT])

/**
 * The addresses that code links to, built only here. Fixed pages are strings; the others take raw
 * (undecoded) names and escape them. Everything but a project's id is lower case.
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
  project: (developerSlug: string, id: string) =>
    `/project-details/${lower(developerSlug)}/${segment(id)}`,
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
  /**
   * @param query what the enquiry asked for: the id of the brochure's project, or of a visit's with
   * its day and time, and the id of the adviser who answers
   */
  enquirySent: (
    reference: string,
    query: { brochure?: string; visit?: string; on?: string; slot?: string; adviser?: string } = {},
  ) => `/enquiry-sent?${new URLSearchParams({ reference, ...query })}`,
  searchApi: (query: string) => `/api/search?q=${segment(query)}`,
  enquiryApi: '/api/enquiry',
  eventsApi: '/api/events',
} as const

/** The address of a film or paper of the data folder. @param file its path there: 'videos/tower.mp4' */
export const dataFilePath = (file: string): string => `/${file.split('/').map(segment).join('/')}`

/** The decoded segments of a path; undefined where an escape is malformed. */
export function pathSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((text) => text !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Folders of files and endpoints, whose addresses keep their case. */
const FOLDERS = ['api', 'assets', 'brand', 'data', 'documents', 'images', 'videos']
const NOT_PAGES = new RegExp(`^/(?:${FOLDERS.join('|')})/`)

/** First segments that no page can have, as files and endpoints have them. */
export const RESERVED_NAMES: readonly string[] = [...FOLDERS, 'healthz', 'metrics', 'readyz']

/**
 * A page's path in canonical form (docs/product.md, 'Addresses'): no trailing slash, no doubled
 * slashes, lower case but for the id in a project's address, escaped as `paths` escapes. The result
 * never starts with two slashes or a backslash, so it is safe to redirect to. Idempotent, and every
 * address of `paths` stays as it is.
 */
export function canonicalPath(pathname: string): string {
  const plain = pathname.replaceAll('\\', '%5C')
  if (NOT_PAGES.test(plain)) return plain
  const segments = plain.split('/').filter((written) => written !== '')
  const isProject =
    segments[0]?.toLowerCase() === 'project-details' &&
    (segments.length === 3 || (segments.length === 4 && FILES.has(segments[3]?.toLowerCase())))
  const canonicalSegments = segments.map((written, index) => {
    // A segment that cannot be decoded names no page, in any spelling.
    const text = pathSegments(written)?.[0]
    if (text === undefined) return written
    return isProject && index === 2 ? segment(text) : lower(text)
  })
  return `/${canonicalSegments.join('/')}`
}

/** Matches a query that was pasted behind a path, even one that begins with '&' or ';' instead of '?'. */
const PASTED_QUERY = /[?&;][^/=&?;]+=.*$/s
const PASTED_SIGNS = /(?<=[\p{L}\p{M}\p{N}_-])(?:(?![-_/])[\s\p{Cf}\p{P}\p{S}])+$/u

/** A page's path without the signs, blanks, `&name=value` and `;name=value` that were pasted behind it. */
export function withoutPasted(pathname: string): string {
  const text = pathSegments(pathname)?.join('/')
  const plain = text?.replace(PASTED_QUERY, '').replace(PASTED_SIGNS, '')
  if (plain === undefined || plain === text) return pathname
  return canonicalPath(`/${plain.split('/').map(segment).join('/')}`)
}

/** One step from Home to a page; the page itself has no path. */
export type Crumb = { name: string; path?: string }
