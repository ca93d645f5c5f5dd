import { projectFiles } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { buildRedirects } from '../../../domain/seo/redirects.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { textIn, type JsonObject } from '../projects.ts'
import { compareFiles, compareRecord, type Found } from './compare-records.ts'
import { movesBetween, type Difference, type Named } from './difference.ts'
import type { State, States } from './state.ts'

const comparedApart: ReadonlySet<DataFileName> = new Set([...projectFiles, 'redirects'])

/** What a visitor will see differently. @param replaced pictures whose files are other ones */
export function compare({ from, to, changed }: States, replaced: readonly string[]): Difference {
  const leadsTo = buildRedirects(to.redirects)
  const projects = namedMoves(namedProjects(from), namedProjects(to), (one, two) => {
    const [old, now] = [from.projects.get(one), to.projects.get(two)]
    if (old === undefined || now === undefined) return false
    return leadsTo(old.address) === now.address || isSameProject(old.record, now.record)
  })
  // Two developers with the same projects are one.
  const developers = namedMoves(namedDevelopers(from), namedDevelopers(to), (one, two) => {
    const [before, after] = [projectIds(from, one), new Set(projectIds(to, two))]
    return before.length > 0 && before.every((id) => after.has(id))
  })
  const alive = new Set(to.addresses)
  const difference: Difference = {
    projects: projects.moves,
    developers: developers.moves,
    configurations: { added: [], removed: [], renamed: [] },
    prices: [],
    texts: [],
    pictures: [],
    addresses: [...new Set(from.addresses)]
      .filter((address) => !alive.has(address))
      .map((address) => ({ from: address, redirectedTo: leadsTo(address) ?? null })),
  }
  const { added, removed } = projects.moves
  const found: Found = {
    ...difference,
    leadsTo,
    newKeys: new Map([...developers.newKeys, ...projects.newKeys]),
    addedOrRemoved: new Set([...added, ...removed].map(({ id }) => id)),
  }
  for (const [id, old] of from.projects) {
    const now = to.projects.get(projects.newKeys.get(id) ?? id)
    if (now === undefined) continue
    const label = { file: `${now.file}.json`, record: now.id }
    const priced = { project: now.id, name: now.name }
    compareRecord(found, [old.record, now.record], label, priced)
    if (old.file !== now.file)
      found.texts.push({ ...label, field: 'kind', from: old.file, to: now.file })
  }
  for (const name of changed.filter((one) => !comparedApart.has(one)))
    compareFiles(name, [from.values(name), to.values(name)], found)
  for (const path of replaced)
    found.pictures.push({ file: `images/${path}`, record: path, field: '', from: path, to: path })
  return difference
}

type NamedByKey = ReadonlyMap<string, Named>

const namedProjects = ({ projects }: State): NamedByKey =>
  new Map(
    [...projects].map(([id, { record, developerKey, name }]) => {
      const developer = textIn(record, 'developer') ?? developerKey
      return [id, { id, name, developer }]
    }),
  )

const namedDevelopers = ({ developers }: State): NamedByKey =>
  new Map([...developers].map(([id, name]) => [id, { id, name }]))

/** What has another name under the key it had is renamed as well. */
function namedMoves(
  from: NamedByKey,
  to: NamedByKey,
  isSame: (one: string, two: string) => boolean,
) {
  const between = movesBetween(from, to, isSame)
  for (const [key, one] of from) {
    const two = to.get(key)
    if (two !== undefined && two.name !== one.name)
      between.moves.renamed.push({ from: one, to: two })
  }
  return between
}

/** Records of one project under two ids: what only one project can have is the same. */
const isSameProject = (one: JsonObject, two: JsonObject): boolean =>
  ['name', 'slug', 'custom_id', 'reraNumber', 'longDescription'].some((name) => {
    const [text, other] = [textIn(one, name), textIn(two, name)]
    return text !== undefined && other !== undefined && normalizeText(text) === normalizeText(other)
  })

const projectIds = ({ projects }: State, slug: string): string[] =>
  [...projects].filter(([, { developer }]) => developer === slug).map(([id]) => id)
