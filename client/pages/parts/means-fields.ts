import type { MeansName } from '../../../domain/cost/means-parameters.ts'

/** The fields for what a visitor can spend: a label and an example of an amount. */
export const MEANS_FIELDS: Readonly<Record<MeansName, { label: string; placeholder: string }>> = {
  emi: { label: '₹ a month', placeholder: '50,000' },
  cash: { label: '₹ of my own', placeholder: '20 lakh' },
}
