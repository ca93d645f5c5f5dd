import { locationKey } from '../../../domain/place/localities.ts'
import { canonicalPath, paths, pathSegments } from '../../../domain/seo/paths.ts'
import { cityBefore, movedPaths, redirectKey } from '../../../domain/seo/redirects.ts'
import { routeOf, type PageName } from '../../../domain/seo/routes.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { projectFiles, type RecordAt } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

const filesWithPages = [
  ...projectFiles,
  'leadingRealEstateDevelopers',
  'companyData',
  'everythingContainer',
  'services',
  'topLocalities',
  'locationData',
  'site',
] as const

/** A page of its own, another address that leads to one, or nothing. */
type AddressKind = 'page' | 'redirect' | 'nothing'

type Params = Readonly<Record<string, string>>

/** Another spelling of an address leads to the page that a record has there. */
const redirectTo = (path: string, data: RuleContext): AddressKind =>
  data.pagePaths().has(path) ? 'redirect' : 'nothing'

/** Addresses are compared without case, as they are in lower case and ids need not be. */
const isSame = (wanted: string) => (text: string) => text.toLowerCase() === wanted.toLowerCase()

/** What an address with a name in it shows where no record has the address itself. */
const kinds: Readonly<
  Partial<Record<PageName, (params: Params, data: RuleContext) => AddressKind>>
> = {
  city: ({ city, path = '' }, { cities }) => {
    const name = city ?? path
    if (cities.isSlug(name)) return 'page'
    const isOther = cities.byName(name) ?? (city === undefined && cityBefore(path, cities))
    return isOther ? 'redirect' : 'nothing'
  },
  developer: ({ developer = '' }, data) => redirectTo(paths.developer(toSlug(developer)), data),
  'floor-plans': ({ developer = '' }, data) =>
    redirectTo(paths.floorPlans(toSlug(developer)), data),
  project: ({ developer = '', id = '' }, { projects }) => {
    const project = [id, id.toLowerCase()]
      .map((text) => projects.byId(text) ?? projects.bySlug(text))
      .find((found) => found !== undefined)
    if (project === undefined) return 'nothing'
    const [key = ''] = project.record.pathInFile
    return toSlug(key) === toSlug(developer) ? 'page' : 'redirect'
  },
  service: () => 'nothing',
  location: ({ key = '' }, data) => {
    const isProject = data.projects.all.some(({ ids }) => ids.some(isSame(key)))
    if (isProject || data.cities.byName(key) !== undefined) return 'redirect'
    return redirectTo(paths.location(locationKey(key, data.cities)), data)
  },
  locality: ({ id = '' }, { cities }) => (cities.byName(id) === undefined ? 'nothing' : 'redirect'),
  'not-found': ({ path = '' }, { cities }) =>
    // The path may be another name of a city in letters of its own script.
    cities.byName(path) === undefined ? 'nothing' : 'redirect',
}

/**
 * What the site shows at an address, by its own list of routes; files and endpoints are no pages.
 */
export const addressKind = (path: string, data: RuleContext): AddressKind => {
  const [plain = ''] = path.split(/[?#]/u)
  if (pathSegments(plain) === undefined) return 'nothing'
  const canonical = canonicalPath(plain)
  if (Object.hasOwn(movedPaths, canonical)) return 'redirect'
  if (data.pagePaths().has(canonical.toLowerCase())) return 'page'
  const { name, params } = routeOf(canonical)
  return kinds[name]?.(params, data) ?? 'page'
}

const redirectLoop: Rule = {
  name: 'redirect-loop',
  level: 'error',
  guide: 'The old address leads back to itself.',
  check: (data, report) => {
    if (data.isBroken('redirects')) return
    const targets = new Map<string, { to: string; record: RecordAt }>()
    for (const record of data.records('redirects')) {
      const { from, to } = record.value
      const key = redirectKey(from)
      if (!targets.has(key)) targets.set(key, { to, record })
    }
    const reported = new Set<string>()
    for (const [start, { to, record }] of targets) {
      const way = new Set<string>()
      let path: string | undefined = start
      while (path !== undefined && !way.has(path)) {
        way.add(path)
        const next: string | undefined = targets.get(path)?.to
        path = next === undefined ? undefined : redirectKey(next)
      }
      // A circle is reported once, at the first redirect in it.
      if (path !== start || reported.has(start)) continue
      for (const one of way) reported.add(one)
      report(record, ['to'], {
        message: `"${to}" leads back here in a circle; let one of these redirects lead to a page`,
      })
    }
  },
}

const redirectShadowed: Rule = {
  name: 'redirect-shadowed',
  level: 'error',
  guide: 'There is a page at the old address, so nobody is sent on. Remove the redirect.',
  check: (data, report) => {
    if (!data.isFullyRead(...filesWithPages)) return
    for (const { record, pathInRecord, value: from } of data.texts(['redirects'], 'from')) {
      if (addressKind(from, data) !== 'page') continue
      report(record, pathInRecord, {
        message: `"${from}" still has a page of its own, so nobody is led on; remove this redirect`,
      })
    }
  },
}

const redirectTargetMissing: Rule = {
  name: 'redirect-target',
  level: 'error',
  guide: 'The old address leads to no page.',
  check: (data, report) => {
    if (data.isBroken('redirects') || !data.isFullyRead(...filesWithPages)) return
    const froms = data.texts(['redirects'], 'from').map(({ value }) => redirectKey(value))
    const moved = new Set(froms)
    for (const { record, pathInRecord, value: to } of data.texts(['redirects'], 'to')) {
      if (moved.has(redirectKey(to)) || addressKind(to, data) !== 'nothing') continue
      report(record, pathInRecord, {
        message: `"${to}" is no page of this site, so visitors are led to 'not found'; write the address of a page`,
      })
    }
  },
}

export const redirectRules: readonly Rule[] = [
  redirectLoop,
  redirectShadowed,
  redirectTargetMissing,
]
