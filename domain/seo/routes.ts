import { DEVELOPER_TYPES } from '../project/developer-types.ts'
import { paths, pathSegments } from './paths.ts'

/** A page's address: '/city/:city' stands for those of all cities. */
type Address = {
  path: string
  defaultParams?: Readonly<Record<string, string>>
}

type PageAddresses = {
  addresses: readonly Address[]
  /** Other addresses that show the same page; its canonical link names one of `addresses`. */
  aliases?: readonly Address[]
}

const addressAt = (path: string): readonly Address[] => [{ path }]

/** The addresses of every page of the site by its name; the sitemap keeps this order. */
export const ADDRESSES = {
  home: { addresses: addressAt(paths.home), aliases: addressAt('/home') },
  listing: { addresses: addressAt(paths.listing) },
  city: { addresses: addressAt('/city/:city') },
  trending: { addresses: addressAt(paths.trending) },
  developers: {
    addresses: [
      ...DEVELOPER_TYPES.map((kind) => ({ path: paths[kind], defaultParams: { kind } })),
      { path: paths.developersDirectory },
    ],
  },
  developer: { addresses: addressAt('/project-details/:developer') },
  'floor-plans': {
    addresses: addressAt('/floor-plans/:developer'),
    // This address names nobody, and its page says so.
    aliases: addressAt('/floor-plans'),
  },
  project: { addresses: addressAt('/project-details/:developer/:id') },
  about: { addresses: addressAt(paths.about) },
  contact: { addresses: addressAt(paths.contact) },
  privacy: { addresses: addressAt(paths.privacy) },
  accessibility: { addresses: addressAt(paths.accessibility) },
  career: { addresses: addressAt(paths.career) },
  service: { addresses: addressAt('/service/:id') },
  'coming-soon': { addresses: addressAt(paths.comingSoon) },
  'enquiry-sent': { addresses: addressAt(paths.enquirySentPage) },
  // The page for every address that no other page matches.
  'not-found': { addresses: [] },
  location: { addresses: addressAt('/location/:key') },
  locality: { addresses: addressAt('/locality/:id') },
  search: { addresses: addressAt(paths.search()) },
  shortlist: { addresses: addressAt(paths.shortlist) },
  compare: { addresses: addressAt(paths.compare) },
} as const satisfies Record<string, PageAddresses>

/** The name of a page; its loader has the same name. */
export type PageName = keyof typeof ADDRESSES

const ROUTES = (Object.entries(ADDRESSES) as [PageName, PageAddresses][]).flatMap(
  ([name, { addresses, aliases = [] }]) =>
    [...addresses, ...aliases].map(({ path, defaultParams }) => {
      return { name, pattern: path, steps: pathSegments(path) ?? [], defaultParams }
    }),
)

/** The form of a city's address, which no file has. */
const SLUG = /^[a-z\d-]+$/i

export type Route = {
  name: PageName
  params: Readonly<Record<string, string>>
  /** The address in the table that matched; `*` where none did. */
  pattern: string
}

/** The page at a path, in any case of letters; `not-found` where there is none. */
export function routeOf(pathname: string): Route {
  const segments = pathSegments(pathname)
  for (const { name, pattern, steps, defaultParams } of ROUTES) {
    if (segments?.length !== steps.length) continue
    const params: Record<string, string> = { ...defaultParams }
    const isMatch = steps.every((step, index) => {
      const text = segments[index] ?? ''
      if (!step.startsWith(':')) return step === text.toLowerCase()
      params[step.slice(1)] = text
      return true
    })
    if (isMatch) return { name, params, pattern }
  }
  const path = segments?.join('/') ?? pathname.slice(1)
  // The data says which cities there are: '/gurgaon' shows one, '/no-such-page' none.
  if (segments?.length === 1 && SLUG.test(path))
    return { name: 'city', params: { path: path.toLowerCase() }, pattern: '/:city' }
  return { name: 'not-found', params: { path }, pattern: '*' }
}
