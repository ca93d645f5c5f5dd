import { isProjectFile } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import type { Plan } from '../apply-plan.ts'
import { changesEverywhere } from '../changes-everywhere.ts'
import { findDeveloper, freeSlug, knownDevelopers, nameFromSlug } from '../developers.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  isObject,
  mainId,
  objectsIn,
  projectsIn,
  projectsOf,
  textIn,
  valuesOf,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'

type Renamed = { from: string; to: string }

/**
 * What changes where a developer is called otherwise: both lists of developers, the key and the
 * developer of its projects, what other files say of them, links, and a redirect from every address.
 * @throws CannotRun where the developer is not known or the new name is taken
 */
export function planDeveloperRename(data: DataSet, asked: string, wanted: string): Plan {
  const values = valuesOf(data)
  const known = knownDevelopers(values)
  const developer = findDeveloper(known, asked)
  const slug = { from: developer.slug, to: freeSlug(wanted, known, developer.slug) }
  const name = { from: developer.name, to: collapseSpaces(wanted) }
  // Where only a slug was given, the developer keeps its name or gets one made of the new slug.
  if (name.to === slug.to) name.to = slug.to === slug.from ? name.from : nameFromSlug(slug.to)
  const moves = slug.from === slug.to ? [] : movesOf(slug, projectsIn(values))
  return {
    changes: changesEverywhere(data, (source) => editsTo(source, slug, name), { moves }),
    ...(name.from !== name.to && { formerName: name.from }),
  }
}

/** The members that name a developer, where its projects are not listed under its key. */
const members: Partial<Readonly<Record<DataFileName, readonly string[]>>> = {
  leadingRealEstateDevelopers: ['id', 'name'],
  companyData: ['id', 'name'],
  floorPlan: ['developer'],
  trendingProjects: ['developer', 'company'],
}

function editsTo({ name: file, value }: SourceFile, slug: Renamed, name: Renamed): JsonEdit[] {
  const edits: JsonEdit[] = []
  const rename = (record: JsonObject, ...segments: readonly (string | number)[]): void => {
    const member = String(segments.at(-1))
    const to = member === 'id' ? slug.to : name.to
    if (record[member] !== to && developerSlug(textIn(record, member) ?? '') === slug.from)
      edits.push({ type: 'set', pointer: toPointer(segments), value: to })
  }
  for (const [index, record] of members[file] ? objectsIn(value) : [])
    for (const member of members[file] ?? []) rename(record, index, member)
  if (!isProjectFile(file)) return edits
  for (const { developerKey, index, record } of projectsOf(file, value))
    rename(record, developerKey, index, 'developer')
  for (const key of isObject(value) && slug.from !== slug.to ? Object.keys(value) : [])
    if (developerSlug(key) === slug.from)
      edits.push({ type: 'rename', pointer: toPointer([key]), key: slug.to })
  return edits
}

const movesOf = ({ from, to }: Renamed, projects: readonly ProjectAt[]): Redirect[] => [
  { from: paths.developer(from), to: paths.developer(to) },
  { from: paths.floorPlans(from), to: paths.floorPlans(to) },
  ...projects
    .filter(({ developerKey }) => developerSlug(developerKey) === from)
    .map(({ record }) => mainId(record))
    .map((id) => ({ from: paths.project(from, id), to: paths.project(to, id) })),
]
