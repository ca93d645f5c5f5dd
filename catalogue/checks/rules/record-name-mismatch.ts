import { projectFiles, textIn } from '../records.ts'
import { nameKey, namesOfProject } from '../project-id-table.ts'
import type { Rule } from '../rule.ts'

export const recordNameMismatch: Rule = {
  name: 'record-name',
  level: 'warning',
  guide:
    'Floor plans or a site plan have the id of one project and the name of another one: an id was exchanged or copied, and a page shows what belongs to another project.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const record of data.records('floorPlan', 'sitePlanData')) {
      const [named] = namesOfProject(record)
      const project = data.projects.byId(named?.id ?? '')
      const name = textIn(record.value, 'name') ?? ''
      const other = data.projects.byName(name)
      // A name that no project has is an old name, which pages do not show.
      if (!project || !other || nameKey(project.name) === nameKey(name)) continue
      report(record, ['name'], {
        message: `the name is that of the project "${other.name}", but the id "${named?.id}" is that of "${project.name}", whose page shows it; one of them is exchanged`,
      })
    }
  },
}
