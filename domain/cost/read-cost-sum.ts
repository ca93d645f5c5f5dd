import { parseSum } from '../amount/sums.ts'
import { mayBeSum, withinLimits, type CostNumber } from './cost-query.ts'
import { COST_FIELDS } from './emi-defaults.ts'

/**
 * The rupees of a sum as people write and say it: '50 lakh', '5,00,000', 'dedh crore'. Undefined where it
 * is none, or outside the field's limits. In a file of its own: browsers fetch the reader of sums when
 * one is typed.
 */
export function readCostSum(text: string, name: CostNumber): number | undefined {
  const rupees = parseSum(text, () => 1)
  return rupees === undefined ? undefined : withinLimits(rupees, name)
}

/** A query with its sums in plain numbers, which is all that pages read; undefined where it has no others. */
export function withPlainSums(search: URLSearchParams): URLSearchParams | undefined {
  const plain = new URLSearchParams(search)
  for (const name of COST_FIELDS) {
    const text = search.get(name) ?? ''
    const rupees = mayBeSum(text, name) ? readCostSum(text, name) : undefined
    if (rupees !== undefined) plain.set(name, String(rupees))
  }
  return String(plain) === String(search) ? undefined : plain
}
