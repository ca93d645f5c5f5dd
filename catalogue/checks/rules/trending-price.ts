import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import { ofTrendingCards } from '../engine/trending-cards.ts'
import { property, type Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly project: string }

const lowOf = (text: unknown): number | undefined =>
  typeof text === 'string' ? priceLow(parsePrice(text)) : undefined

/** A trending card with another price than the project that it leads to. */
export const trendingPrice: Rule<Detail> = {
  name: 'trending-price',
  level: 'warning',
  guide: 'A card of the home page names another price than its project.',
  checks: [
    ofTrendingCards((card, { price }, report) => {
      const text = property(card, 'price')
      const [here, there] = [lowOf(text), lowOf(price)]
      if (typeof text !== 'string' || price === undefined) return
      if (here === undefined || there === undefined || here === there) return
      report(['price'], { text, project: price })
    }),
  ],
  words: ({ text, project }) => ({
    message: `the card says "${text}", but the project's own price is "${project}"`,
    suggestion: project,
    hint: `Write "${project}" if the project is right.`,
  }),
}
