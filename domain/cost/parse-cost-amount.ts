import { parseRupees } from '../amount/read-rupees.ts'
import { mayBeAmountInWords, withinLimits, type CostNumber } from './cost-query.ts'
import { COST_FIELDS } from './emi-defaults.ts'

/**
 * The rupees of an amount as people write and say it: '50 lakh', '5,00,000', 'dedh crore'. Undefined
 * where a text is no amount, or outside the field's limits. This file is apart, so that browsers fetch
 * the reader of amounts only when somebody types an amount.
 */
export function parseCostAmount(text: string, name: CostNumber): number | undefined {
  const rupees = parseRupees(text, () => 1)
  return rupees === undefined ? undefined : withinLimits(rupees, name)
}

/**
 * A query with its amounts in plain numbers, as pages read no others; undefined where it has no
 * others.
 */
export function withPlainAmounts(search: URLSearchParams): URLSearchParams | undefined {
  const plain = new URLSearchParams(search)
  for (const name of COST_FIELDS) {
    const text = search.get(name) ?? ''
    const rupees = mayBeAmountInWords(text, name) ? parseCostAmount(text, name) : undefined
    if (rupees !== undefined) plain.set(name, String(rupees))
  }
  return String(plain) === String(search) ? undefined : plain
}
