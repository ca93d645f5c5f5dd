import { idText } from '../projects.ts'
import { property } from '../records.ts'
import type { Report, Rule, RuleContext } from '../rule.ts'

type Detail = { readonly id: string; readonly first: string }

/** Reports the later of two projects with the same id. */
export function findRepeatedIds(
  { projects }: Pick<RuleContext, 'projects'>,
  report: Report<Detail>,
): void {
  for (const project of projects.all) {
    for (const field of ['id', 'custom_id']) {
      const id = idText(property(project.record.value, field))
      const first = id === undefined ? undefined : projects.byId(id)
      if (id === undefined || first === undefined || first === project) continue
      report(project.record, [field], { id, first: first.name })
      break
    }
  }
}

/** Two projects whose `id` or `custom_id` is the same text; the later one is at fault. */
export const duplicateProjectId: Rule<Detail> = {
  name: 'duplicate-project-id',
  level: 'error',
  guide: 'You copied a project and kept its id. Give the copy its own.',
  check: findRepeatedIds,
  messages: ({ id, first }) => ({
    message: `the id "${id}" belongs to the project "${first}" already; every project needs an id of its own`,
  }),
}
