import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { cityOfName } from '../../../domain/place/cities.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { knownDevelopers } from '../developers.ts'
import { parseFile } from '../files/data-set.ts'
import {
  addressOf,
  idOf,
  isObject,
  mainId,
  objectsIn,
  projectFiles,
  projectsOf,
  type ProjectAt,
} from '../projects.ts'
import type { Side } from './side.ts'

type Values = ReadonlyMap<DataFileName, unknown>

/** The data of one side: only what differs, and where names come from. */
export type State = {
  readonly values: Values
  readonly projects: ReadonlyMap<string, ProjectAt>
  /** Names by slug. */
  readonly developers: ReadonlyMap<string, string>
  readonly redirects: readonly Redirect[]
  readonly addresses: readonly string[]
}

/** Pages are made of these together: where one differs, all have to be known. */
const linked: readonly DataFileName[] = [
  'residentialProjects',
  'commercialProjects',
  'leadingRealEstateDevelopers',
  'companyData',
  'topLocalities',
  'services',
  'everythingContainer',
  'redirects',
]

export type States = {
  readonly from: State
  readonly to: State
  /** Files whose bytes differ. */
  readonly changed: readonly DataFileName[]
}

/** @throws CannotRun where a file that is needed cannot be read */
export async function readStates(
  from: Side,
  to: Side,
  onFile: (file: string) => void,
): Promise<States> {
  const bytes = new Map<DataFileName, readonly [Buffer | undefined, Buffer | undefined]>()
  const changed: DataFileName[] = []
  for (const name of dataFileNames) {
    onFile(`${name}.json`)
    const [old, next] = [await from.read(name), await to.read(name)]
    const isEqual = old === undefined ? next === undefined : next !== undefined && old.equals(next)
    bytes.set(name, isEqual ? [old, old] : [old, next])
    if (!isEqual) changed.push(name)
  }
  const [before, after] = [new Map<DataFileName, unknown>(), new Map<DataFileName, unknown>()]
  const isLinked = changed.some((name) => linked.includes(name))
  for (const name of new Set(isLinked ? [...linked, ...changed] : changed)) {
    const file = `${name}.json`
    onFile(file)
    const [old, next] = bytes.get(name) ?? []
    before.set(name, old && parseFile(old, file))
    after.set(name, next === old ? before.get(name) : next && parseFile(next, file))
  }
  return { from: stateOf(before), to: stateOf(after), changed }
}

function stateOf(values: Values): State {
  const lists = [values.get('leadingRealEstateDevelopers'), values.get('companyData')]
  const developers = knownDevelopers(lists, {
    residentialProjects: { value: values.get('residentialProjects') },
    commercialProjects: { value: values.get('commercialProjects') },
  })
  const projects = projectFiles
    .flatMap((file) => [...projectsOf(file, values.get(file))])
    .map((project) => [mainId(project.record), project] as const)
  const redirects = [...objectsIn(values.get('redirects'))].flatMap(([, { from, to }]) =>
    typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [],
  )
  const byId = new Map(projects)
  const addresses = [
    ...[...byId.values()].map(addressOf),
    ...[...developers.keys()].flatMap((slug) => [paths.developer(slug), paths.floorPlans(slug)]),
    ...otherAddresses(values),
  ]
  return { values, projects: byId, developers, redirects, addresses }
}

function otherAddresses(values: Values): string[] {
  const idsIn = (name: DataFileName) =>
    [...objectsIn(values.get(name))].map(([, record]) => idOf(record) ?? '')
  const services = values.get('services')
  return [
    ...idsIn('topLocalities')
      .filter((id) => cityOfName(id) === undefined)
      .map(paths.locality),
    ...[...Object.keys(isObject(services) ? services : {}), ...idsIn('everythingContainer')].map(
      paths.service,
    ),
  ]
}
