import { createLoan, inPaise, loanMonths, rupees } from './loan-arithmetic.ts'

/** What is paid besides the instalments, in rupees; the instalment stays, the loan ends earlier. */
export type Prepayment = {
  /** One sum, right after instalment `month` (1-based). */
  readonly once?: { readonly amount: number; readonly month: number } | undefined
  /** A sum after every twelfth instalment. */
  readonly yearly?: number | undefined
}

export type PrepaymentEffect = {
  /** Instalments that need not be paid. */
  readonly monthsSaved: number
  /** Rupees with two decimals. */
  readonly interestSaved: number
  /** Instalments that are paid. */
  readonly months: number
  readonly interest: number
}

/**
 * What prepayments save. Never more than what is owed is prepaid; nothing is after the last
 * instalment.
 * @param principal rupees
 * @param rate per cent a year
 */
export function prepaymentEffect(
  principal: number,
  rate: number,
  years: number,
  { once, yearly = 0 }: Prepayment,
): PrepaymentEffect {
  const loan = createLoan(principal, rate, years)
  const besides = (month: number): number =>
    (once?.month === month ? once.amount : 0) + (month % 12 === 0 ? yearly : 0)
  const plain = run(loanMonths(loan))
  const faster = run(loanMonths(loan, besides))
  return {
    monthsSaved: plain.months - faster.months,
    interestSaved: rupees(plain.interest - faster.interest),
    months: faster.months,
    interest: rupees(faster.interest),
  }
}

function run(months: ReturnType<typeof loanMonths>): { months: number; interest: bigint } {
  let count = 0
  let interest = 0n
  for (const month of months) {
    count = month.month
    interest += month.interest
  }
  return { months: count, interest: inPaise(interest) }
}
