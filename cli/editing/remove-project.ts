import { listOf, projectFiles, property } from '../../catalogue/checks/records.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { paths } from '../../domain/seo/paths.ts'
import { recordsAbout } from './about-projects.ts'
import type { Plan } from './apply-plan.ts'
import { changesEverywhere } from './changes-everywhere.ts'
import { hasOwnSite } from './developers.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import {
  addressOf,
  developerOf,
  findProject,
  listKey,
  nameOf,
  projectsIn,
  valuesOf,
  type ProjectAt,
  type Values,
} from './projects.ts'

/**
 * What changes where a project is taken off the site: its record, everything that other files say
 * about it, and a redirect from its address to its developer's page.
 * @throws CannotRun where the project is not known
 */
export function planRemoval(data: DataSet, asked: string): Plan {
  const values = valuesOf(data)
  const project = findProject(projectsIn(values), asked)
  const own = remove(...placeOf(project, values))
  const editsOf = ({ name, value }: SourceFile): JsonEdit[] => [
    ...(name === project.file ? [own] : []),
    ...recordsAbout(name, value, project.record).map(({ at }) => remove(at)),
  ]
  const moves = [{ from: addressOf(project), to: paths.developer(developerOf(project)) }]
  return {
    changes: changesEverywhere(data, editsOf, { moves }),
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
function placeOf(project: ProjectAt, values: Values): (string | number)[] {
  const { developerKey, file, index } = project
  const slug = developerOf(project)
  const isLast = listOf(property(values(file), developerKey)).length === 1
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(values(other), slug) !== undefined,
  )
  const isNeeded = !hasOtherList && !hasOwnSite(values('leadingRealEstateDevelopers'), slug)
  return isLast && !isNeeded ? [developerKey] : [developerKey, index]
}
