import type { Cities } from '../domain/place/cities.ts'
import { locationKey, parseLocalities, placeNames } from '../domain/place/localities.ts'
import { paths } from '../domain/seo/paths.ts'
import { ADDRESSES, type PageName } from '../domain/seo/routes.ts'
import { memoize, memoizeByObject } from '../domain/text/memoize.ts'
import { idsOf, projectAt } from './checks/project-id-table.ts'
import { citiesIn } from './checks/site-parts.ts'
import { entriesOf, projectFiles, recordsIn, textIn } from './checks/records.ts'
import type { DataFileName } from './data-files.ts'
import { developersOf } from './load/developer-slugs.ts'

/** The keys of the places in a project's text, which are worked out once for all checks. */
export const placeKeys = memoizeByObject((cities: Cities) =>
  memoize((text: string) =>
    placeNames(parseLocalities(text), cities).map((name) => locationKey(name, cities)),
  ),
)

/**
 * The canonical paths of all pages of the site, in the order of its list of addresses.
 * @param value the content of a file, as its editors wrote it or as the site has loaded it
 */
export function pagePaths(value: (file: DataFileName) => unknown): ReadonlySet<string> {
  const keysIn = (file: DataFileName) =>
    entriesOf(file, value(file)).map(({ pathInFile: [key = ''] }) => key)
  const idsIn = (file: DataFileName) =>
    recordsIn(file, value(file)).flatMap((record) => idsOf(record.value)[0] ?? [])
  const cities = citiesIn(value('site'))
  const isNoCity = (name: string) => cities.byName(name) === undefined
  const projects = projectFiles.flatMap((file) => recordsIn(file, value(file))).map(projectAt)
  const projectIds = new Set(projects.flatMap(({ ids }) => ids.map((id) => id.toLowerCase())))
  const developers = [...developersOf(value).keys()]
  const localities = idsIn('topLocalities').filter(isNoCity)
  const placesOfProjects = new Set(
    projects.flatMap(({ record }) => placeKeys(cities)(textIn(record.value, 'localities') ?? '')),
  )
  const pathsOfRecords: Partial<Record<PageName, readonly string[]>> = {
    city: cities.slugs.map(paths.city),
    developer: developers.map(paths.developer),
    'floor-plans': developers.map(paths.floorPlans),
    project: projects.flatMap(({ ids, address }) => (ids.length > 0 ? address : [])),
    service: [...keysIn('services'), ...idsIn('everythingContainer')].map(paths.service),
    location: [...keysIn('locationData'), ...[...placesOfProjects].filter(isNoCity), ...localities]
      .filter((place) => !projectIds.has(place.toLowerCase()))
      .map((place) => paths.location(locationKey(place, cities))),
    locality: localities.map(paths.locality),
  }
  return new Set(
    (Object.keys(ADDRESSES) as PageName[]).flatMap(
      (name) => pathsOfRecords[name] ?? ADDRESSES[name].addresses.map(({ path }) => path),
    ),
  )
}
