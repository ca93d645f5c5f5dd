import type { AffordabilityField } from '../../../domain/cost/affordability-parameters.ts'

/** The fields for what a visitor can spend: a label and an example of an amount. */
export const AFFORDABILITY_TEXTS: Readonly<
  Record<AffordabilityField, { label: string; placeholder: string }>
> = {
  emi: { label: '₹ a month', placeholder: '50,000' },
  cash: { label: '₹ of my own', placeholder: '20 lakh' },
}
