import type { RecordAt } from '../records.ts'
import { idText } from '../validate/projects.ts'
import { property, type EntryRule, type Known } from './rule.ts'

// A record that names its project is a better hint than letters that are far apart.
const nearestId = (id: string, { value }: RecordAt, { facts, suggest }: Known) => {
  const name = property(value, 'name')
  const named = typeof name === 'string' ? facts.projects.byName(name) : undefined
  return (
    facts.projects.bySlug(id)?.ids[0] ?? named?.ids[0] ?? suggest.nearest(id, facts.projects.ids())
  )
}

/** A record of a project that is in neither project file; ids compare as text, case and all. */
export const unknownProjectId: EntryRule = {
  name: 'unknown-project-id',
  scope: 'entry',
  files: [
    'floorPlan',
    'paymentPlan',
    'projectAmenities',
    'projectSpecifications',
    'amenitiesImages',
    'sitePlanData',
    'trendingProjects',
  ],
  needs: ['residentialProjects', 'commercialProjects'],
  check: (entry, known, report) => {
    const { projects } = known.facts
    const unknown = (below: readonly string[], id: string, at: 'key' | 'value'): void => {
      const nearest = nearestId(id, entry, known)
      report(
        below,
        { rule: 'unknown-project-id', id, ...(nearest === undefined ? {} : { nearest }) },
        at,
      )
    }
    const { file, segments, value } = entry
    if (file !== 'floorPlan' && file !== 'trendingProjects') {
      const [id = ''] = segments
      if (projects.byId(id) === undefined) unknown([], id, 'key')
      return
    }
    for (const field of ['id', 'custom_id']) {
      const id = idText(property(value, field))
      if (id !== undefined && projects.byId(id) === undefined) unknown([field], id, 'value')
    }
    // A trending card leads to its slug, which may be a project's slug or its id.
    const slug = file === 'trendingProjects' ? idText(property(value, 'slug')) : undefined
    if (slug === undefined || projects.bySlug(slug) !== undefined) return
    if (projects.byId(slug) === undefined) unknown(['slug'], slug, 'value')
  },
}
