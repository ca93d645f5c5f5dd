import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { paths } from '../../domain/seo/paths.ts'
import { namesOf, recordsAbout } from './about-projects.ts'
import type { Plan } from './apply-plan.ts'
import { changesEverywhere } from './changes-everywhere.ts'
import { hasOwnSite } from './developers.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import {
  addressOf,
  allProjects,
  developerOf,
  field,
  findProject,
  listKey,
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
  const project = findProject([...allProjects(sources)], asked)
  const leading = await data.read('leadingRealEstateDevelopers')
  const own = removalOf(project, sources, leading?.value)
  const names = namesOf(project.record)
  const editsOf = ({ name, value }: SourceFile): JsonEdit[] => [
    ...(name === project.file ? [own] : []),
    ...recordsAbout(name, value, names).map(({ at }) => remove(at)),
  ]
  const moves = [{ from: addressOf(project), to: paths.developer(developerOf(project)) }]
  return {
    changes: await changesEverywhere(data, sources, editsOf, { moves }),
    formerName: nameOf(project.record),
  }
}

const remove = (...segments: readonly (string | number)[]): JsonEdit => ({
  type: 'remove',
  pointer: toPointer(segments),
})

/**
 * The project alone, or with the list that it leaves empty. An empty list is kept where it is the
 * developer's only one: the site then shows it as 'Coming Soon'. A developer with a site of its own
 * needs none.
 */
function removalOf(project: ProjectAt, sources: ProjectSources, leading: unknown): JsonEdit {
  const { developerKey, file, index } = project
  const slug = developerOf(project)
  const list = field(sources[file].value, developerKey)
  const isLast = Array.isArray(list) && list.length === 1
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(sources[other].value, slug) !== undefined,
  )
  const isKept = !isLast || (!hasOtherList && !hasOwnSite(leading, slug))
  return isKept ? remove(developerKey, index) : remove(developerKey)
}
