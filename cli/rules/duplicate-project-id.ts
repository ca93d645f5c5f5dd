import { idText } from '../validate/projects.ts'
import { property, type RecordRule } from './rule.ts'

/** Two projects whose `id` or `custom_id` is the same text; the later one is at fault. */
export const duplicateProjectId: RecordRule = {
  name: 'duplicate-project-id',
  scope: 'record',
  files: ['residentialProjects', 'commercialProjects'],
  needs: [],
  check: ({ file, segments, value }, { facts }, report) => {
    for (const field of ['id', 'custom_id']) {
      const id = idText(property(value, field))
      const first = id === undefined ? undefined : facts.projects.byId(id)
      if (id === undefined || first === undefined) continue
      const isItself =
        first.file === file && first.segments.every((segment, depth) => segment === segments[depth])
      if (isItself) continue
      report([field], { rule: 'duplicate-project-id', id, first: first.name })
      return
    }
  },
}
