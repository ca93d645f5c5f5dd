import { parsePrice } from '../../domain/price/price.ts'
import { listOf, property, type RecordRule, type Report } from './rule.ts'
import { mendPrice } from '../fixes/mend-price.ts'
import { remember } from '../remember.ts'

/** Prices in canonical form, which most are: known without parsing. */
export const plainPrice =
  /^₹ [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L)(?: – [1-9]\d{0,2}(?:\.\d{1,2})? (?:Cr|L))?$/u

const isUnderstood = remember(
  (text) => plainPrice.test(text) || text.trim() === '' || parsePrice(text) !== undefined,
)

const check = (value: unknown, below: readonly string[], report: Report): void => {
  if (typeof value !== 'string' || isUnderstood(value)) return
  const canonical = mendPrice(value)
  report(below, {
    rule: 'price-text',
    text: value,
    ...(canonical === undefined ? {} : { canonical }),
  })
}

/** A price that is neither an amount, a range, a rate nor 'on request' in any known spelling. */
export const priceText: RecordRule = {
  name: 'price-text',
  scope: 'record',
  files: ['residentialProjects', 'commercialProjects', 'trendingProjects', 'floorPlan'],
  needs: [],
  check: ({ value }, _known, report) => {
    for (const field of ['price', 'starting_price']) check(property(value, field), [field], report)
    for (const [index, floor] of listOf(property(value, 'floors')).entries()) {
      const field = 'baseSellingPrice'
      check(property(floor, field), ['floors', String(index), field], report)
    }
  },
}
