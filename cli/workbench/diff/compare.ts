import type { DataFileName } from '../../../catalogue/data-files.ts'
import { buildRedirects } from '../../../domain/seo/redirects.ts'
import { foldText, presentText } from '../../../domain/text/text.ts'
import {
  addressOf,
  customIdOf,
  mainId,
  nameOf,
  slugOf,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'
import { compareFile } from './compare-file.ts'
import {
  movesBetween,
  type Configuration,
  type Difference,
  type Moves,
  type Named,
} from './difference.ts'
import { comparePrices, priceOf, sort, type Found } from './found.ts'
import { leavesOf } from './leaves.ts'
import type { State, States } from './state.ts'

const comparedApart: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
  'redirects',
])

/** What a visitor will see differently. @param replaced pictures whose files are other ones */
export function compare({ from, to, changed }: States, replaced: readonly string[]): Difference {
  const leadsTo = buildRedirects(to.redirects)
  const isSameProject = (one: ProjectAt, two: ProjectAt): boolean =>
    leadsTo(addressOf(one)) === addressOf(two) || sameFacts(one.record, two.record)
  const projects = movesBetween(from.projects, to.projects, isSameProject)
  const developers = movesBetween(entries(from.developers), entries(to.developers), (one, two) =>
    sameProjects(from, to, one.id, two.id),
  )
  const found: Found = { prices: [], texts: [], pictures: [], floors: [], leadsTo }
  for (const [id, project] of from.projects) {
    const now = to.projects.get(projects.newKeys.get(id) ?? id)
    if (now) compareProject(project, now, found)
  }
  for (const name of changed)
    if (!comparedApart.has(name))
      compareFile(name, from, to, { ...projects, developerKeys: developers.newKeys }, found)
  for (const path of replaced)
    found.pictures.push({ file: `images/${path}`, record: path, field: '', from: path, to: path })

  const alive = new Set(to.addresses)
  return {
    projects: withRespellings(projects.moves, from, to),
    developers: respelt(developers.moves, from.developers, to.developers),
    configurations: joined(found.floors),
    prices: found.prices,
    texts: found.texts,
    pictures: found.pictures,
    addresses: [...new Set(from.addresses)]
      .filter((address) => !alive.has(address))
      .map((address) => ({ from: address, redirectedTo: leadsTo(address) ?? null })),
  }
}

const namedProject = (project: ProjectAt): Named => ({
  id: mainId(project.record),
  name: nameOf(project.record),
  developer: presentText(project.record['developer']) ?? project.developerKey,
})

const entries = (developers: ReadonlyMap<string, string>): ReadonlyMap<string, Named> =>
  new Map([...developers].map(([id, name]) => [id, { id, name }]))

const same = (one: string | undefined, two: string | undefined): boolean =>
  one !== undefined && two !== undefined && foldText(one) === foldText(two)

/** Records of one project under two ids: what only one project can have is the same. */
function sameFacts(one: JsonObject, two: JsonObject): boolean {
  if (same(nameOf(one) || undefined, nameOf(two) || undefined)) return true
  if (same(slugOf(one), slugOf(two)) || same(customIdOf(one), customIdOf(two))) return true
  if (same(presentText(one['reraNumber']), presentText(two['reraNumber']))) return true
  return same(presentText(one['longDescription']), presentText(two['longDescription']))
}

/** Developers with the same projects, or both without any and with the same logo. */
function sameProjects(from: State, to: State, one: string, two: string): boolean {
  const ids = ({ projects }: State, slug: string): string[] =>
    [...projects.values()]
      .filter((project) => addressOf(project).startsWith(`/project-details/${slug}/`))
      .map(({ record }) => mainId(record))
  const [before, after] = [ids(from, one), new Set(ids(to, two))]
  return before.length > 0 && before.every((id) => after.has(id))
}

/** Projects with another name under the id they had are renamed as well. */
function withRespellings(moves: Moves<ProjectAt>, from: State, to: State): Moves<Named> {
  const respelt = [...from.projects].flatMap(([id, project]) => {
    const now = to.projects.get(id)
    return now && nameOf(now.record) !== nameOf(project.record)
      ? [{ from: namedProject(project), to: namedProject(now) }]
      : []
  })
  return {
    added: moves.added.map(namedProject),
    removed: moves.removed.map(namedProject),
    renamed: [
      ...moves.renamed.map((one) => ({ from: namedProject(one.from), to: namedProject(one.to) })),
      ...respelt,
    ],
  }
}

function respelt(
  moves: Moves<Named>,
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
): Moves<Named> {
  const renamed = [...from].flatMap(([id, name]) => {
    const now = to.get(id)
    return now !== undefined && now !== name ? [{ from: { id, name }, to: { id, name: now } }] : []
  })
  return { ...moves, renamed: [...moves.renamed, ...renamed] }
}

const joined = (all: readonly Moves<Configuration>[]): Moves<Configuration> => ({
  added: all.flatMap(({ added }) => added),
  removed: all.flatMap(({ removed }) => removed),
  renamed: all.flatMap(({ renamed }) => renamed),
})

function compareProject(from: ProjectAt, to: ProjectAt, found: Found): void {
  if (from.record === to.record) return
  const id = mainId(to.record)
  comparePrices(
    { project: id, name: nameOf(to.record) },
    priceOf(from.record),
    priceOf(to.record),
    found,
  )
  const label = { file: `${to.file}.json`, record: id }
  for (const leaf of leavesOf(from.record, to.record)) sort(leaf, label, found)
  if (from.file !== to.file)
    found.texts.push({ ...label, field: 'kind', from: from.file, to: to.file })
}
