import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import { cardProject } from '../projects.ts'
import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const lowOf = (text: unknown): number | undefined =>
  typeof text === 'string' ? priceLow(parsePrice(text)) : undefined

/** A trending card with another price than the project that it leads to. */
export const trendingPrice: Rule = {
  name: 'trending-price',
  level: 'warning',
  guide: 'A card of the home page names another price than its project.',
  check: (data, report) => {
    if (!data.isWhole(...projectFiles)) return
    for (const record of data.records('trendingProjects')) {
      const text = property(record.value, 'price')
      const price = cardProject(record.value, data.projects)?.price
      const [here, there] = [lowOf(text), lowOf(price)]
      if (typeof text !== 'string' || price === undefined) continue
      if (here === undefined || there === undefined || here === there) continue
      report(record, ['price'], {
        message: `the card says "${text}", but the project's own price is "${price}"`,
        suggestion: price,
        hint: `Write "${price}" if the project is right.`,
      })
    }
  },
}
