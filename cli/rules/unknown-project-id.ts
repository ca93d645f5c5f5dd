import type { Detail } from '../findings.ts'
import type { RecordAt } from '../records.ts'
import { idText } from '../validate/projects.ts'
import { property, type EntryRule, type Known, type Report } from './rule.ts'

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
    const { file, segments, value } = entry
    if (file === 'floorPlan' || file === 'trendingProjects') {
      for (const field of ['id', 'custom_id']) {
        checkId(idText(property(value, field)), entry, known, (detail) => report([field], detail))
      }
      if (file === 'trendingProjects') checkCardSlug(value, known, report)
    } else {
      checkId(segments[0], entry, known, (detail) => report([], detail, 'key'))
    }
  },
}

const rule = 'unknown-project-id'

const withNearest = (nearest: string | undefined) => (nearest === undefined ? {} : { nearest })

const checkId = (
  id: string | undefined,
  { value }: RecordAt,
  { facts: { projects }, suggest }: Known,
  found: (detail: Detail) => void,
): void => {
  if (id === undefined || projects.byId(id) !== undefined) return
  // The slug in place of the id, or a record that names its project, is a better hint than letters.
  const name = property(value, 'name')
  const named = typeof name === 'string' ? projects.byName(name) : undefined
  const nearest =
    projects.bySlug(id)?.ids[0] ?? named?.ids[0] ?? suggest.nearest(id, projects.ids())
  found({ rule, id, ...withNearest(nearest) })
}

// A trending card leads to its slug, which may be a project's slug or its id.
const checkCardSlug = (
  card: unknown,
  { facts: { projects }, suggest }: Known,
  report: Report,
): void => {
  const id = idText(property(card, 'slug'))
  if (id === undefined || projects.bySlug(id) !== undefined) return
  if (projects.byId(id) !== undefined) return
  const nearest = suggest.nearest(id, projects.slugs())
  report(['slug'], { rule, id, orSlug: true, ...withNearest(nearest) })
}
