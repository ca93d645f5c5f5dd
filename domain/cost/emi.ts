import { decimalFrom, roundHalfUp, toNumber } from '../price/decimal.ts'

/** Limits of a number field or a slider; `step` is the field's or the slider's own. */
export type EmiLimits = { readonly min: number; readonly max: number; readonly step: number }

export type EmiInput = 'loan' | 'rate' | 'years'

/** What the calculator starts with: rupees, per cent a year, years (docs/product.md, 'What it costs'). */
export const EMI_DEFAULTS: Readonly<Record<EmiInput, number>> = {
  loan: 10_000,
  rate: 8.5,
  years: 5,
}

/** The number fields hold the value: anything within these (docs/product.md, 'What it costs'). */
export const EMI_FIELDS: Readonly<Record<EmiInput, EmiLimits>> = {
  loan: { min: 1000, max: 1e9, step: 1000 },
  rate: { min: 0.1, max: 30, step: 0.1 },
  years: { min: 1, max: 30, step: 1 },
}

/** The sliders beside them, which only follow to their nearest step. */
export const EMI_SLIDERS: Readonly<Record<EmiInput, EmiLimits>> = {
  loan: { min: 1000, max: 1e9, step: 1e6 },
  rate: { min: 1, max: 30, step: 0.1 },
  years: { min: 1, max: 30, step: 1 },
}

export type EmiResult = {
  /** Rupees, rounded half up to two decimals, as shown. */
  readonly emi: number
  readonly totalPayment: number
  readonly totalInterest: number
  /** Shares of the total payment in per cent, one decimal; they add up to 100. */
  readonly principalShare: number
  readonly interestShare: number
}

/**
 * The standard annuity: monthly rate = rate / 12 / 100, months = years x 12. A rate of 0 repays
 * the loan in equal parts. Figures are rounded for display only, after the whole calculation.
 */
export function calculateEmi(loan: number, rate: number, years: number): EmiResult {
  const monthly = rate / 12 / 100
  const months = years * 12
  // expm1 and log1p keep small rates exact: (1 + r) ** n - 1 loses its digits there.
  const emi =
    monthly === 0 ? loan / months : (loan * monthly) / -Math.expm1(-months * Math.log1p(monthly))
  const total = emi * months
  const principalShare = roundTo(total === 0 ? 100 : (loan / total) * 100, 1)
  return {
    emi: roundTo(emi, 2),
    totalPayment: roundTo(total, 2),
    totalInterest: roundTo(total - loan, 2),
    principalShare,
    interestShare: roundTo(100 - principalShare, 1),
  }
}

/**
 * What a visitor typed into a field, with or without grouping commas; undefined (ignored) where it
 * is no number or outside the field's limits.
 */
export function readEmiNumber(text: string, input: EmiInput): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const value = Number(plain)
  const { min, max } = EMI_FIELDS[input]
  return value >= min && value <= max ? value : undefined
}

/** Where a slider stands for a value: its nearest step within its own limits. */
export function sliderPosition(value: number, input: EmiInput): number {
  const { min, max, step } = EMI_SLIDERS[input]
  const last = Math.floor(roundTo((max - min) / step, 6))
  const nearest = Math.round((value - min) / step)
  return roundTo(min + Math.min(Math.max(nearest, 0), last) * step, 6)
}

function roundTo(value: number, decimals: number): number {
  return toNumber(roundHalfUp(decimalFrom(value), decimals))
}
