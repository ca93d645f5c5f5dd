import type { RequestedAffordability } from '../../../domain/cost/affordability.ts'
import type { AffordabilityField } from '../../../domain/cost/affordability-fields.ts'
import { formatInr } from '../../../domain/price/money.ts'

const TEXTS: Readonly<Record<AffordabilityField, { label: string; placeholder: string }>> = {
  emi: { label: '₹ a month', placeholder: '50,000' },
  cash: { label: '₹ of my own', placeholder: '20 lakh' },
}

/** The text that an amount's field shows, an example, and what is wrong with the given amount. */
export function affordabilityInput(
  affordability: RequestedAffordability,
  name: AffordabilityField,
) {
  const amount = affordability[name]
  const unread = affordability.unread?.[name]
  return {
    value: amount === undefined ? (unread ?? '') : formatInr(amount, 0),
    error: unread && `Write it like ${TEXTS[name].placeholder}.`,
    field: { name, ...TEXTS[name], autoComplete: 'off', inputMode: 'decimal' } as const,
  }
}
