import { idText } from '../project-id-table.ts'
import { property } from '../records.ts'
import type { Report } from '../finding.ts'
import type { Rule, RuleContext } from '../rule.ts'

export function findRepeatedIds({ projects }: Pick<RuleContext, 'projects'>, report: Report): void {
  for (const project of projects.all) {
    for (const field of ['id', 'custom_id']) {
      const id = idText(property(project.record.value, field))
      const first = id === undefined ? undefined : projects.byId(id)
      if (first === undefined || first === project) continue
      report(project.record, [field], {
        message: `the id "${id}" belongs to the project "${first.name}" already; every project needs an id of its own`,
      })
      break
    }
  }
}

export const duplicateProjectId: Rule = {
  name: 'duplicate-project-id',
  level: 'error',
  guide: 'You copied a project with its id. Give the copy its own.',
  check: findRepeatedIds,
}
