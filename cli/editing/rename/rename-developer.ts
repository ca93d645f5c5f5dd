import type { ProjectAt } from '../../../catalogue/checks/project-id-table.ts'
import { isProjectFile, property, recordsIn, textIn } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { developerSlugOf } from '../../../catalogue/load/developer-slugs.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import type { Plan } from '../planning-command.ts'
import { crossFileChanges, namedByAdvisers } from '../cross-file-changes.ts'
import {
  findDeveloper,
  freeSlug,
  knownDevelopers,
  nameFromSlug,
  slugOfText,
  type KnownDevelopers,
} from '../find-developer.ts'
import { renameAt, setAt } from '../write/file-change.ts'
import type { DataSet, SourceFile } from '../write/data-set.ts'
import { isObject, projectsIn } from '../find-project.ts'

type Renamed = { from: string; to: string }

export function planDeveloperRename(data: DataSet, nameOrSlug: string, newName: string): Plan {
  const developers = knownDevelopers(data)
  const developer = findDeveloper(developers, nameOrSlug)
  const keepsAddress = toSlug(newName) === '' && isSlugOfIds(data, developer.slug)
  const slug = {
    from: developer.slug,
    to: keepsAddress ? developer.slug : freeSlug(newName, developers, developer.slug),
  }
  const name = { from: developer.name, to: collapseSpaces(newName) }
  // Where only a slug was given, the developer keeps the name, or gets one made from the new slug.
  if (name.to === slug.to) name.to = slug.to === slug.from ? name.from : nameFromSlug(slug.to)
  const redirects = slug.from === slug.to ? [] : redirectsOf(slug, projectsIn(data))
  return {
    changes: crossFileChanges(data, (source) => editsTo(source, developers, slug, name), {
      redirects,
    }),
    formerName: name.from === name.to ? undefined : name.from,
  }
}

/**
 * Whether a developer's records have the slug as id, which stays where a name has no Latin letter.
 */
function isSlugOfIds({ value }: DataSet, slug: string): boolean {
  const own = (['leadingRealEstateDevelopers', 'companyData'] as const)
    .flatMap((file) => recordsIn(file, value(file)))
    .filter(({ value: record }) => developerSlugOf(record) === slug)
  return own.length > 0 && own.every(({ value: record }) => textIn(record, 'id') === slug)
}

const DEVELOPER_FIELDS: Partial<Readonly<Record<DataFileName, readonly string[]>>> = {
  residentialProjects: ['developer'],
  commercialProjects: ['developer'],
  leadingRealEstateDevelopers: ['id', 'name'],
  companyData: ['id', 'name'],
  floorPlan: ['developer'],
  trendingProjects: ['developer', 'company'],
}

function editsTo(
  source: SourceFile,
  developers: KnownDevelopers,
  slug: Renamed,
  name: Renamed,
): JsonEdit[] {
  const { name: file, value } = source
  const isMeant = (text: string | undefined) => slugOfText(developers, text ?? '') === slug.from
  const edits = (DEVELOPER_FIELDS[file] ?? []).flatMap((member) => {
    const to = member === 'id' ? slug.to : name.to
    return recordsIn(file, value)
      .filter(({ value: own }) => isMeant(textIn(own, member)) && property(own, member) !== to)
      .map(({ pathInFile }) => setAt([...pathInFile, member], to))
  })
  for (const place of namedByAdvisers(source, 'developers', isMeant))
    if (slug.from !== slug.to) edits.push(setAt(place, slug.to))
  if (!isProjectFile(file) || !isObject(value) || slug.from === slug.to) return edits
  const keys = Object.keys(value).filter(isMeant)
  return [...edits, ...keys.map((key) => renameAt([key], slug.to))]
}

const redirectsOf = ({ from, to }: Renamed, projects: readonly ProjectAt[]): Redirect[] => [
  { from: paths.developer(from), to: paths.developer(to) },
  { from: paths.floorPlans(from), to: paths.floorPlans(to) },
  ...projects
    .filter(({ developer }) => developer === from)
    .map(({ id, address }) => ({ from: address, to: paths.project(to, id) })),
]
