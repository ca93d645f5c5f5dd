import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import type { Plan } from '../apply-plan.ts'
import { changesEverywhere } from '../changes-everywhere.ts'
import { findDeveloper, freeSlug, nameFromSlug, readDevelopers } from '../developers.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  allProjects,
  isObject,
  isProjectFile,
  mainId,
  objectsIn,
  projectsOf,
  textIn,
  type JsonObject,
} from '../projects.ts'

type DeveloperRename = {
  readonly slug: { readonly from: string; readonly to: string }
  readonly name: { readonly from: string; readonly to: string }
}

/**
 * What changes where a developer is called otherwise: both lists of developers, the key and the
 * developer of its projects, what other files say of them, links, and a redirect from every address.
 * @throws CannotRun where the developer is not known or the new name is taken
 */
export async function planDeveloperRename(
  data: DataSet,
  asked: string,
  wanted: string,
): Promise<Plan> {
  const { sources, known } = await readDevelopers(data)
  const developer = findDeveloper(known, asked)
  const slug = { from: developer.slug, to: freeSlug(wanted, known, developer.slug) }
  const name = { from: developer.name, to: newName(developer, collapseSpaces(wanted), slug.to) }
  const moves = slug.from === slug.to ? [] : movesOf({ slug, name }, allProjects(sources))
  const editsOf = (source: SourceFile) => editsTo(source, { slug, name })
  return {
    changes: await changesEverywhere(data, sources, editsOf, { moves }),
    ...(name.from !== name.to && { formerName: name.from }),
  }
}

/** The name that the developer gets: its own where only its slug was given. */
function newName(
  developer: ReturnType<typeof findDeveloper>,
  wanted: string,
  slug: string,
): string {
  if (wanted !== slug) return wanted
  return slug === developer.slug ? developer.name : nameFromSlug(slug)
}

/** The members that name a developer, where its projects are not listed under its key. */
const members: Partial<Readonly<Record<DataFileName, readonly string[]>>> = {
  leadingRealEstateDevelopers: ['id', 'name'],
  companyData: ['id', 'name'],
  floorPlan: ['developer'],
  trendingProjects: ['developer', 'company'],
}

function editsTo({ name: file, value }: SourceFile, { slug, name }: DeveloperRename): JsonEdit[] {
  const edits: JsonEdit[] = []
  const rename = (record: JsonObject, ...segments: readonly (string | number)[]): void => {
    const member = String(segments.at(-1))
    const to = member === 'id' ? slug.to : name.to
    if (record[member] !== to && developerSlug(textIn(record, member) ?? '') === slug.from)
      edits.push({ type: 'set', pointer: toPointer(segments), value: to })
  }
  if (!isProjectFile(file)) {
    for (const [index, record] of members[file] ? objectsIn(value) : [])
      for (const member of members[file] ?? []) rename(record, index, member)
    return edits
  }
  for (const { developerKey, index, record } of projectsOf(file, value))
    rename(record, developerKey, index, 'developer')
  for (const key of isObject(value) && slug.from !== slug.to ? Object.keys(value) : [])
    if (developerSlug(key) === slug.from)
      edits.push({ type: 'rename', pointer: toPointer([key]), key: slug.to })
  return edits
}

function movesOf({ slug }: DeveloperRename, projects: ReturnType<typeof allProjects>): Redirect[] {
  const moves = [
    { from: paths.developer(slug.from), to: paths.developer(slug.to) },
    { from: paths.floorPlans(slug.from), to: paths.floorPlans(slug.to) },
  ]
  for (const { developerKey, record } of projects) {
    if (developerSlug(developerKey) !== slug.from) continue
    const id = mainId(record)
    moves.push({ from: paths.project(slug.from, id), to: paths.project(slug.to, id) })
  }
  return moves
}
