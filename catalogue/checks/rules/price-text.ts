import { parsePrice } from '../../../domain/price/price.ts'
import { fixPrice } from '../fix-price.ts'
import { pricesIn } from '../price-and-area-texts.ts'
import type { Rule } from '../rule.ts'

/** A price that is neither an amount, a range, a rate nor 'on request' in any known spelling. */
export const priceText: Rule<string> = {
  name: 'price-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write ₹ 2.5 Cr, ₹ 95 L or Price on Request.',
  check: (data, report) => {
    for (const { record, below, text } of pricesIn(data)) {
      if (text.trim() !== '' && parsePrice(text) === undefined) report(record, below, text)
    }
  },
  messages: (text) => {
    const message = `the price "${text}" cannot be understood, so it is shown as it is and filters cannot use it`
    const canonical = fixPrice(text)
    return canonical === undefined
      ? { message: `${message}; write it as ₹ 2.5 Cr, ₹ 95 L or Price on Request` }
      : { message, suggestion: canonical, hint: `Write "${canonical}" if that is the price.` }
  },
  fix: (text) => {
    const value = fixPrice(text)
    return value === undefined ? undefined : { value }
  },
}
