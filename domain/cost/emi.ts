import { roundHalfUp } from '../price/money.ts'
import { EMI_FIELDS, EMI_SLIDERS, type EmiInput } from './emi-defaults.ts'
import { createLoan, inPaise, rupees } from './loan.ts'

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
 * The instalment of a loan and its totals (`createLoan` has the formula). Figures are rounded
 * for display only, after the whole calculation.
 * @param loan rupees
 * @param rate per cent a year
 */
export function calculateEmi(loan: number, rate: number, years: number): EmiResult {
  const { principal, emi, months } = createLoan(loan, rate, years)
  const total = inPaise(emi * BigInt(months))
  const totalPayment = rupees(total)
  const principalShare = roundHalfUp(total === 0n ? 100 : (loan / totalPayment) * 100, 1)
  return {
    emi: rupees(inPaise(emi)),
    totalPayment,
    totalInterest: rupees(total - inPaise(principal)),
    principalShare,
    interestShare: roundHalfUp(100 - principalShare, 1),
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

/** A slider's position for a value: the nearest step within its own limits. */
export function sliderPosition(value: number, input: EmiInput): number {
  const { min, max, step } = EMI_SLIDERS[input]
  const last = Math.floor(roundHalfUp((max - min) / step, 6))
  const nearest = Math.round((value - min) / step)
  return roundHalfUp(min + Math.min(Math.max(nearest, 0), last) * step, 6)
}

const STEP = 5

/** The chosen tenure with five years less and five more, as far as a loan may run. */
export function compareTenures(loan: number, rate: number, years: number) {
  const { min, max } = EMI_FIELDS.years
  return [years - STEP, years, years + STEP]
    .filter((tenure) => tenure >= min && tenure <= max)
    .map((tenure) => ({
      ...calculateEmi(loan, rate, tenure),
      years: tenure,
      isChosen: tenure === years,
    }))
}
