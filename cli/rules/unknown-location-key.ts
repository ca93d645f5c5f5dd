import type { EntryRule } from './rule.ts'

/** A location whose key is neither a project's id nor the slug of a known locality. */
export const unknownLocationKey: EntryRule = {
  name: 'unknown-location-key',
  scope: 'entry',
  files: ['locationData'],
  needs: ['residentialProjects', 'commercialProjects', 'topLocalities'],
  check: ({ segments: [key = ''] }, { facts, suggest }, report) => {
    const { projects, localities } = facts
    if (projects.byId(key) !== undefined || localities.has(key)) return
    const nearest =
      projects.bySlug(key)?.ids[0] ?? suggest.nearest(key, [...projects.ids(), ...localities])
    report(
      [],
      { rule: 'unknown-location-key', key, ...(nearest === undefined ? {} : { nearest }) },
      'key',
    )
  },
}
