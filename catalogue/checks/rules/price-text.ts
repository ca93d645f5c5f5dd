import { parsePrice } from '../../../domain/price/price.ts'
import { cached } from '../cached.ts'
import { mendPrice } from '../mend-price.ts'
import { listOf, projectFiles, property, type Report, type Rule } from '../rule.ts'

/** Prices in canonical form, which most are: known without parsing. */
export const plainPrice =
  /^₹ [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L)(?: – [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L))?$/u

const isUnderstood = cached(
  (text) => plainPrice.test(text) || text.trim() === '' || parsePrice(text) !== undefined,
)

const check = (value: unknown, below: readonly string[], report: Report<string>): void => {
  if (typeof value === 'string' && !isUnderstood(value)) report(below, value)
}

/** A price that is neither an amount, a range, a rate nor 'on request' in any known spelling. */
export const priceText: Rule<string> = {
  name: 'price-text',
  level: 'warning',
  checks: [
    {
      scope: 'record',
      files: [...projectFiles, 'trendingProjects', 'floorPlan'],
      check: ({ value }, _known, report) => {
        for (const field of ['price', 'starting_price'])
          check(property(value, field), [field], report)
        for (const [index, floor] of listOf(property(value, 'floors')).entries()) {
          const field = 'baseSellingPrice'
          check(property(floor, field), ['floors', String(index), field], report)
        }
      },
    },
  ],
  words: (text) => {
    const message = `the price "${text}" cannot be understood, so it is shown as it is and filters cannot use it`
    const canonical = mendPrice(text)
    return canonical === undefined
      ? { message: `${message}; write it as ₹ 2.5 Cr, ₹ 95 L or Price on Request` }
      : { message, suggestion: canonical, hint: `Write "${canonical}" if that is the price.` }
  },
  fix: (text) => {
    const value = mendPrice(text)
    return value === undefined ? undefined : { value }
  },
}
