import { parseRupees } from '../amount/read-rupees.ts'
import { MAX_AFFORDABILITY, type RequestedAffordability } from './affordability.ts'
import { AFFORDABILITY_FIELDS, type AffordabilityField } from './affordability-fields.ts'

/**
 * Reads the amounts that were typed ('50k', '20 lakh'). Zero is an amount. A project's page shows
 * amounts without this file, as what reads them is 4 KB of script.
 */
export function readAffordability(params: URLSearchParams): RequestedAffordability {
  const affordability: Partial<Record<AffordabilityField, number>> = {}
  const unread: Partial<Record<AffordabilityField, string>> = {}
  for (const name of AFFORDABILITY_FIELDS) {
    const text = params.get(name)?.trim() ?? ''
    const amount = parseRupees(text, () => 1)
    if (amount !== undefined && amount <= MAX_AFFORDABILITY[name])
      affordability[name] = Math.round(amount)
    // Nobody types a longer amount.
    else if (text !== '') unread[name] = text.slice(0, 40)
  }
  return { ...affordability, ...(Object.keys(unread).length > 0 && { unread }) }
}
