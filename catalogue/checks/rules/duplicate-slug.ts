import type { Rule } from '../rule.ts'

export const duplicateSlug: Rule = {
  name: 'duplicate-slug',
  level: 'error',
  guide: 'Two projects end their addresses alike. Give one its own slug, or none.',
  check: ({ projects }, report) => {
    for (const project of projects.all) {
      const { slug, record, ids } = project
      const first = slug === undefined ? undefined : projects.bySlug(slug)
      if (first === undefined || first === project) continue
      // A whole project that was pasted twice is reported for its id.
      if (ids[0] !== undefined && projects.byId(ids[0]) === first) continue
      report(record, ['slug'], {
        message: `the slug "${slug}" belongs to the project "${first.name}" already; every project needs a slug of its own, or none`,
      })
    }
  },
}
