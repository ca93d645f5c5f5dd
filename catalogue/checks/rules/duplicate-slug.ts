import { presentText } from '../../../domain/text/text.ts'
import { idText } from '../engine/projects.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

type Detail = { readonly slug: string; readonly first: string }

/** Two projects with one slug: an address with it leads to the first of them only. */
export const duplicateSlug: Rule<Detail> = {
  name: 'duplicate-slug',
  level: 'error',
  guide: 'Two projects end their addresses alike. Give one its own slug, or none.',
  checks: [
    {
      scope: 'record',
      files: projectFiles,
      check: ({ file, segments, value }, { facts: { projects } }, report) => {
        const slug = presentText(property(value, 'slug'))
        const first = slug === undefined ? undefined : projects.bySlug(slug)
        if (slug === undefined || first === undefined) return
        const isItself =
          first.file === file &&
          first.segments.every((segment, depth) => segment === segments[depth])
        if (isItself) return
        // A whole project pasted twice is told by its id.
        const id = idText(property(value, 'id')) ?? idText(property(value, 'custom_id'))
        if (id !== undefined && projects.byId(id) === first) return
        report(['slug'], { slug, first: first.name })
      },
    },
  ],
  words: ({ slug, first }) => ({
    message: `the slug "${slug}" belongs to the project "${first}" already; every project needs a slug of its own, or none`,
  }),
}
