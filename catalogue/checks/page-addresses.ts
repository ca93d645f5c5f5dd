import { paths } from '../../domain/seo/paths.ts'
import type { DataFileName } from '../data-files.ts'
import { developersOf } from '../load/developer-keys.ts'
import { idsOf, projectAt } from './project-id-table.ts'
import { citiesIn } from './read-site.ts'
import { entriesOf, projectFiles, recordsIn } from './records.ts'

/**
 * The addresses of the pages that records have: projects, developers and their floor plans, localities
 * that are no cities, services.
 * @param value the content of a file as its editors wrote it
 */
export function recordAddresses(value: (file: DataFileName) => unknown): ReadonlySet<string> {
  const idsIn = (file: DataFileName) =>
    recordsIn(file, value(file)).flatMap((record) => idsOf(record.value)[0] ?? [])
  const services = entriesOf('services', value('services')).map(({ pathInFile: [key = ''] }) => key)
  const cities = citiesIn(value('site'))
  return new Set([
    ...projectFiles
      .flatMap((file) => recordsIn(file, value(file)))
      .map(projectAt)
      .flatMap(({ ids, address }) => (ids.length > 0 ? address : [])),
    ...[...developersOf(value).keys()].flatMap((slug) => [
      paths.developer(slug),
      paths.floorPlans(slug),
    ]),
    ...idsIn('topLocalities')
      .filter((id) => cities.byName(id) === undefined)
      .map(paths.locality),
    ...[...services, ...idsIn('everythingContainer')].map(paths.service),
  ])
}
