import { AFFORDABILITY_FIELDS } from '../domain/cost/affordability-fields.ts'
import { COST_PARAMETERS } from '../domain/cost/emi-defaults.ts'
import { LISTING_PARAMETERS } from '../domain/listing/listing-parameters.ts'
import { movedPaths } from '../domain/seo/redirects.ts'
import { routeOf, type PageName, type Route } from '../domain/seo/routes.ts'
import { CONTACT_PARAMETERS } from './enquiry/sending/enquiry-request.ts'

/** How a page is shown; its name is also that of its loader, figures and events. */
export type Page = {
  /** The file in `client/pages/` that shows the page, and the name of its export. */
  component: string
  /** The parameters that the page knows, in this order; no others change it. */
  query?: readonly string[]
  /** False for a page that shows one visitor's own data; true where absent. */
  cacheable?: boolean
  /** Whether the enquiry popup may open by itself; true where absent. */
  popup?: boolean
  /** Whether the view is the same for every query, and the page chooses what to show. */
  ignoreSearch?: boolean
  /** Whether the header lies over the page's opening picture. */
  headerOverlaysHero?: boolean
  /** Whether the page has its own bar at the bottom of small screens. */
  hasBottomBar?: boolean
}

/** Every page of the site by its name; their addresses are in `domain/seo/routes.ts`. */
export const PAGES = {
  home: { component: 'HomePage', headerOverlaysHero: true },
  listing: { component: 'ListingPage', query: LISTING_PARAMETERS, popup: false },
  city: { component: 'CityPage', query: LISTING_PARAMETERS },
  trending: { component: 'TrendingPage', popup: false },
  developers: { component: 'DevelopersPage' },
  developer: { component: 'DeveloperPage', query: LISTING_PARAMETERS, popup: false },
  'floor-plans': { component: 'DeveloperFloorPlansPage' },
  project: {
    component: 'ProjectPage',
    query: ['custom_id', ...COST_PARAMETERS],
    ignoreSearch: true,
    popup: false,
    hasBottomBar: true,
  },
  about: { component: 'AboutPage', popup: false },
  contact: { component: 'ContactPage', query: CONTACT_PARAMETERS, popup: false },
  privacy: { component: 'PrivacyPage', popup: false },
  accessibility: { component: 'AccessibilityPage', popup: false },
  career: {
    component: 'CareerPage',
    query: ['department', 'position'],
    ignoreSearch: true,
    popup: false,
  },
  service: { component: 'ServicePage' },
  'coming-soon': { component: 'ComingSoonPage' },
  'enquiry-sent': {
    component: 'EnquirySentPage',
    query: ['reference', 'brochure', 'visit', 'on', 'slot', 'adviser'],
    cacheable: false,
  },
  'not-found': { component: 'NotFoundPage' },
  location: { component: 'LocationPage', query: ['page'] },
  locality: { component: 'LocalityPage', query: ['page'] },
  search: { component: 'SearchPage', query: ['q', 'view', 'page'] },
  shortlist: { component: 'ShortlistPage', query: ['projects', 'view'] },
  compare: {
    component: 'ComparePage',
    query: ['projects', 'differences', ...AFFORDABILITY_FIELDS],
  },
} satisfies Record<PageName, Page>

/** The page that answers at a path, with its parameters; the 404 page where there is none. */
export function pageAt(pathname: string): Route & Page {
  const route = routeOf(pathname)
  return { ...route, ...PAGES[route.name] }
}

/** Whether a link's address, as it is written in a page, leads to a page of this site. */
export const isPageAddress = (address: string): boolean =>
  address.startsWith('?') ||
  (/^\/(?!\/)/.test(address) && pageAt(address.replace(/[?#].*$/, '')).name !== 'not-found')

/** The part of a query that its page knows, '' or '?…': in one order, with sorted values. */
export function knownSearch(pathname: string, search: string): string {
  const { query = [] } = pageAt(pathname)
  if (query.length === 0) return ''
  const givenParameters = new URLSearchParams(search)
  const knownParameters = new URLSearchParams()
  for (const name of query) {
    for (const value of [...new Set(givenParameters.getAll(name))].sort())
      knownParameters.append(name, value)
  }
  const text = knownParameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The pattern under which figures count a path; an address that has moved is its own. */
export const patternOf = (pathname: string): string =>
  Object.hasOwn(movedPaths, pathname) ? pathname : pageAt(pathname).pattern

/** Whether the enquiry popup may open by itself at a path. */
export const allowsPopup = (pathname: string): boolean =>
  // These are addresses of the site before this one.
  pageAt(pathname).popup !== false && !pathname.includes('/developer-projects')
