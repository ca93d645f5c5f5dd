import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { cityOfName } from '../../../domain/place/cities.ts'
import { presentText } from '../../../domain/text/text.ts'
import { knownDevelopers, nameFromSlug } from '../developers.ts'
import { parseFile, type SourceFile } from '../files/data-set.ts'
import {
  addressOf,
  allProjects,
  isObject,
  mainId,
  type ProjectAt,
  type ProjectSources,
} from '../projects.ts'
import type { Side } from './side.ts'

/** The data of one side: only what differs, and where names come from. */
export type State = {
  readonly values: ReadonlyMap<DataFileName, unknown>
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
  const pairs = new Map<DataFileName, readonly [Buffer | undefined, Buffer | undefined]>()
  const changed: DataFileName[] = []
  for (const name of dataFileNames) {
    onFile(`${name}.json`)
    const [old, next] = [await from.read(name), await to.read(name)]
    const isEqual = old === undefined ? next === undefined : next !== undefined && old.equals(next)
    if (!isEqual) changed.push(name)
    // Equal bytes are kept once, and only where names are taken from them.
    if (!isEqual || linked.includes(name)) pairs.set(name, isEqual ? [old, old] : [old, next])
  }
  const needed = changed.some((name) => linked.includes(name)) ? [...linked, ...changed] : changed
  const [before, after] = [new Map<DataFileName, unknown>(), new Map<DataFileName, unknown>()]
  for (const name of new Set(needed)) {
    const [old, next] = pairs.get(name) ?? []
    pairs.delete(name)
    onFile(`${name}.json`)
    const [value, now] = parsedBoth(name, old, next)
    before.set(name, value)
    after.set(name, now)
  }
  return { from: stateOf(before), to: stateOf(after), changed }
}

function stateOf(values: ReadonlyMap<DataFileName, unknown>): State {
  const source = (name: DataFileName): SourceFile => ({
    name,
    bytes: Buffer.alloc(0),
    value: values.get(name),
  })
  const sources: ProjectSources = {
    residentialProjects: source('residentialProjects'),
    commercialProjects: source('commercialProjects'),
  }
  const projects = new Map([...allProjects(sources)].map((one) => [mainId(one.record), one]))
  const known = knownDevelopers(
    [values.get('leadingRealEstateDevelopers'), values.get('companyData')],
    sources,
  )
  const developers = new Map(
    [...known.values()].map(({ slug, name }) => [slug, name ?? nameFromSlug(slug)]),
  )
  return {
    values,
    projects,
    developers,
    redirects: redirectsIn(values.get('redirects')),
    addresses: addressesOf(values, projects, developers),
  }
}

const redirectsIn = (value: unknown): Redirect[] =>
  listIn(value).flatMap(({ from, to }) =>
    typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [],
  )

const listIn = (value: unknown) =>
  Array.isArray(value) ? (value as unknown[]).filter((entry) => isObject(entry)) : []

const keysIn = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : [])

function addressesOf(
  values: ReadonlyMap<DataFileName, unknown>,
  projects: ReadonlyMap<string, ProjectAt>,
  developers: ReadonlyMap<string, string>,
): string[] {
  const idsIn = (name: DataFileName) =>
    listIn(values.get(name)).map(({ id }) => presentText(id) ?? '')
  return [
    ...[...projects.values()].map(addressOf),
    ...[...developers.keys()].flatMap((slug) => [paths.developer(slug), paths.floorPlans(slug)]),
    ...idsIn('topLocalities')
      .filter((id) => cityOfName(id) === undefined)
      .map(paths.locality),
    ...[...keysIn(values.get('services')), ...idsIn('everythingContainer')].map(paths.service),
  ]
}

/** Two states of a file. @throws CannotRun where one is no JSON */
function parsedBoth(
  name: DataFileName,
  from: Buffer | undefined,
  to: Buffer | undefined,
): readonly [from: unknown, to: unknown] {
  const before = from && parseFile(from, `${name}.json`)
  return [before, to === from ? before : to && parseFile(to, `${name}.json`)]
}
