import { entriesOf, projectFiles, recordsIn, textIn } from '../../catalogue/checks/records.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pluralize } from '../../domain/text/text.ts'
import { CannotRun } from '../terminal/exit-codes.ts'
import type { Plan } from './planning-command.ts'
import { crossFileChanges } from './cross-file-changes.ts'
import { findDeveloper, knownDevelopers, slugOfText } from './find-developer.ts'
import { projectsIn } from './find-project.ts'
import { removeAt } from './write/file-change.ts'
import type { DataSet } from './write/data-set.ts'

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
    ({ name: file, value }) => {
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
