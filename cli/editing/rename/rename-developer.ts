import { isProjectFile } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import type { Plan } from '../command.ts'
import { crossFileChanges } from '../cross-file-changes.ts'
import { findDeveloper, freeSlug, knownDevelopers, nameFromSlug } from '../developers.ts'
import { renameAt, setAt } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  isObject,
  objectsIn,
  projectsIn,
  projectsOf,
  textIn,
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
  const known = knownDevelopers(data)
  const developer = findDeveloper(known, asked)
  const slug = { from: developer.slug, to: freeSlug(wanted, known, developer.slug) }
  const name = { from: developer.name, to: collapseSpaces(wanted) }
  // Where only a slug was given, the developer keeps its name or gets one made of the new slug.
  if (name.to === slug.to) name.to = slug.to === slug.from ? name.from : nameFromSlug(slug.to)
  const moves = slug.from === slug.to ? [] : movesOf(slug, projectsIn(data))
  return {
    changes: crossFileChanges(data, (source) => editsTo(source, slug, name), { moves }),
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
  const rename = (record: JsonObject, at: readonly (string | number)[], member: string) => {
    const to = member === 'id' ? slug.to : name.to
    const isMeant = developerSlug(textIn(record, member) ?? '') === slug.from
    return isMeant && record[member] !== to ? [setAt([...at, member], to)] : []
  }
  if (!isProjectFile(file)) {
    const own = members[file] ?? []
    return objectsIn(own.length > 0 ? value : []).flatMap(([index, record]) =>
      own.flatMap((member) => rename(record, [index], member)),
    )
  }
  const keys = isObject(value) && slug.from !== slug.to ? Object.keys(value) : []
  return [
    ...projectsOf(file, value).flatMap(({ at, record }) => rename(record, at, 'developer')),
    ...keys
      .filter((key) => developerSlug(key) === slug.from)
      .map((key) => renameAt([key], slug.to)),
  ]
}

const movesOf = ({ from, to }: Renamed, projects: readonly ProjectAt[]): Redirect[] => [
  { from: paths.developer(from), to: paths.developer(to) },
  { from: paths.floorPlans(from), to: paths.floorPlans(to) },
  ...projects
    .filter(({ developer }) => developer === from)
    .map(({ id, address }) => ({ from: address, to: paths.project(to, id) })),
]
