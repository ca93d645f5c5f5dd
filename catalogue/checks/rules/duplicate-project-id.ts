import { idText } from '../engine/projects.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

type Detail = { readonly id: string; readonly first: string }

/** Two projects whose `id` or `custom_id` is the same text; the later one is at fault. */
export const duplicateProjectId: Rule<Detail> = {
  name: 'duplicate-project-id',
  level: 'error',
  guide: 'You copied a project and kept its id. Give the copy its own.',
  checks: [
    {
      scope: 'record',
      files: projectFiles,
      check: ({ file, segments, value }, { facts }, report) => {
        for (const field of ['id', 'custom_id']) {
          const id = idText(property(value, field))
          const first = id === undefined ? undefined : facts.projects.byId(id)
          if (id === undefined || first === undefined) continue
          const isItself =
            first.file === file &&
            first.segments.every((segment, depth) => segment === segments[depth])
          if (isItself) continue
          report([field], { id, first: first.name })
          return
        }
      },
    },
  ],
  words: ({ id, first }) => ({
    message: `the id "${id}" belongs to the project "${first}" already; every project needs an id of its own`,
  }),
}
