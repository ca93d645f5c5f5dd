import type { DataFileName } from '../../../catalogue/data-files.ts'
import { buildRedirects } from '../../../domain/seo/redirects.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import {
  addressOf,
  developerOf,
  mainId,
  nameOf,
  textIn,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'
import { compareFiles, compareRecord, type Found } from './compare-records.ts'
import { movesBetween, type Difference, type Named } from './difference.ts'
import type { State, States } from './state.ts'

const comparedApart: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
  'redirects',
])

/** What a visitor will see differently. @param replaced pictures whose files are other ones */
export function compare({ from, to, changed }: States, replaced: readonly string[]): Difference {
  const leadsTo = buildRedirects(to.redirects)
  const projects = namedMoves(namedProjects(from), namedProjects(to), (one, two) => {
    const [old, now] = [from.projects.get(one), to.projects.get(two)]
    if (old === undefined || now === undefined) return false
    return leadsTo(addressOf(old)) === addressOf(now) || isSameProject(old.record, now.record)
  })
  const developers = namedMoves(namedDevelopers(from), namedDevelopers(to), (one, two) => {
    const [before, after] = [projectIds(from, one), new Set(projectIds(to, two))]
    return before.length > 0 && before.every((id) => after.has(id))
  })
  const { added, removed } = projects.moves
  const found: Found = {
    configurations: { added: [], removed: [], renamed: [] },
    prices: [],
    texts: [],
    pictures: [],
    leadsTo,
    newKeys: new Map([...developers.newKeys, ...projects.newKeys]),
    addedOrRemoved: new Set([...added, ...removed].map(({ id }) => id)),
  }
  for (const [id, project] of from.projects) {
    const now = to.projects.get(projects.newKeys.get(id) ?? id)
    if (now) compareProject(project, now, found)
  }
  for (const name of changed)
    if (!comparedApart.has(name))
      compareFiles(name, [from.values.get(name), to.values.get(name)], found)
  for (const path of replaced)
    found.pictures.push({ file: `images/${path}`, record: path, field: '', from: path, to: path })
  const alive = new Set(to.addresses)
  return {
    projects: projects.moves,
    developers: developers.moves,
    configurations: found.configurations,
    prices: found.prices,
    texts: found.texts,
    pictures: found.pictures,
    addresses: [...new Set(from.addresses)]
      .filter((address) => !alive.has(address))
      .map((address) => ({ from: address, redirectedTo: leadsTo(address) ?? null })),
  }
}

type NamedByKey = ReadonlyMap<string, Named>

const namedProjects = ({ projects }: State): NamedByKey =>
  new Map(
    [...projects].map(([id, { record, developerKey }]) => {
      const developer = textIn(record, 'developer') ?? developerKey
      return [id, { id, name: nameOf(record), developer }]
    }),
  )

const namedDevelopers = ({ developers }: State): NamedByKey =>
  new Map([...developers].map(([id, name]) => [id, { id, name }]))

/** What has another name under the key it had is renamed as well. */
function namedMoves(
  from: NamedByKey,
  to: NamedByKey,
  isSame: (one: string, two: string) => boolean,
): ReturnType<typeof movesBetween<Named>> {
  const between = movesBetween(from, to, isSame)
  for (const [key, one] of from) {
    const two = to.get(key)
    if (two !== undefined && two.name !== one.name)
      between.moves.renamed.push({ from: one, to: two })
  }
  return between
}

/** Records of one project under two ids: what only one project can have is the same. */
function isSameProject(one: JsonObject, two: JsonObject): boolean {
  return ['name', 'slug', 'custom_id', 'reraNumber', 'longDescription'].some((name) => {
    const [text, other] = [textIn(one, name), textIn(two, name)]
    return text !== undefined && other !== undefined && normalizeText(text) === normalizeText(other)
  })
}

/** A developer's projects: two developers with the same ones are one. */
const projectIds = ({ projects }: State, slug: string): string[] =>
  [...projects].filter(([, project]) => developerOf(project) === slug).map(([id]) => id)

function compareProject(from: ProjectAt, to: ProjectAt, found: Found): void {
  const project = mainId(to.record)
  const label = { file: `${to.file}.json`, record: project }
  const priced = { project, name: nameOf(to.record) }
  compareRecord(found, [from.record, to.record], label, priced)
  if (from.file !== to.file)
    found.texts.push({ ...label, field: 'kind', from: from.file, to: to.file })
}
