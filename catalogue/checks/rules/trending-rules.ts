import { parseLocalities, placeKey } from '../../../domain/place/localities.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { priceLow } from '../../../domain/price/price.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { trendingCardProject } from '../project-id-table.ts'
import { projectFiles, textIn } from '../records.ts'
import type { Rule } from '../rule.ts'

const trendingNameMismatch: Rule = {
  name: 'trending-name',
  level: 'warning',
  guide: 'A card of the home page names its project otherwise than the project itself.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const record of data.records('trendingProjects')) {
      const name = record.value.name.trim()
      const project = trendingCardProject(record.value, data.projects)
      // The name of a project without one is its id.
      if (!project || project.ids.includes(project.name)) continue
      if (normalizeText(name) === normalizeText(project.name)) continue
      report(record, ['name'], {
        message: `the card says "${name}", but the project is called "${project.name}"`,
        suggestion: project.name,
        hint: `Write "${project.name}", or change the name everywhere with the command rename.`,
        fix: () => data.suggest.only(name, [project.name]),
      })
    }
  },
}

const trendingPlaceMismatch: Rule = {
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

const lowOf = (text: string): number | undefined => priceLow(parsePrice(text))

const trendingPriceMismatch: Rule = {
  name: 'trending-price',
  level: 'warning',
  guide: 'A card of the home page names another price than its project.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const { record, pathInRecord, value: text } of data.texts(['trendingProjects'], 'price')) {
      const price = trendingCardProject(record.value, data.projects)?.price
      const [cardLow, projectLow] = [lowOf(text), lowOf(price ?? '')]
      if (cardLow === undefined || projectLow === undefined || cardLow === projectLow) continue
      report(record, pathInRecord, {
        message: `the card says "${text}", but the project's own price is "${price}"`,
        suggestion: price,
        hint: `Write "${price}" if the project is right.`,
        fix: () => price,
      })
    }
  },
}

export const trendingRules: readonly Rule[] = [
  trendingNameMismatch,
  trendingPlaceMismatch,
  trendingPriceMismatch,
]
