import { roundHalfUp } from '../price/money.ts'
import { EMI_FIELDS, EMI_SLIDERS, type EmiInput } from './emi-defaults.ts'
import { createLoan, inPaise, rupees } from './loan.ts'

export type EmiResult = ReturnType<typeof calculateEmi>

/**
 * The instalment of a loan and its totals (`createLoan` has the formula). Figures are rounded
 * for display only, after the whole calculation.
 * @param loan rupees
 * @param rate per cent a year
 */
export function calculateEmi(loan: number, rate: number, years: number) {
  const { principal, emi, months } = createLoan(loan, rate, years)
  const total = inPaise(emi * BigInt(months))
  const totalPayment = rupees(total)
  const principalShare = roundHalfUp(total === 0n ? 100 : (loan / totalPayment) * 100, 1)
  return {
    /** Rupees, rounded half up to two decimals, as shown. */
    emi: rupees(inPaise(emi)),
    totalPayment,
    totalInterest: rupees(total - inPaise(principal)),
    /** Shares of the total payment in per cent, one decimal; they add up to 100. */
    principalShare,
    interestShare: roundHalfUp(100 - principalShare, 1),
  }
}

/** A slider's position for a value: the nearest step within its own limits. */
export function sliderPosition(value: number, input: EmiInput): number {
  const { min, max, step } = EMI_SLIDERS[input]
  const last = Math.floor(roundHalfUp((max - min) / step, 6))
  const nearest = Math.round((value - min) / step)
  return roundHalfUp(min + Math.min(Math.max(nearest, 0), last) * step, 6)
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
