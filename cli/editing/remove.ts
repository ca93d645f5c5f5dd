import { entriesAbout, type ProjectAt } from '../../catalogue/checks/project-id-table.ts'
import {
  asList,
  projectFiles,
  property,
  textIn,
  entriesOf,
  recordsIn,
} from '../../catalogue/checks/records.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pluralize } from '../../domain/text/text.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { crossFileChanges, namedByAdvisers } from './cross-file-changes.ts'
import { hasOwnSite, findDeveloper, knownDevelopers, slugOfText } from './find-developer.ts'
import { findProject, listKey, projectsIn } from './find-project.ts'
import type { Plan } from './planning-command.ts'
import type { DataSet } from './write/data-set.ts'
import { removeAt } from './write/file-change.ts'

/** Removes a project from every file; its address then leads to its developer's page. */
export function planProjectRemoval(data: DataSet, nameOrId: string): Plan {
  const project = findProject(projectsIn(data), nameOrId)
  const { record, developerKey } = project
  const removal = removeAt(isListNeeded(project, data) ? record.pathInFile : [developerKey])
  const redirects = [{ from: project.address, to: paths.developer(project.developer) }]
  const changes = crossFileChanges(
    data,
    (source) => [
      ...(source.name === record.file ? [removal] : []),
      ...[
        ...entriesAbout(source.name, source.value, project).map(({ pathInFile }) => pathInFile),
        ...namedByAdvisers(source, 'projects', (id) => project.ids.includes(id)),
      ].map((place) => removeAt(place)),
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

/**
 * Removes a developer without projects: card, company and empty lists. The address then leads to
 * all developers.
 */
export function planDeveloperRemoval(data: DataSet, nameOrSlug: string): Plan {
  const developers = knownDevelopers(data)
  const { slug, name } = findDeveloper(developers, nameOrSlug)
  const projects = projectsIn(data).filter(({ developer }) => developer === slug)
  if (projects.length > 0)
    throw new CannotRun(
      `"${name}" has ${pluralize(projects.length, 'project')}: remove those first.`,
    )
  const isMeant = (text: string | undefined) => slugOfText(developers, text ?? '') === slug
  const to = paths.developersDirectory
  const redirects = [paths.developer(slug), paths.floorPlans(slug)].map((from) => ({ from, to }))
  const changes = crossFileChanges(
    data,
    (source) => {
      const { name: file, value } = source
      if (file === 'team')
        return namedByAdvisers(source, 'developers', isMeant).map((place) => removeAt(place))
      const isList = projectFiles.some((one) => one === file)
      if (!isList && file !== 'leadingRealEstateDevelopers' && file !== 'companyData') return []
      const records = isList ? entriesOf(file, value) : recordsIn(file, value)
      return records
        .filter(({ pathInFile: [key], value: record }) =>
          isMeant(isList ? key : (textIn(record, 'name') ?? textIn(record, 'id'))),
        )
        .map(({ pathInFile }) => removeAt(pathInFile))
    },
    { redirects },
  )
  return { changes, formerName: name }
}
