import { calculateEmi } from './emi.ts'
import { EMI_FIELDS } from './emi-defaults.ts'

/** A tenure beside the chosen one; rupees with two decimals. */
export type Tenure = {
  readonly years: number
  readonly emi: number
  readonly totalInterest: number
  readonly totalPayment: number
  /** True for the tenure that was chosen. */
  readonly isChosen: boolean
}

const STEP = 5

/** The chosen tenure with five years less and five more, as far as a loan may run. */
export function compareTenures(loan: number, rate: number, years: number): Tenure[] {
  const { min, max } = EMI_FIELDS.years
  return [years - STEP, years, years + STEP]
    .filter((tenure) => tenure >= min && tenure <= max)
    .map((tenure) => {
      const { emi, totalInterest, totalPayment } = calculateEmi(loan, rate, tenure)
      return { years: tenure, emi, totalInterest, totalPayment, isChosen: tenure === years }
    })
}
