import type { RequestedAffordability } from '../../../domain/cost/affordability.ts'
import type { AffordabilityField } from '../../../domain/cost/affordability-fields.ts'
import { formatInr } from '../../../domain/price/money.ts'

const TEXTS: Readonly<Record<AffordabilityField, { label: string; example: string }>> = {
  emi: { label: '₹ a month', example: '50,000' },
  cash: { label: '₹ of my own', example: '20 lakh' },
}

/** The text that an amount's field shows, an example, and what is wrong with the given amount. */
export function affordabilityInput(
  affordability: RequestedAffordability,
  name: AffordabilityField,
) {
  const amount = affordability[name]
  const unread = affordability.unread?.[name]
  const { label, example } = TEXTS[name]
  return {
    value: amount === undefined ? (unread ?? '') : formatInr(amount, 0),
    error: unread && `Write it like ${example}.`,
    field: {
      name,
      label,
      placeholder: `e.g. ${example}`,
      autoComplete: 'off',
      inputMode: 'decimal',
    } as const,
  }
}
