import { parsePrice } from '../../../domain/price/price.ts'
import { cached } from '../cached.ts'
import { mendPrice } from '../mend-price.ts'
import { eachPrice, filesWithPrices } from '../prices.ts'
import type { Rule } from '../rule.ts'

/** Prices in canonical form, which most are: known without parsing. */
export const plainPrice =
  /^₹ [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L)(?: – [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L))?$/u

const isUnderstood = cached(
  (text) => plainPrice.test(text) || text.trim() === '' || parsePrice(text) !== undefined,
)

/** A price that is neither an amount, a range, a rate nor 'on request' in any known spelling. */
export const priceText: Rule<string> = {
  name: 'price-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write ₹ 2.5 Cr, ₹ 95 L or Price on Request.',
  checks: [
    {
      scope: 'record',
      files: filesWithPrices,
      check: ({ value }, _known, report) =>
        eachPrice(value, (price, below) => {
          if (typeof price === 'string' && !isUnderstood(price)) report(below, price)
        }),
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
