import { projectFiles } from '../../../catalogue/checks/records.ts'
import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { cityOfName } from '../../../domain/place/cities.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { redirectsIn } from '../cross-file-changes.ts'
import { knownDevelopers } from '../developers.ts'
import { parseFile } from '../files/data-set.ts'
import {
  isObject,
  objectsIn,
  projectsIn,
  textIn,
  type ProjectAt,
  type Values,
} from '../projects.ts'
import type { Side } from './side.ts'

/** The data of one side. */
export type State = {
  values: Values
  projects: ReadonlyMap<string, ProjectAt>
  /** Names by slug. */
  developers: ReadonlyMap<string, string>
  redirects: readonly Redirect[]
  addresses: readonly string[]
}

/** Pages are made of these together: where one differs, all have to be known. */
const linked: ReadonlySet<DataFileName> = new Set([
  ...projectFiles,
  'leadingRealEstateDevelopers',
  'companyData',
  'topLocalities',
  'services',
  'everythingContainer',
  'redirects',
])

/** Both sides, as far as they differ, and the files whose bytes do. */
export type States = { from: State; to: State; changed: readonly DataFileName[] }

/** @throws CannotRun where a file that is needed cannot be read */
export function readStates(from: Side, to: Side): States {
  const changed = dataFileNames.filter((name) => {
    const [old, next] = [from.read(name), to.read(name)]
    return old === undefined ? next !== undefined : next === undefined || !old.equals(next)
  })
  const isNeeded = changed.some((name) => linked.has(name))
    ? (name: DataFileName) => linked.has(name) || changed.includes(name)
    : (name: DataFileName) => changed.includes(name)
  const stateOfSide = ({ read }: Side): State => {
    const known = new Map<DataFileName, unknown>()
    return stateOf((name) => {
      if (!isNeeded(name)) return undefined
      const bytes = known.has(name) ? undefined : read(name)
      if (bytes) known.set(name, parseFile(bytes, name))
      return known.get(name)
    })
  }
  return { from: stateOfSide(from), to: stateOfSide(to), changed }
}

function stateOf(values: Values): State {
  const developers = knownDevelopers(values)
  const projects = new Map(projectsIn(values).map((project) => [project.id, project]))
  const services = values('services')
  const idsIn = (name: DataFileName) =>
    objectsIn(values(name)).map(([, record]) => textIn(record, 'id') ?? '')
  const addresses = [
    ...[...projects.values()].map(({ address }) => address),
    ...[...developers.keys()].flatMap((slug) => [paths.developer(slug), paths.floorPlans(slug)]),
    ...idsIn('topLocalities')
      .filter((id) => cityOfName(id) === undefined)
      .map(paths.locality),
    ...[...Object.keys(isObject(services) ? services : {}), ...idsIn('everythingContainer')].map(
      paths.service,
    ),
  ]
  const redirects = redirectsIn(values('redirects')).map(([, redirect]) => redirect)
  return { values, projects, developers, redirects, addresses }
}
