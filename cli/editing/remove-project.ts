import { listOf, projectFiles, property } from '../../catalogue/checks/records.ts'
import { paths } from '../../domain/seo/paths.ts'
import { crossFileChanges } from './cross-file-changes.ts'
import type { Plan } from './command.ts'
import { hasOwnSite } from './developers.ts'
import { removeAt } from './files/change.ts'
import type { DataSet } from './files/data-set.ts'
import { findProject, listKey, projectsIn, recordsAbout, type ProjectAt } from './projects.ts'

/** Removes a project from every file; its address then leads to its developer's page. */
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

/** An empty list stays where it is the developer's only one: the site then shows 'Coming Soon'. */
function isListNeeded({ developerKey, developer, file }: ProjectAt, { value }: DataSet): boolean {
  if (listOf(property(value(file), developerKey)).length > 1) return true
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(value(other), developer) !== undefined,
  )
  return !hasOtherList && !hasOwnSite(value('leadingRealEstateDevelopers'), developer)
}
