import { areaAmountText } from '../../area/area.ts'
import { budgetOf, type ListingQuery } from '../../listing/listing-query.ts'
import { sumText } from '../../price/money.ts'
import { capitalised } from '../../text/text.ts'

const alternatives = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** Filters in words: '3 BHK under ₹ 2 Cr in Sector 84'. */
export function describeFilters(
  filters: ListingQuery,
  developer?: { readonly name: string },
): string {
  const budget = budgetOf(filters)
  const kinds = [
    alternatives(filters.status),
    alternatives(filters.furnishing),
    alternatives(filters.bedrooms),
    alternatives(filters.category),
    filters.type === undefined ? '' : `${filters.type} projects`,
  ].filter((part) => part !== '')
  const what = kinds.length === 0 ? 'Projects' : kinds.join(', ')
  const text = [
    what,
    bounds(budget.min, budget.max, sumText),
    bounds(
      filters.areaMin,
      filters.areaMax,
      (area) => areaAmountText(area, filters.areaUnit),
      'of ',
    ),
    filters.location.length === 0 ? '' : `in ${alternatives(filters.location)}`,
    developer ? `by ${developer.name}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  return capitalised(text)
}

function bounds(
  min: number | undefined,
  max: number | undefined,
  say: (value: number) => string,
  before = '',
): string {
  if (min !== undefined && max !== undefined)
    return `${before || 'from '}${say(min)} to ${say(max)}`
  if (max !== undefined) return before ? `${before}at most ${say(max)}` : `under ${say(max)}`
  if (min !== undefined) return before ? `${before}at least ${say(min)}` : `above ${say(min)}`
  return ''
}
