import { parseLocalities, placeKey } from '../../../domain/place/localities.ts'
import { trendingCardProject } from '../project-id-table.ts'
import { projectFiles, textIn } from '../records.ts'
import type { Rule } from '../rule.ts'

export const trendingPlaceMismatch: Rule = {
  name: 'trending-place',
  level: 'warning',
  guide: 'A card of the home page names a place that is none of its project’s.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    const keysOf = (text: string | undefined) =>
      parseLocalities(text).map((place) => placeKey(place, data.cities))
    for (const { record, pathInRecord, value } of data.texts(
      ['trendingProjects'],
      'localities',
      'location',
      'area',
    )) {
      const project = trendingCardProject(record.value, data.projects)
      const projectPlaces = textIn(project?.record.value, 'localities')
      const placesOfProject = new Set(keysOf(projectPlaces))
      const foreign = parseLocalities(value).find(
        (place) => !placesOfProject.has(placeKey(place, data.cities)),
      )
      if (placesOfProject.size === 0 || foreign === undefined) continue
      report(record, pathInRecord, {
        message: `the card says "${foreign}", but the project's own places are "${parseLocalities(projectPlaces).join(', ')}"`,
        suggestion: parseLocalities(projectPlaces).join(', '),
      })
    }
  },
}
