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
import { addChanges, addPrice, priceOf, type Found } from './collect.ts'
import { compareRecords } from './compare-records.ts'
import { mapMoves, movesBetween, type Difference, type Moves, type Named } from './difference.ts'
import { fieldChanges } from './field-changes.ts'
import type { State, States } from './state.ts'

const comparedApart: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
  'redirects',
])

/** What a visitor will see differently. @param replaced pictures whose files are other ones */
export function compare({ from, to, changed }: States, replaced: readonly string[]): Difference {
  const leadsTo = buildRedirects(to.redirects)
  const projects = movesBetween(
    from.projects,
    to.projects,
    (one, two) => leadsTo(addressOf(one)) === addressOf(two) || sameFacts(one.record, two.record),
  )
  const developers = movesBetween(named(from), named(to), (one, two) =>
    sameProjects(from, to, one.id, two.id),
  )
  const found: Found = { prices: [], texts: [], pictures: [], floors: [], leadsTo }
  for (const [id, project] of from.projects) {
    const now = to.projects.get(projects.newKeys.get(id) ?? id)
    if (now) compareProject(project, now, found)
  }
  const { added, removed } = projects.moves
  const keys = {
    newKeys: new Map([...developers.newKeys, ...projects.newKeys]),
    addedOrRemoved: new Set([...added, ...removed].map(({ record }) => mainId(record))),
  }
  for (const name of changed)
    if (!comparedApart.has(name))
      compareRecords(name, [from.values.get(name), to.values.get(name)], keys, found)
  for (const path of replaced)
    found.pictures.push({ file: `images/${path}`, record: path, field: '', from: path, to: path })

  const alive = new Set(to.addresses)
  const projectNames = (state: State) =>
    new Map([...state.projects].map(([id, project]) => [id, namedProject(project)]))
  return {
    projects: withRespellings(
      mapMoves(projects.moves, namedProject),
      projectNames(from),
      projectNames(to),
    ),
    developers: withRespellings(developers.moves, named(from), named(to)),
    configurations: {
      added: found.floors.flatMap((moves) => moves.added),
      removed: found.floors.flatMap((moves) => moves.removed),
      renamed: found.floors.flatMap((moves) => moves.renamed),
    },
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

const named = ({ developers }: State): ReadonlyMap<string, Named> =>
  new Map([...developers].map(([id, name]) => [id, { id, name }]))

const same = (one: string | undefined, two: string | undefined): boolean =>
  one !== undefined && two !== undefined && foldText(one) === foldText(two)

/** Records of one project under two ids: what only one project can have is the same. */
const sameFacts = (one: JsonObject, two: JsonObject): boolean =>
  same(nameOf(one) || undefined, nameOf(two) || undefined) ||
  same(slugOf(one), slugOf(two)) ||
  same(customIdOf(one), customIdOf(two)) ||
  same(presentText(one['reraNumber']), presentText(two['reraNumber'])) ||
  same(presentText(one['longDescription']), presentText(two['longDescription']))

/** Developers with the same projects. */
function sameProjects(from: State, to: State, one: string, two: string): boolean {
  const ids = ({ projects }: State, slug: string): string[] =>
    [...projects.values()]
      .filter((project) => addressOf(project).startsWith(`/project-details/${slug}/`))
      .map(({ record }) => mainId(record))
  const [before, after] = [ids(from, one), new Set(ids(to, two))]
  return before.length > 0 && before.every((id) => after.has(id))
}

/** What has another name under the id it had is renamed as well. */
function withRespellings(
  moves: Moves<Named>,
  before: ReadonlyMap<string, Named>,
  after: ReadonlyMap<string, Named>,
): Moves<Named> {
  const renamed = [...before].flatMap(([id, from]) => {
    const to = after.get(id)
    return to !== undefined && to.name !== from.name ? [{ from, to }] : []
  })
  return { ...moves, renamed: [...moves.renamed, ...renamed] }
}

function compareProject(from: ProjectAt, to: ProjectAt, found: Found): void {
  if (from.record === to.record) return
  const project = mainId(to.record)
  const [old, now] = [priceOf(from.record), priceOf(to.record)]
  addPrice(found, { project, name: nameOf(to.record) }, old, now)
  const label = { file: `${to.file}.json`, record: project }
  addChanges(found, label, fieldChanges(from.record, to.record))
  if (from.file !== to.file)
    found.texts.push({ ...label, field: 'kind', from: from.file, to: to.file })
}
