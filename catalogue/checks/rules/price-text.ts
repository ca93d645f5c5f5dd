import { distance } from 'fastest-levenshtein'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile } from '../../../domain/price/standard-price.ts'
import { amountsIn } from '../records.ts'
import type { Rule } from '../rule.ts'

// The words of prices; longer words tolerate more slips.
const words = 'cr crore crores lac lacs lakh lakhs onwards starting from request price inr'.split(
  ' ',
)

const nearestWord = (word: string): string => {
  const lower = word.toLowerCase()
  const slips = lower.length <= 3 ? 1 : 2
  const near =
    words.find((known) => known === lower) ?? words.find((known) => distance(known, lower) <= slips)
  return near ?? word
}

/**
 * The standard text that a price with a typing mistake was probably meant to be: '₹ 2.5 Crr' is
 * '₹ 2.5 Cr', '2,5 Cr' is '₹ 2.5 Cr'. Undefined where that would be guessing.
 */
export const fixPrice = (text: string): string | undefined => {
  const spelt = text.replaceAll(/\p{L}+/gu, nearestWord)
  const decimal = spelt.replaceAll(/(?<![\d,])(\d{1,2}),(\d{1,2})(?![\d,])/gu, '$1.$2')
  if (/[$€£]/u.test(decimal)) return undefined
  return [spelt, decimal]
    .filter((attempt) => attempt !== text)
    .map(standardPriceOnFile)
    .find((standardText) => standardText !== undefined)
}

/** The request to the editor: a unit where only that is missing. */
const requestFor = (text: string): string =>
  parsePrice(`${text} Cr`) === undefined
    ? 'write it as ₹ 2.5 Cr, ₹ 95 L or Price on Request'
    : 'it does not say of which unit it is: write Cr or L behind each number'

export const priceText: Rule = {
  name: 'price-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write ₹ 2.5 Cr, ₹ 95 L or Price on Request.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: text } of amountsIn(record, 'prices')) {
      if (text.trim() === '' || parsePrice(text) !== undefined) continue
      const standardText = fixPrice(text)
      const message = `the price "${text}" cannot be understood, so it is shown as it is and filters cannot use it`
      const asks = standardText === undefined ? `; ${requestFor(text)}` : ''
      report(record, pathInRecord, {
        message: message + asks,
        suggestion: standardText,
        hint: standardText && `Write "${standardText}" if that is the price.`,
        fix: () => standardText,
      })
    }
  },
}
