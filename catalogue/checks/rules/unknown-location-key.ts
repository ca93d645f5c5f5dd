import type { Rule } from '../rule.ts'

type Detail = { readonly key: string; readonly nearest: string | undefined }

/** A location whose key is neither a project's id nor the slug of a known locality. */
export const unknownLocationKey: Rule<Detail> = {
  name: 'unknown-location-key',
  level: 'error',
  guide: "The key is no project's id and no top locality's either.",
  checks: [
    {
      scope: 'entry',
      files: ['locationData'],
      needs: ['residentialProjects', 'commercialProjects', 'topLocalities'],
      check: ({ segments: [key = ''] }, { facts, suggest }, report) => {
        const { projects, localities } = facts
        if (projects.byId(key) !== undefined || localities.has(key)) return
        const nearest =
          projects.bySlug(key)?.ids[0] ?? suggest.nearest(key, [...projects.ids(), ...localities])
        report([], { key, nearest }, 'key')
      },
    },
  ],
  words: ({ key, nearest }) => ({
    message: `"${key}" is neither a project's id nor the id of a known locality`,
    suggestion: nearest,
  }),
  fix: ({ key }, { facts: { projects, localities }, suggest }) => {
    const only = suggest.only(key, [...projects.ids(), ...localities])
    return only === undefined ? undefined : { key: only }
  },
  follows: ({ detail }, { facts }) => facts.projects.lostIds.has(detail.key),
  intended: ({ nearest }) => nearest,
}
