import { entriesAbout, type ProjectAt } from '../../catalogue/checks/project-id-table.ts'
import { asList, projectFiles, property, textIn } from '../../catalogue/checks/records.ts'
import { paths } from '../../domain/seo/paths.ts'
import { crossFileChanges } from './cross-file-changes.ts'
import type { Plan } from './planning-command.ts'
import { hasOwnSite } from './find-developer.ts'
import { removeAt } from './write/file-change.ts'
import type { DataSet } from './write/data-set.ts'
import { findProject, listKey, projectsIn } from './find-project.ts'

/** Removes a project from every file; its address then leads to its developer's page. */
export function planProjectRemoval(data: DataSet, nameOrId: string): Plan {
  const project = findProject(projectsIn(data), nameOrId)
  const { record, developerKey } = project
  const removal = removeAt(isListNeeded(project, data) ? record.pathInFile : [developerKey])
  const redirects = [{ from: project.address, to: paths.developer(project.developer) }]
  const changes = crossFileChanges(
    data,
    ({ name, value }) => [
      ...(name === record.file ? [removal] : []),
      ...entriesAbout(name, value, project).map(({ pathInFile }) => removeAt(pathInFile)),
    ],
    { redirects },
  )
  return { changes, formerName: textIn(record.value, 'name') }
}

/** Whether an empty list stays, as the developer's only one: the site then shows 'Coming Soon'. */
function isListNeeded({ developerKey, developer, record }: ProjectAt, { value }: DataSet): boolean {
  if (asList(property(value(record.file), developerKey)).length > 1) return true
  const hasOtherList = projectFiles.some(
    (other) => other !== record.file && listKey(value(other), developer) !== undefined,
  )
  return !hasOtherList && !hasOwnSite(value('leadingRealEstateDevelopers'), developer)
}
