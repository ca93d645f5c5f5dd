import { coveringFiles, says } from '../engine/coverage.ts'
import { idText } from '../engine/projects.ts'
import type { RecordAt } from '../records.ts'
import { property, type Known, type Report, type Rule } from '../rule.ts'

type Detail = {
  readonly id: string
  /** True for what a trending card leads to, which may be a slug as well. */
  readonly orSlug?: true
  readonly nearest: string | undefined
}

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
  found({ id, nearest })
}

// A trending card leads to its slug, which may be a project's slug or its id.
const checkCardSlug = (
  card: unknown,
  { facts: { projects }, suggest }: Known,
  report: Report<Detail>,
): void => {
  const id = idText(property(card, 'slug'))
  if (id === undefined || projects.bySlug(id) !== undefined) return
  if (projects.byId(id) !== undefined) return
  report(['slug'], { id, orSlug: true, nearest: suggest.nearest(id, projects.slugs()) })
}

/** A record of a project that is in neither project file; ids compare as text, case and all. */
export const unknownProjectId: Rule<Detail> = {
  name: 'unknown-project-id',
  level: 'error',
  checks: [
    {
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
            checkId(idText(property(value, field)), entry, known, (detail) =>
              report([field], detail),
            )
          }
          if (file === 'trendingProjects') checkCardSlug(value, known, report)
        } else checkId(segments[0], entry, known, (detail) => report([], detail, 'key'))
      },
    },
  ],
  words: ({ id, orSlug, nearest }) => ({
    message: `no project has the ${orSlug === true ? 'slug or id' : 'id'} "${id}"`,
    suggestion: nearest,
  }),
  fix: ({ id, orSlug }, { facts: { projects }, suggest }, { at, file }) => {
    const only = suggest.only(id, orSlug === true ? projects.slugs() : projects.ids())
    if (only === undefined) return undefined
    // A second record of one project would hide the first.
    const project = projects.byId(only)
    if (project !== undefined && coveringFiles.includes(file) && says(project, file))
      return undefined
    return at === 'key' ? { key: only } : { value: only }
  },
  follows: ({ detail }, { facts }) => facts.projects.lostIds.has(detail.id),
  intended: ({ nearest }) => nearest,
}
