import { parseLocalities, placeKey } from '../../../domain/place/localities.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { priceLow } from '../../../domain/price/price.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { trendingCardProject } from '../project-id-table.ts'
import { projectFiles, textIn, textsAt } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

/** The cards that lead to a project, with the project; none where projects may be missing. */
const cardsOf = ({ isFullyRead, records, projects }: RuleContext) =>
  (isFullyRead(...projectFiles) ? records('trendingProjects') : []).flatMap((record) => {
    const project = trendingCardProject(record.value, projects)
    return project ? [{ record, project }] : []
  })

const trendingNameMismatch: Rule = {
  name: 'trending-name',
  level: 'warning',
  guide: 'A card of the home page names its project otherwise than the project itself.',
  check: (data, report) => {
    for (const { record, project } of cardsOf(data)) {
      const name = record.value.name.trim()
      // The name of a project without one is its id.
      if (project.ids.includes(project.name)) continue
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
    const keyOf = (place: string) => placeKey(place, data.cities)
    for (const { record, project } of cardsOf(data)) {
      const places = parseLocalities(textIn(project.record.value, 'localities'))
      const keys = new Set(places.map(keyOf))
      for (const { pathInRecord, value } of textsAt(record, 'localities', 'location', 'area')) {
        const foreign = parseLocalities(value).find((place) => !keys.has(keyOf(place)))
        if (keys.size === 0 || foreign === undefined) continue
        report(record, pathInRecord, {
          message: `the card says "${foreign}", but the project's own places are "${places.join(', ')}"`,
          suggestion: places.join(', '),
        })
      }
    }
  },
}

const lowOf = (text = ''): number | undefined => priceLow(parsePrice(text))

const trendingPriceMismatch: Rule = {
  name: 'trending-price',
  level: 'warning',
  guide: 'A card of the home page names another price than its project.',
  check: (data, report) => {
    for (const { record, project } of cardsOf(data)) {
      const [text, price] = [record.value.price, project.price]
      const [cardLow, projectLow] = [lowOf(text), lowOf(price)]
      if (cardLow === undefined || projectLow === undefined || cardLow === projectLow) continue
      report(record, ['price'], {
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
