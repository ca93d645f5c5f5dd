import { roundHalfUp } from '../price/money.ts'
import { EMI_FIELDS } from './emi-defaults.ts'
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
