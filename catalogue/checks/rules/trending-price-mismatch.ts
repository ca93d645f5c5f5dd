import { parsePrice } from '../../../domain/price/parse-price.ts'
import { priceLow } from '../../../domain/price/price.ts'
import { trendingCardProject } from '../project-id-table.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

const lowOf = (text: string): number | undefined => priceLow(parsePrice(text))

export const trendingPriceMismatch: Rule = {
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
