import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { cardProject } from '../project-table.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** A field of the cards, each with the project that the card leads to. */
const onCards = (data: RuleContext, field: string) =>
  data.isWhole(...projectFiles)
    ? data.texts(['trendingProjects'], field).flatMap(({ record, below, value }) => {
        const project = cardProject(record.value, data.projects)
        return project ? [{ record, below, text: value, project }] : []
      })
    : []

const lowOf = (text = ''): number | undefined => priceLow(parsePrice(text))

/** A trending card with another name or price than the project that it leads to. */
export const trendingCards: readonly Rule[] = [
  {
    name: 'trending-name',
    level: 'warning',
    guide: 'A card of the home page names its project otherwise than the project itself.',
    check: (data, report) => {
      for (const { record, below, text, project } of onCards(data, 'name')) {
        const name = text.trim()
        // A project without a name goes by its id.
        if (name === '' || project.ids.includes(project.name)) continue
        if (normalizeText(name) === normalizeText(project.name)) continue
        report(record, below, {
          message: `the card says "${name}", but the project is called "${project.name}"`,
          suggestion: project.name,
          hint: `Write "${project.name}", or change the name everywhere with the command rename.`,
          fix: () => data.suggest.only(name, [project.name]),
        })
      }
    },
  },
  {
    name: 'trending-price',
    level: 'warning',
    guide: 'A card of the home page names another price than its project.',
    check: (data, report) => {
      for (const { record, below, text, project } of onCards(data, 'price')) {
        const { price } = project
        const [here, there] = [lowOf(text), lowOf(price)]
        if (here === undefined || there === undefined || here === there) continue
        report(record, below, {
          message: `the card says "${text}", but the project's own price is "${price}"`,
          suggestion: price,
          hint: `Write "${price}" if the project is right.`,
        })
      }
    },
  },
]
