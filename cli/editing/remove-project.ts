import { listOf, projectFiles, property } from '../../catalogue/checks/records.ts'
import { paths } from '../../domain/seo/paths.ts'
import { recordsAbout } from './project-records.ts'
import { crossFileChanges } from './cross-file-changes.ts'
import type { Plan } from './command.ts'
import { hasOwnSite } from './developers.ts'
import { removeAt } from './files/change.ts'
import type { DataSet, Values } from './files/data-set.ts'
import { findProject, listKey, projectsIn, type ProjectAt } from './projects.ts'

/**
 * What changes where a project is taken off the site: its record, everything that other files say
 * about it, and a redirect from its address to its developer's page.
 * @throws CannotRun where the project is not known
 */
export function planRemoval(data: DataSet, asked: string): Plan {
  const project = findProject(projectsIn(data), asked)
  const own = removeAt(isListNeeded(project, data) ? project.at : [project.developerKey])
  const moves = [{ from: project.address, to: paths.developer(project.developer) }]
  const changes = crossFileChanges(
    data,
    ({ name, value }) => [
      ...(name === project.file ? [own] : []),
      ...recordsAbout(name, value, project).map(({ at }) => removeAt([at])),
    ],
    { moves },
  )
  return { changes, formerName: project.name }
}

/**
 * False where the project leaves an empty list. That list stays where it is the developer's only one:
 * the site then shows it as 'Coming Soon'. A developer with a site of its own needs none.
 */
function isListNeeded({ developerKey, developer, file }: ProjectAt, { value }: Values): boolean {
  if (listOf(property(value(file), developerKey)).length > 1) return true
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(value(other), developer) !== undefined,
  )
  return !hasOtherList && !hasOwnSite(value('leadingRealEstateDevelopers'), developer)
}
