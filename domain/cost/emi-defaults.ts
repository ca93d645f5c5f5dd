import type { SliderLimits } from '../listing/range-units.ts'

export type EmiInput = 'loan' | 'rate' | 'years'

/** What the calculator starts with: rupees, per cent a year, years (docs/product.md, 'What it costs'). */
export const EMI_DEFAULTS: Readonly<Record<EmiInput, number>> = {
  loan: 10_000,
  rate: 8.5,
  years: 5,
}

/** The loan behind the EMI of a comparison: what banks commonly lend, in per cent of the price, and how. */
export const COMPARED_LOAN = { percent: 80, rate: EMI_DEFAULTS.rate, years: 20 } as const

/**
 * The limits of the number fields (docs/product.md, 'What it costs'), which hold the value itself.
 */
export const EMI_FIELDS: Readonly<Record<EmiInput, SliderLimits>> = {
  loan: { min: 1000, max: 1e9, step: 1000 },
  rate: { min: 0.1, max: 30, step: 0.1 },
  years: { min: 1, max: 30, step: 1 },
}

export const COST_FIELDS = [
  'loan',
  'rate',
  'years',
  'prepay',
  'prepayMonth',
  'prepayYearly',
] as const

/** The parameters of a project's address that say what to calculate with, in their order there. */
export const COST_PARAMETERS = ['unit', 'buyer', ...COST_FIELDS] as const
