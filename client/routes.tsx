import { matchRoutes } from 'react-router-dom'
import { AFFORDABILITY_FIELDS } from '../domain/cost/affordability-parameters.ts'
import { COST_PARAMETERS } from '../domain/cost/emi-defaults.ts'
import { LISTING_PARAMETERS } from '../domain/listing/listing-parameters.ts'
import { CITY_SLUGS } from '../domain/place/cities.ts'
import { DEVELOPER_TYPES } from '../domain/project/developers.ts'
import { movedPaths, paths, pathSegments } from '../domain/seo/paths.ts'
import { CONTACT_PARAMETERS } from './enquiry/sending/request.ts'

/** A page's address in the router's form: '/city/:city'. */
type Address = {
  path: string
  defaultParams?: Readonly<Record<string, string>>
}

/** How a page is reached and shown. Its name is its loader's, and what figures and events call it. */
export type Page = {
  /** The file in `client/pages/` that shows it, and what that file exports. */
  component: string
  addresses: readonly Address[]
  /** Other addresses that show the same page; its canonical link names one of `addresses`. */
  aliases?: readonly Address[]
  /** What the page knows of a query, in this order; all else (a campaign's) changes nothing of it. */
  query?: readonly string[]
  /** False where what it shows is one visitor's own; true where absent. */
  cacheable?: boolean
  /** Whether the enquiry popup may open by itself; true where absent. */
  popup?: boolean
  /** Its view is given whole: what is shown of it is chosen in the browser by the query. */
  ignoreSearch?: boolean
  /** The header lies over the page's opening picture. */
  overHero?: boolean
  /** The page has a bar of its own at the bottom of small screens. */
  bottomBar?: boolean
}

const at = (path: string): readonly Address[] => [{ path }]

/** Every page of the site by its name; the sitemap keeps this order. */
export const PAGES = {
  home: {
    component: 'HomePage',
    addresses: at(paths.home),
    aliases: at('/home'),
    overHero: true,
  },
  listing: {
    component: 'ListingPage',
    addresses: at(paths.listing),
    query: LISTING_PARAMETERS,
    popup: false,
  },
  city: {
    component: 'CityPage',
    addresses: at('/city/:city'),
    aliases: CITY_SLUGS.map((city) => ({ path: `/${city}`, defaultParams: { city } })),
    query: LISTING_PARAMETERS,
  },
  trending: { component: 'TrendingPage', addresses: at(paths.trending), popup: false },
  developers: {
    component: 'DevelopersPage',
    addresses: [
      ...DEVELOPER_TYPES.map((kind) => ({ path: paths[kind], defaultParams: { kind } })),
      { path: paths.developersDirectory },
    ],
  },
  developer: {
    component: 'DeveloperPage',
    addresses: at('/project-details/:developer'),
    query: LISTING_PARAMETERS,
    popup: false,
  },
  'floor-plans': {
    component: 'FloorPlansPage',
    addresses: at('/floor-plans/:developer'),
    // Says that nobody was named.
    aliases: at('/floor-plans'),
  },
  project: {
    component: 'ProjectPage',
    addresses: at('/project-details/:developer/:id'),
    query: ['custom_id', ...COST_PARAMETERS],
    ignoreSearch: true,
    popup: false,
    bottomBar: true,
  },
  about: { component: 'AboutPage', addresses: at(paths.about), popup: false },
  contact: {
    component: 'ContactPage',
    addresses: at(paths.contact),
    query: CONTACT_PARAMETERS,
    popup: false,
  },
  privacy: { component: 'PrivacyPage', addresses: at(paths.privacy), popup: false },
  accessibility: {
    component: 'AccessibilityPage',
    addresses: at(paths.accessibility),
    popup: false,
  },
  career: {
    component: 'CareerPage',
    addresses: at(paths.career),
    query: ['department', 'position'],
    ignoreSearch: true,
    popup: false,
  },
  service: { component: 'ServicePage', addresses: at('/service/:id') },
  'coming-soon': { component: 'ComingSoonPage', addresses: at(paths.comingSoon) },
  'enquiry-sent': {
    component: 'EnquirySentPage',
    addresses: at(paths.enquirySentPage),
    query: ['reference', 'brochure', 'visit', 'on', 'slot'],
    cacheable: false,
  },
  // The page of every address that no other page matches.
  'not-found': {
    component: 'NotFoundPage',
    addresses: [],
  },
  location: { component: 'LocationPage', addresses: at('/location/:key'), query: ['page'] },
  locality: { component: 'LocalityPage', addresses: at('/locality/:id') },
  search: { component: 'SearchPage', addresses: at(paths.search()), query: ['q', 'page'] },
  shortlist: { component: 'ShortlistPage', addresses: at(paths.shortlist), query: ['projects'] },
  compare: {
    component: 'ComparePage',
    addresses: at(paths.compare),
    query: ['projects', 'differences', ...AFFORDABILITY_FIELDS],
  },
} satisfies Record<string, Page>

/** The name of a page, which is also its loader's. */
export type PageName = keyof typeof PAGES

/** Every address of a page, the canonical ones first. */
export const addressesOf = ({ addresses, aliases = [] }: Page): readonly Address[] => [
  ...addresses,
  ...aliases,
]

const ROUTES = (Object.entries(PAGES) as [PageName, Page][]).flatMap(([name, page]) =>
  addressesOf(page).map(({ path, defaultParams }) => {
    return { path, parts: pathSegments(path)?.length, name, page, defaultParams }
  }),
)

type FoundPage = {
  name: PageName
  page: Page
  params: Readonly<Record<string, string>>
  /** The address that matched, as the route table has it; `*` where none did. */
  pattern: string
}

/** The pages of the paths last asked for: the library compiles every pattern with each question. */
const found = new Map<string, FoundPage>()
const MAX_FOUND = 1000

/** The page that answers at a path, with its parameters; the 404 page where there is none. */
export function pageAt(pathname: string): FoundPage {
  const known = found.get(pathname) ?? match(pathname)
  if (found.size >= MAX_FOUND) found.clear()
  found.set(pathname, known)
  return known
}

function match(pathname: string): FoundPage {
  const given = pathSegments(pathname)
  // No part of a pattern may be absent; the library compiles every pattern that it is given.
  const candidates = ROUTES.filter(({ parts }) => parts === given?.length)
  const [matched] = (given && matchRoutes(candidates, pathname)) ?? []
  if (!matched) {
    const path = given?.join('/') ?? pathname.slice(1)
    return { name: 'not-found', page: PAGES['not-found'], pattern: '*', params: { path } }
  }
  const { path, name, page, defaultParams } = matched.route
  const params = matched.params as Record<string, string>
  return { name, page, pattern: path, params: { ...defaultParams, ...params } }
}

/** The query as its page knows it, '' or '?…': in one order, values sorted, all else left out. */
export function knownSearch(pathname: string, search: string): string {
  const { query = [] } = pageAt(pathname).page
  const asked = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of query) {
    for (const value of [...new Set(asked.getAll(name))].sort()) known.append(name, value)
  }
  const text = known.toString()
  return text === '' ? '' : `?${text}`
}

/** What figures count a path under: its page's address in the route table, or its own where it has moved. */
export const patternOf = (pathname: string): string =>
  Object.hasOwn(movedPaths, pathname) ? pathname : pageAt(pathname).pattern

/** Whether the enquiry popup may open by itself at a path. */
export const allowsPopup = (pathname: string): boolean =>
  // Addresses of the site before this one.
  pageAt(pathname).page.popup !== false && !pathname.includes('/developer-projects')
