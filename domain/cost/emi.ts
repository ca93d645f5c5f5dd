import type { SliderLimits } from '../listing/range-units.ts'
import { roundHalfUp, CRORE, LAKH } from '../price/money.ts'
import { EMI_FIELDS, type EmiInput } from './emi-defaults.ts'
import { createLoan, inPaise } from './loan.ts'

export type EmiResult = ReturnType<typeof calculateEmi>

/**
 * The instalment of a loan and its totals (`createLoan` has the formula). Figures are rounded
 * for display only, after the whole calculation.
 * @param loan rupees
 * @param rate per cent a year
 */
export function calculateEmi(loan: number, rate: number, years: number) {
  const { emi, total } = createLoan(loan, rate, years)
  const totalPayment = inPaise(total) / 100
  const principalShare = roundHalfUp(total === 0 ? 100 : (loan / totalPayment) * 100, 1)
  return {
    /** Rupees, rounded half up to two decimals, as shown. */
    emi: inPaise(emi) / 100,
    totalPayment,
    totalInterest: (inPaise(total) - inPaise(loan)) / 100,
    /** Shares of the total payment in per cent, one decimal; they add up to 100. */
    principalShare,
    interestShare: roundHalfUp(100 - principalShare, 1),
  }
}

/** The chosen tenure with five years less and five more, as far as a loan may run. */
export function compareTenures(loan: number, rate: number, years: number) {
  const { min, max } = EMI_FIELDS.years
  return [years - 5, years, years + 5]
    .filter((tenure) => tenure >= min && tenure <= max)
    .map((tenure) => ({
      ...calculateEmi(loan, rate, tenure),
      years: tenure,
      isChosen: tenure === years,
    }))
}

/** The steps of the loan's slider as `[step, upTo]` in rupees, each from where the one before ends. */
const LOAN_STEPS = [
  [1000, 10_000],
  [10_000, LAKH],
  [LAKH / 2, 10 * LAKH],
  [10 * LAKH, 5 * CRORE],
  [CRORE, 10 * CRORE],
  [10 * CRORE, EMI_FIELDS.loan.max],
] as const

/** The round amounts that the loan's slider stops at; its positions count them. */
const LOAN_STOPS: readonly number[] = LOAN_STEPS.flatMap(([step, upTo], index) => {
  const from = LOAN_STEPS[index - 1]?.[1] ?? 0
  return Array.from({ length: (upTo - from) / step }, (_, index) => from + (index + 1) * step)
})

/** The sliders beside the calculator's fields, which only follow to their nearest step. */
export const EMI_SLIDERS: Readonly<Record<EmiInput, SliderLimits>> = {
  loan: { min: 0, max: LOAN_STOPS.length - 1, step: 1 },
  rate: { min: 1, max: 30, step: 0.1 },
  years: { min: 1, max: 30, step: 1 },
}

/** A slider's position for a value: the nearest step within its own limits. */
export function sliderPosition(value: number, input: EmiInput): number {
  if (input === 'loan') {
    const distances = LOAN_STOPS.map((stop) => Math.abs(stop - value))
    return distances.indexOf(Math.min(...distances))
  }
  const { min, max, step } = EMI_SLIDERS[input]
  const nearest = Math.round((value - min) / step)
  return roundHalfUp(Math.min(Math.max(min + nearest * step, min), max), 6)
}

export const sliderValue = (position: number, input: EmiInput): number =>
  (input === 'loan' ? LOAN_STOPS[position] : undefined) ?? position
