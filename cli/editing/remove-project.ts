import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import { changesEverywhere } from './changes-everywhere.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import { listKey } from './new/new-developer.ts'
import type { Plan } from './plan.ts'
import { isAboutProjects, namesOf, recordsAbout } from './records-about-projects.ts'
import {
  addressOf,
  allProjects,
  developerOf,
  field,
  findProject,
  isObject,
  nameOf,
  projectFiles,
  readProjects,
  type ProjectAt,
  type ProjectSources,
} from './projects.ts'

/**
 * What changes where a project is taken off the site: its record, everything that other files say
 * about it, and a redirect from its address to its developer's page.
 * @throws CannotRun where the project is not known
 */
export async function planRemoval(data: DataSet, asked: string): Promise<Plan> {
  const sources = await readProjects(data)
  const projects = [...allProjects(sources)]
  const project = findProject(projects, asked)
  const leading = await data.read('leadingRealEstateDevelopers')
  const moves = [{ from: addressOf(project), to: paths.developer(developerOf(project)) }]
  const names = namesOf(project.record)
  const editsOf = ({ name, value }: SourceFile): JsonEdit[] => [
    ...(name === project.file ? [removalOf(project, sources, leading?.value)] : []),
    ...(isAboutProjects(name) ? recordsAbout(name, value, names) : []).map(({ at }): JsonEdit => ({
      type: 'remove',
      pointer: toPointer([at]),
    })),
  ]
  return {
    changes: await changesEverywhere(data, sources, editsOf, { moves }),
    formerName: nameOf(project.record),
  }
}

/**
 * The project alone, or with the list that it leaves empty. An empty list is kept where it is the
 * developer's only one: the site then shows it as 'Coming Soon'. A developer with a site of its own
 * needs none.
 */
function removalOf(project: ProjectAt, sources: ProjectSources, leading: unknown): JsonEdit {
  const { developerKey, file, index } = project
  const slug = developerOf(project)
  const list = field(sources[file]?.value, developerKey)
  const isLast = Array.isArray(list) && list.length === 1
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(sources[other]?.value, slug) !== undefined,
  )
  const isKept = !isLast || (!hasOtherList && !hasOwnSite(leading, slug))
  return {
    type: 'remove',
    pointer: toPointer(isKept ? [developerKey, index] : [developerKey]),
  }
}

function hasOwnSite(leading: unknown, slug: string): boolean {
  if (!Array.isArray(leading)) return false
  return (leading as unknown[]).some(
    (record) =>
      isObject(record) &&
      developerSlug(presentText(record['name']) ?? '') === slug &&
      /^https?:/.test(presentText(record['url']) ?? ''),
  )
}
