import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces, presentText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import { changesEverywhere } from '../changes-everywhere.ts'
import { findDeveloper, knownDevelopers, nameFromSlug } from '../developers.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import type { Plan } from '../plan.ts'
import {
  allProjects,
  isObject,
  isProjectFile,
  mainId,
  projectsOf,
  readProjects,
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
  const sources = await readProjects(data)
  const leading = await data.read('leadingRealEstateDevelopers')
  const companies = await data.read('companyData')
  const known = knownDevelopers([leading?.value, companies?.value], sources)
  const developer = findDeveloper(known, asked)
  const rename = renameOf(developer, wanted)
  const { from, to } = rename.slug
  if (from !== to && known.has(to))
    throw new CannotRun(`"${wanted}" is taken: there is a developer with the address "${to}".`)

  const moves = from === to ? [] : movesOf(rename, allProjects(sources))
  const editsOf = (source: SourceFile) => editsTo(source, rename)
  return {
    changes: await changesEverywhere(data, sources, editsOf, { moves }),
    ...(rename.name.from !== rename.name.to && { formerName: rename.name.from }),
  }
}

function renameOf(
  developer: { readonly slug: string; readonly name: string },
  wanted: string,
): DeveloperRename {
  const text = collapseSpaces(wanted)
  const slug = developerSlug(text)
  if (slug === '')
    throw new CannotRun(`"${wanted}" has no letters that an address could be made of.`)
  const name = text === slug ? nameFromSlug(slug) : text
  const isSame = text === slug && slug === developer.slug
  return {
    slug: { from: developer.slug, to: slug },
    name: { from: developer.name, to: isSame ? developer.name : name },
  }
}

function* membersOf({ name: file, value }: SourceFile): Generator<{
  readonly pointer: string
  readonly text: unknown
  readonly isId?: true
}> {
  if (isProjectFile(file)) {
    for (const { developerKey, index, record } of projectsOf(file, value))
      yield {
        pointer: toPointer([developerKey, index, 'developer']),
        text: record['developer'],
      }
    return
  }
  const members = {
    leadingRealEstateDevelopers: ['id', 'name'],
    companyData: ['id', 'name'],
    floorPlan: ['developer'],
    trendingProjects: ['developer', 'company'],
  }[file as string]
  if (members === undefined || !Array.isArray(value)) return
  for (const [index, record] of (value as unknown[]).entries()) {
    if (!isObject(record)) continue
    for (const member of members)
      yield {
        pointer: toPointer([index, member]),
        text: record[member],
        ...(member === 'id' && { isId: true as const }),
      }
  }
}

function editsTo(source: SourceFile, { slug, name }: DeveloperRename): JsonEdit[] {
  const edits: JsonEdit[] = []
  for (const { pointer, text, isId } of membersOf(source)) {
    const to = isId ? slug.to : name.to
    if (text !== to && developerSlug(presentText(text) ?? '') === slug.from)
      edits.push({ type: 'set', pointer, value: to })
  }
  const { name: file, value } = source
  if (isProjectFile(file) && isObject(value) && slug.from !== slug.to)
    for (const key of Object.keys(value))
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
